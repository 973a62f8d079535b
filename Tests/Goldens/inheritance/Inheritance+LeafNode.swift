// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    public struct LeafNode: Model, Hashable {
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

        public static func == (a: LeafNode, b: LeafNode) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.parent, b.parent)
            same.compare(a.value, b.value)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(parent)
            hasher.combine(value)
        }
    }
}
