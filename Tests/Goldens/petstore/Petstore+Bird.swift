// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct Bird: Model, Hashable {
        public var species: String

        /// In metres.
        public var wingspan: Double?
        public var words: [String]?

        public init(species: String, wingspan: Double? = nil, words: [String]? = nil) {
            self.species = species
            self.wingspan = wingspan
            self.words = words
        }

        public init(from json: inout ObjectReader) throws {
            species = try json.required("species")
            wingspan = try json.optional("wingspan")
            words = try json.optional("words")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("species", species)
            try json.optional("wingspan", wingspan)
            try json.optional("words", words)
        }

        public static func == (a: Bird, b: Bird) -> Bool {
            var same = Equality()
            same.compare(a.species, b.species)
            same.compare(a.wingspan, b.wingspan)
            same.compare(a.words, b.words)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(species)
            hasher.combine(wingspan)
            hasher.combine(words)
        }
    }
}
