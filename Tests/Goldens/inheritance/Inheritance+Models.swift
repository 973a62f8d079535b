// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// Listed before what it extends.
    public struct Truck: HashedModel {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?
        public var load: Double
        public var trailer: Vehicle?

        public init(kind: String, wheels: Int, load: Double, state: Vehicle.State? = nil, trailer: Vehicle? = nil) {
            self.kind = kind
            self.wheels = wheels
            self.load = load
            self.state = state
            self.trailer = trailer
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
            load = try json.required("load")
            trailer = try json.optional("trailer")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
            try json.required("load", load)
            try json.optional("trailer", trailer)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(wheels, other.wheels)
            pairs.add(load, other.load)
            pairs.add(state, other.state)
            pairs.add(trailer, other.trailer)
        }
    }

    /// The mapping leaves out the base: there is no vehicle that is nothing else.
    public indirect enum Vehicle: Union {
        case truck(Truck)
        case tram(Tram)
        case boat(Boat.Base)
        case ferry(Ferry)
        case submarine(Submarine)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "truck", "lorry": self = .truck(try json.read())
            case "tram": self = .tram(try json.read())
            case "boat": self = .boat(try json.read())
            case "ferry": self = .ferry(try json.read())
            case "submarine": self = .submarine(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .truck(let value): UnionValue(value)
            case .tram(let value): UnionValue(value, tag: "kind", "tram")
            case .boat(let value): UnionValue(value, tag: "kind", "boat")
            case .ferry(let value): UnionValue(value, tag: "kind", "ferry")
            case .submarine(let value): UnionValue(value, tag: "kind", "submarine")
            case .undocumented(let value): UnionValue(value)
            }
        }

        public enum State: OpenEnum, ExpressibleByStringLiteral {
            case parked, moving
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.parked, .moving]

            public var rawValue: String {
                switch self {
                case .parked: "parked"
                case .moving: "moving"
                case .undocumented(let value): value
                }
            }
        }
    }

    /// Adds nothing.
    public struct Tram: HashedModel {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?

        public init(wheels: Int, kind: String = "tram", state: Vehicle.State? = nil) {
            self.wheels = wheels
            self.kind = kind
            self.state = state
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(wheels, other.wheels)
            pairs.add(kind, other.kind)
            pairs.add(state, other.state)
        }
    }

    /// An heir that is a base itself; the same member tells its heirs apart.
    public enum Boat: Union {
        case ferry(Ferry)
        case submarine(Submarine)
        case boat(Base)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "ferry": self = .ferry(try json.read())
            case "submarine": self = .submarine(try json.read())
            case "boat": self = .boat(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .ferry(let value): UnionValue(value, tag: "kind", "ferry")
            case .submarine(let value): UnionValue(value, tag: "kind", "submarine")
            case .boat(let value): UnionValue(value, tag: "kind", "boat")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Boat` has.
        public struct Base: HashedModel {
            public var kind: String
            public var wheels: Int
            public var state: Vehicle.State?
            public var draught: Double?

            public init(wheels: Int, kind: String = "boat", state: Vehicle.State? = nil, draught: Double? = nil) {
                self.wheels = wheels
                self.kind = kind
                self.state = state
                self.draught = draught
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
                wheels = try json.required("wheels")
                state = try json.optional("state")
                draught = try json.optional("draught")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
                try json.required("wheels", wheels)
                try json.optional("state", state)
                try json.optional("draught", draught)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(wheels, other.wheels)
                pairs.add(kind, other.kind)
                pairs.add(state, other.state)
                pairs.add(draught, other.draught)
            }
        }
    }

    /// An heir of an heir.
    public struct Ferry: HashedModel {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?
        public var draught: Double?
        public var decks: Int?

        public init(
            wheels: Int,
            kind: String = "ferry",
            state: Vehicle.State? = nil,
            draught: Double? = nil,
            decks: Int? = nil
        ) {
            self.wheels = wheels
            self.kind = kind
            self.state = state
            self.draught = draught
            self.decks = decks
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
            draught = try json.optional("draught")
            decks = try json.optional("decks")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
            try json.optional("draught", draught)
            try json.optional("decks", decks)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(wheels, other.wheels)
            pairs.add(kind, other.kind)
            pairs.add(state, other.state)
            pairs.add(draught, other.draught)
            pairs.add(decks, other.decks)
        }
    }

    /// A base by another member.
    public enum Submarine: Union {
        case nautilus(Nautilus)
        case submarine(Base)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("class") {
            case "Nautilus": self = .nautilus(try json.read())
            case "Submarine": self = .submarine(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .nautilus(let value): UnionValue(value, tag: "class", "Nautilus")
            case .submarine(let value): UnionValue(value, tag: "class", "Submarine")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Submarine` has.
        public struct Base: HashedModel {
            public var kind: String
            public var wheels: Int
            public var state: Vehicle.State?
            public var draught: Double?
            public var `class`: String

            public init(
                wheels: Int,
                kind: String = "submarine",
                state: Vehicle.State? = nil,
                draught: Double? = nil,
                class: String = "Submarine"
            ) {
                self.wheels = wheels
                self.kind = kind
                self.state = state
                self.draught = draught
                self.`class` = `class`
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
                wheels = try json.required("wheels")
                state = try json.optional("state")
                draught = try json.optional("draught")
                `class` = try json.required("class")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
                try json.required("wheels", wheels)
                try json.optional("state", state)
                try json.optional("draught", draught)
                try json.required("class", `class`)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(wheels, other.wheels)
                pairs.add(kind, other.kind)
                pairs.add(state, other.state)
                pairs.add(draught, other.draught)
                pairs.add(`class`, other.`class`)
            }
        }
    }

    public struct Nautilus: HashedModel {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?
        public var draught: Double?
        public var `class`: String
        public var captain: String?

        public init(
            wheels: Int,
            kind: String = "submarine",
            state: Vehicle.State? = nil,
            draught: Double? = nil,
            class: String = "Nautilus",
            captain: String? = nil
        ) {
            self.wheels = wheels
            self.kind = kind
            self.state = state
            self.draught = draught
            self.`class` = `class`
            self.captain = captain
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
            draught = try json.optional("draught")
            `class` = try json.required("class")
            captain = try json.optional("captain")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
            try json.optional("draught", draught)
            try json.required("class", `class`)
            try json.optional("captain", captain)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(wheels, other.wheels)
            pairs.add(kind, other.kind)
            pairs.add(state, other.state)
            pairs.add(draught, other.draught)
            pairs.add(`class`, other.`class`)
            pairs.add(captain, other.captain)
        }
    }

    public enum Notice: Union {
        case recall(Recall)
        case greeting(Greeting)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("about") {
            case "Recall": self = .recall(try json.read())
            case "Greeting": self = .greeting(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .recall(let value): UnionValue(value, tag: "about", "Recall")
            case .greeting(let value): UnionValue(value, tag: "about", "Greeting")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Recall: HashedModel {
        public var about: String
        public var text: String?
        public var vehicle: Vehicle?

        public init(about: String = "Recall", text: String? = nil, vehicle: Vehicle? = nil) {
            self.about = about
            self.text = text
            self.vehicle = vehicle
        }

        public init(from json: inout ObjectReader) throws {
            about = try json.required("about")
            text = try json.optional("text")
            vehicle = try json.optional("vehicle")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("about", about)
            try json.optional("text", text)
            try json.optional("vehicle", vehicle)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(about, other.about)
            pairs.add(text, other.text)
            pairs.add(vehicle, other.vehicle)
        }
    }

    public struct Greeting: HashedModel {
        public var about: String
        public var text: String?

        public init(about: String = "Greeting", text: String? = nil) {
            self.about = about
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            about = try json.required("about")
            text = try json.optional("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("about", about)
            try json.optional("text", text)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(about, other.about)
            pairs.add(text, other.text)
        }
    }

    /// No mapping, and no member is required: a value without a tag is the base.
    public indirect enum Node: Union {
        case leafNode(LeafNode)
        case innerNode(InnerNode)
        case node(Base)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "leaf_node": self = .leafNode(try json.read())
            case "inner_node": self = .innerNode(try json.read())
            case "node": self = .node(try json.read())
            case nil: self = .node(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .leafNode(let value): UnionValue(value, tag: "type", "leaf_node")
            case .innerNode(let value): UnionValue(value, tag: "type", "inner_node")
            case .node(let value): UnionValue(value)
            case .undocumented(let value): UnionValue(value)
            }
        }

        public enum Kind: OpenEnum, ExpressibleByStringLiteral {
            case node, leafNode, innerNode
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Kind] = [.node, .leafNode, .innerNode]

            public var rawValue: String {
                switch self {
                case .node: "node"
                case .leafNode: "leaf_node"
                case .innerNode: "inner_node"
                case .undocumented(let value): value
                }
            }
        }

        /// The members that every `Node` has.
        public struct Base: HashedModel {
            public var type: Kind?
            public var parent: Node?

            public init(type: Kind? = .node, parent: Node? = nil) {
                self.type = type
                self.parent = parent
            }

            public init(from json: inout ObjectReader) throws {
                type = try json.optional("type")
                parent = try json.optional("parent")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("type", type)
                try json.optional("parent", parent)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(type, other.type)
                pairs.add(parent, other.parent)
            }
        }
    }

    public struct LeafNode: HashedModel {
        public var type: Node.Kind?
        public var parent: Node?
        public var value: String?

        public init(type: Node.Kind? = .leafNode, parent: Node? = nil, value: String? = nil) {
            self.type = type
            self.parent = parent
            self.value = value
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            parent = try json.optional("parent")
            value = try json.optional("value")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("parent", parent)
            try json.optional("value", value)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(type, other.type)
            pairs.add(parent, other.parent)
            pairs.add(value, other.value)
        }
    }

    public struct InnerNode: HashedModel {
        public var type: Node.Kind?
        public var parent: Node?
        public var children: [Node]

        public init(children: [Node], type: Node.Kind? = .innerNode, parent: Node? = nil) {
            self.children = children
            self.type = type
            self.parent = parent
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            parent = try json.optional("parent")
            children = try json.required("children")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("parent", parent)
            try json.required("children", children)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(children, other.children)
            pairs.add(type, other.type)
            pairs.add(parent, other.parent)
        }
    }
}
