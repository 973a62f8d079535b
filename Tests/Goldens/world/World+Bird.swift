// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Bird: Model, Hashable {
        public var kind: String
        public var name: String
        public var parent: Inhabitant?
        public var species: String
        public var legs: Int?
        public var wingspan: Double

        public init(
            kind: String = "Animal",
            name: String,
            parent: Inhabitant? = nil,
            species: String = "bird",
            legs: Int? = nil,
            wingspan: Double
        ) {
            self.kind = kind
            self.name = name
            self.parent = parent
            self.species = species
            self.legs = legs
            self.wingspan = wingspan
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            parent = try json.optional("parent")
            species = try json.required("species")
            legs = try json.optional("legs")
            wingspan = try json.required("wingspan")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.required("species", species)
            try json.optional("legs", legs)
            try json.required("wingspan", wingspan)
        }

        public static func == (a: Bird, b: Bird) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.name, b.name)
            same.compare(a.parent, b.parent)
            same.compare(a.species, b.species)
            same.compare(a.legs, b.legs)
            same.compare(a.wingspan, b.wingspan)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(name)
            hasher.combine(parent)
            hasher.combine(species)
            hasher.combine(legs)
            hasher.combine(wingspan)
        }
    }
}
