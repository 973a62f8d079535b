// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    public struct Owner: Model, Hashable {
        public var pets: [Pet]?

        public init(pets: [Pet]? = nil) {
            self.pets = pets
        }

        public init(from json: inout ObjectReader) throws {
            pets = try json.optional("pets")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("pets", pets)
        }

        public static func == (a: Owner, b: Owner) -> Bool {
            var same = Equality()
            same.compare(a.pets, b.pets)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(pets)
        }
    }
}
