// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Fish: Model, Hashable {
        public var kind: String
        public var name: String
        public var parent: Inhabitant?
        public var species: String
        public var legs: Int?

        public init(
            kind: String = "Animal",
            name: String,
            parent: Inhabitant? = nil,
            species: String = "fish",
            legs: Int? = nil
        ) {
            self.kind = kind
            self.name = name
            self.parent = parent
            self.species = species
            self.legs = legs
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            parent = try json.optional("parent")
            species = try json.required("species")
            legs = try json.optional("legs")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.required("species", species)
            try json.optional("legs", legs)
        }

        public static func == (a: Fish, b: Fish) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.name, b.name)
            same.compare(a.parent, b.parent)
            same.compare(a.species, b.species)
            same.compare(a.legs, b.legs)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(name)
            hasher.combine(parent)
            hasher.combine(species)
            hasher.combine(legs)
        }
    }
}
