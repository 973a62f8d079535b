// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// Who lives here.
    public indirect enum Inhabitant: Union {
        case person(Person)
        case animal(Animal)
        case inhabitant(Base)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "Person": self = .person(try json.read())
            case "Animal": self = .animal(try json.read())
            case "Inhabitant": self = .inhabitant(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .person(let value): UnionValue(value, tag: "kind", "Person")
            case .animal(let value): UnionValue(value, tag: "kind", "Animal")
            case .inhabitant(let value): UnionValue(value, tag: "kind", "Inhabitant")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Inhabitant` has.
        public struct Base: JSONModel, Hashable {
            public var kind: String
            public var name: String
            public var parent: Inhabitant?

            public init(name: String, kind: String = "Inhabitant", parent: Inhabitant? = nil) {
                self.name = name
                self.kind = kind
                self.parent = parent
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
                name = try json.required("name")
                parent = try json.optional("parent")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
                try json.required("name", name)
                try json.optional("parent", parent)
            }

            public static func == (a: Base, b: Base) -> Bool {
                var same = Equality()
                same.compare(a.name, b.name)
                same.compare(a.kind, b.kind)
                same.compare(a.parent, b.parent)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(name)
                hasher.combine(kind)
                hasher.combine(parent)
            }
        }
    }
}
