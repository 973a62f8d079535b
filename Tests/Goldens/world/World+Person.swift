// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Person: Model, Hashable {
        public var kind: String
        public var name: String
        public var parent: Inhabitant?
        public var language: String?

        public init(kind: String = "Person", name: String, parent: Inhabitant? = nil, language: String? = nil) {
            self.kind = kind
            self.name = name
            self.parent = parent
            self.language = language
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            parent = try json.optional("parent")
            language = try json.optional("language")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.optional("language", language)
        }

        public static func == (a: Person, b: Person) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.name, b.name)
            same.compare(a.parent, b.parent)
            same.compare(a.language, b.language)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(name)
            hasher.combine(parent)
            hasher.combine(language)
        }
    }
}
