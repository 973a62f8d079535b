// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Unions {
    /// Distinguished by a constant.
    public enum Event: Union {
        case doorOpened(Opened)
        case doorClosed(Closed)
        /// Moved
        case doorMoved(Moved)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "door.opened": self = .doorOpened(try json.read())
            case "door.closed": self = .doorClosed(try json.read())
            case "door.moved": self = .doorMoved(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .doorOpened(let value): UnionValue(value)
            case .doorClosed(let value): UnionValue(value)
            case .doorMoved(let value): UnionValue(value)
            case .undocumented(let value): UnionValue(value)
            }
        }

        public struct Moved: HashedModel {
            public var type: String { "door.moved" }
            public var from: String
            public var to: String

            public init(from: String, to: String) {
                self.from = from
                self.to = to
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("type", "door.moved")
                from = try json.required("from")
                to = try json.required("to")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("type", "door.moved")
                try json.required("from", from)
                try json.required("to", to)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(from, other.from)
                pairs.add(to, other.to)
            }
        }
    }

    public struct Opened: HashedModel {
        public var type: String { "door.opened" }
        public var at: Date

        public init(at: Date) {
            self.at = at
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "door.opened")
            at = try json.required("at")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "door.opened")
            try json.required("at", at)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(at, other.at)
        }
    }

    public struct Closed: HashedModel {
        public var type: String { "door.closed" }
        public var at: Date
        public var by: Actor?

        public init(at: Date, by: Actor? = nil) {
            self.at = at
            self.by = by
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "door.closed")
            at = try json.required("at")
            by = try json.optional("by")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "door.closed")
            try json.required("at", at)
            try json.optional("by", by)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(at, other.at)
            pairs.add(by, other.by)
        }
    }

    /// Distinguished by the kind of JSON.
    public enum Scalar: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ListLiteral, MapLiteral
    {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case stringArray([String])
        case dictionary([String: String])

        public typealias ArrayLiteralElement = String

        public init(_ elements: [String]) {
            self = .stringArray(elements)
        }

        public typealias Value = String

        public init(_ members: [String: String]) {
            self = .dictionary(members)
        }

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .number: self = .number(try json.read())
            case .string: self = .string(try json.read())
            case .array: self = .stringArray(try json.read())
            case .object: self = .dictionary(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .string(let value): UnionValue(value)
            case .integer(let value): UnionValue(value)
            case .number(let value): UnionValue(value)
            case .boolean(let value): UnionValue(value)
            case .stringArray(let value): UnionValue(value)
            case .dictionary(let value): UnionValue(value)
            }
        }
    }

    /// A list of types is a union too.
    public enum Identifier: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
        case integer(Int)
        case string(String)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .integer: self = .integer(try json.read())
            case .string: self = .string(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .integer(let value): UnionValue(value)
            case .string(let value): UnionValue(value)
            }
        }
    }

    /// Distinguished by their required members.
    public enum Actor: Union, ExpressibleByStringInterpolation {
        case person(Person)
        case machine(Machine)
        /// Only a name.
        case string(String)

        public static let alternatives = Alternatives<Self>(
            .init(Self.person, needs: ["email"]),
            .init(Self.machine, needs: ["serial"]),
            .init(Self.string, .string)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .person(let value): UnionValue(value)
            case .machine(let value): UnionValue(value)
            case .string(let value): UnionValue(value)
            }
        }
    }

    public struct Person: HashedModel {
        public var email: String
        public var name: String?

        public init(email: String, name: String? = nil) {
            self.email = email
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            email = try json.required("email")
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("email", email)
            try json.optional("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(email, other.email)
            pairs.add(name, other.name)
        }
    }

    public struct Machine: HashedModel {
        public var serial: String
        public var name: String?

        public init(serial: String, name: String? = nil) {
            self.serial = serial
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            serial = try json.required("serial")
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("serial", serial)
            try json.optional("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(serial, other.serial)
            pairs.add(name, other.name)
        }
    }

    /// The alternatives overlap: the one with the most required members is tried first.
    public enum Address: Union {
        case city(City)
        case street(Street)

        public static let alternatives = Alternatives<Self>(
            .init(Self.city),
            .init(Self.street, needs: ["street"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .city(let value): UnionValue(value)
            case .street(let value): UnionValue(value)
            }
        }
    }

    public struct City: HashedModel {
        public var city: String

        public init(city: String) {
            self.city = city
        }

        public init(from json: inout ObjectReader) throws {
            city = try json.required("city")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("city", city)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(city, other.city)
        }
    }

    public struct Street: HashedModel {
        public var city: String
        public var street: String

        public init(city: String, street: String) {
            self.city = city
            self.street = street
        }

        public init(from json: inout ObjectReader) throws {
            city = try json.required("city")
            street = try json.required("street")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("city", city)
            try json.required("street", street)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(city, other.city)
            pairs.add(street, other.street)
        }
    }

    /// Known words, or any other.
    public enum Level: OpenEnum, ExpressibleByStringLiteral {
        case low, high
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Level] = [.low, .high]

        public var rawValue: String {
            switch self {
            case .low: "low"
            case .high: "high"
            case .undocumented(let value): value
            }
        }
    }

    /// A union that contains itself.
    public indirect enum Filter: Union {
        case equals(Equals)
        case all(All)
        case not(Not)

        public static let alternatives = Alternatives<Self>(
            .init(Self.equals, needs: ["field"]),
            .init(Self.all, needs: ["all"]),
            .init(Self.not, needs: ["not"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .equals(let value): UnionValue(value)
            case .all(let value): UnionValue(value)
            case .not(let value): UnionValue(value)
            }
        }

        public struct All: HashedModel {
            public var all: [Filter]

            public init(all: [Filter]) {
                self.all = all
            }

            public init(from json: inout ObjectReader) throws {
                all = try json.required("all")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("all", all)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(all, other.all)
            }
        }

        public struct Not: HashedModel {
            public var not: Filter

            public init(not: Filter) {
                self.not = not
            }

            public init(from json: inout ObjectReader) throws {
                not = try json.required("not")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("not", not)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(not, other.not)
            }
        }
    }

    public struct Equals: HashedModel {
        public var field: String
        public var value: Scalar?

        public init(field: String, value: Scalar?) {
            self.field = field
            self.value = value
        }

        public init(from json: inout ObjectReader) throws {
            field = try json.required("field")
            value = try json.optional("value")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("field", field)
            try json.nullable("value", value)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(field, other.field)
            pairs.add(value, other.value)
        }
    }

    /// A union of unions.
    public enum Nested: Union, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
        case shape(Shape)
        case integer(Int)
        case boolean(Bool)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .object: self = .shape(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .shape(let value): UnionValue(value)
            case .integer(let value): UnionValue(value)
            case .boolean(let value): UnionValue(value)
            }
        }
    }

    /// A discriminator with a mapping: two tags for one arm, and one by bare name.
    public enum Shape: Union {
        /// The `kind` is one of `circle`, `disc`.
        case circle(Circle)
        case box(Box)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "circle", "disc": self = .circle(try json.read())
            case "box": self = .box(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .circle(let value): UnionValue(value)
            case .box(let value): UnionValue(value, tag: "kind", "box")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    /// A discriminator without: the tag is the name of the schema.
    public enum Vehicle: Union {
        case bicycle(Bicycle)
        case tram(Tram)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("vehicle_type") {
            case "Bicycle": self = .bicycle(try json.read())
            case "Tram": self = .tram(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .bicycle(let value): UnionValue(value, tag: "vehicle_type", "Bicycle")
            case .tram(let value): UnionValue(value, tag: "vehicle_type", "Tram")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Circle: HashedModel {
        public var kind: String
        public var radius: Double

        public init(kind: String, radius: Double) {
            self.kind = kind
            self.radius = radius
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            radius = try json.required("radius")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("radius", radius)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(radius, other.radius)
        }
    }

    public struct Box: HashedModel {
        public var kind: String
        public var width: Double

        public init(width: Double, kind: String = "box") {
            self.width = width
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            width = try json.required("width")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("width", width)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(width, other.width)
            pairs.add(kind, other.kind)
        }
    }

    public struct Bicycle: HashedModel {
        public var vehicleType: String
        public var gears: Int?

        public init(vehicleType: String = "Bicycle", gears: Int? = nil) {
            self.vehicleType = vehicleType
            self.gears = gears
        }

        public init(from json: inout ObjectReader) throws {
            vehicleType = try json.required("vehicle_type")
            gears = try json.optional("gears")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("vehicle_type", vehicleType)
            try json.optional("gears", gears)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(vehicleType, other.vehicleType)
            pairs.add(gears, other.gears)
        }
    }

    public struct Tram: HashedModel {
        public var vehicleType: String
        public var line: Int?

        public init(vehicleType: String = "Tram", line: Int? = nil) {
            self.vehicleType = vehicleType
            self.line = line
        }

        public init(from json: inout ObjectReader) throws {
            vehicleType = try json.required("vehicle_type")
            line = try json.optional("line")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("vehicle_type", vehicleType)
            try json.optional("line", line)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(vehicleType, other.vehicleType)
            pairs.add(line, other.line)
        }
    }

    /// Members of its own beside the alternatives.
    public struct Tagged: HashedModel {
        public var id: String
        public var variant: Variant

        public init(id: String, variant: Variant) {
            self.id = id
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.inline(variant)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(variant, other.variant)
        }

        public enum Variant: Union {
            case person(Person)
            case machine(Machine)

            public static let alternatives = Alternatives<Self>(
                .init(Self.person, needs: ["email"]),
                .init(Self.machine, needs: ["serial"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: UnionValue {
                switch self {
                case .person(let value): UnionValue(value)
                case .machine(let value): UnionValue(value)
                }
            }
        }
    }
}
