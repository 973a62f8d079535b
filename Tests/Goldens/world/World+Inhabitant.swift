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

        public var alternative: Alternative {
            switch self {
            case .person(let value): Alternative(value, tag: "kind", "Person")
            case .animal(let value): Alternative(value, tag: "kind", "Animal")
            case .inhabitant(let value): Alternative(value, tag: "kind", "Inhabitant")
            case .undocumented(let value): Alternative(value)
            }
        }

        /// The members that every `Inhabitant` has.
        public struct Base: Model, Hashable {
            public var kind: String
            public var name: String
            public var parent: Inhabitant?

            public init(kind: String = "Inhabitant", name: String, parent: Inhabitant? = nil) {
                self.kind = kind
                self.name = name
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
                same.compare(a.kind, b.kind)
                same.compare(a.name, b.name)
                same.compare(a.parent, b.parent)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(kind)
                hasher.combine(name)
                hasher.combine(parent)
            }
        }
    }
}
