// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct Dog: Model, Hashable {
        public var species: String
        public var breed: String?
        public var barks: Bool

        public init(species: String, breed: String? = nil, barks: Bool) {
            self.species = species
            self.breed = breed
            self.barks = barks
        }

        public init(from json: inout ObjectReader) throws {
            species = try json.required("species")
            breed = try json.optional("breed")
            barks = try json.required("barks")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("species", species)
            try json.optional("breed", breed)
            try json.required("barks", barks)
        }

        public static func == (a: Dog, b: Dog) -> Bool {
            var same = Equality()
            same.compare(a.species, b.species)
            same.compare(a.breed, b.breed)
            same.compare(a.barks, b.barks)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(species)
            hasher.combine(breed)
            hasher.combine(barks)
        }
    }
}
