// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    public struct InnerNode: Model, Hashable {
        public var type: Node.Kind?
        public var parent: Node?
        public var children: [Node]

        public init(type: Node.Kind? = .innerNode, parent: Node? = nil, children: [Node]) {
            self.type = type
            self.parent = parent
            self.children = children
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

        public static func == (a: InnerNode, b: InnerNode) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.parent, b.parent)
            same.compare(a.children, b.children)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(parent)
            hasher.combine(children)
        }
    }
}
