// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// No mapping, and no member is required: a value without a tag is the base.
    public indirect enum Node: Union {
        case leafNode(LeafNode)
        case innerNode(InnerNode)
        case node(Base)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "leaf_node": self = .leafNode(try json.read())
            case "inner_node": self = .innerNode(try json.read())
            case "node": self = .node(try json.read())
            case nil: self = .node(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .leafNode(let value): Alternative(value, tag: "type", "leaf_node")
            case .innerNode(let value): Alternative(value, tag: "type", "inner_node")
            case .node(let value): Alternative(value)
            case .undocumented(let value): Alternative(value)
            }
        }

        public enum Kind: OpenEnum {
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
        public struct Base: Model, Hashable {
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

            public static func == (a: Base, b: Base) -> Bool {
                var same = Equality()
                same.compare(a.type, b.type)
                same.compare(a.parent, b.parent)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(type)
                hasher.combine(parent)
            }
        }
    }
}
