// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    public struct Cat: Model, Hashable {
        public var kind: String
        public var name: String
        public var owner: Owner?
        public var lives: Int?

        public init(kind: String = "cat", name: String, owner: Owner? = nil, lives: Int? = nil) {
            self.kind = kind
            self.name = name
            self.owner = owner
            self.lives = lives
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            owner = try json.optional("owner")
            lives = try json.optional("lives")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("owner", owner)
            try json.optional("lives", lives)
        }

        public static func == (a: Cat, b: Cat) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.name, b.name)
            same.compare(a.owner, b.owner)
            same.compare(a.lives, b.lives)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(name)
            hasher.combine(owner)
            hasher.combine(lives)
        }
    }
}
