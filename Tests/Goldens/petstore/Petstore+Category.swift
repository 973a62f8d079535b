// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct Category: Model, Hashable {
        public var name: String
        @Indirect public var parent: Category?
        public var children: [Category]?

        public init(name: String, parent: Category? = nil, children: [Category]? = nil) {
            self.name = name
            self.parent = parent
            self.children = children
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            parent = try json.optional("parent")
            children = try json.optional("children")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.optional("children", children)
        }

        public static func == (a: Category, b: Category) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.parent, b.parent)
            same.compare(a.children, b.children)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(parent)
            hasher.combine(children)
        }
    }
}
