// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct Cat: Model, Hashable {
        public var species: String
        public var breed: String?

        /// Default: `9`.
        public var lives: Int?

        public init(species: String, breed: String? = nil, lives: Int? = nil) {
            self.species = species
            self.breed = breed
            self.lives = lives
        }

        public init(from json: inout ObjectReader) throws {
            species = try json.required("species")
            breed = try json.optional("breed")
            lives = try json.optional("lives")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("species", species)
            try json.optional("breed", breed)
            try json.optional("lives", lives)
        }

        public static func == (a: Cat, b: Cat) -> Bool {
            var same = Equality()
            same.compare(a.species, b.species)
            same.compare(a.breed, b.breed)
            same.compare(a.lives, b.lives)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(species)
            hasher.combine(breed)
            hasher.combine(lives)
        }
    }
}
