// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// By value: `parent` needs a box, `children` does not.
    public struct Node: Model, Hashable {
        public var name: String
        @Indirect public var parent: Node?
        public var children: [Node]?
        public var named: [String: Node]?

        public init(name: String, parent: Node? = nil, children: [Node]? = nil, named: [String: Node]? = nil) {
            self.name = name
            self.parent = parent
            self.children = children
            self.named = named
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            parent = try json.optional("parent")
            children = try json.optional("children")
            named = try json.optional("named")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.optional("children", children)
            try json.optional("named", named)
        }

        public static func == (a: Node, b: Node) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.parent, b.parent)
            same.compare(a.children, b.children)
            same.compare(a.named, b.named)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(parent)
            hasher.combine(children)
            hasher.combine(named)
        }
    }
}
