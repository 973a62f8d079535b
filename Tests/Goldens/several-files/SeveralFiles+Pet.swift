// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    public struct Pet: Model, Hashable {
        public var name: String
        public var owner: Owner?

        public init(name: String, owner: Owner? = nil) {
            self.name = name
            self.owner = owner
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            owner = try json.optional("owner")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("owner", owner)
        }

        public static func == (a: Pet, b: Pet) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.owner, b.owner)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(owner)
        }
    }
}
