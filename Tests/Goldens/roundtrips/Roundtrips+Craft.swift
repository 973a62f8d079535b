// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public enum Craft: Union {
        case boat(Boat)
        case ferry(Ferry)
        case raft(Raft)
        case craft(Base)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "boat": self = .boat(try json.read())
            case "ferry": self = .ferry(try json.read())
            case "raft": self = .raft(try json.read())
            case "Craft": self = .craft(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .boat(let value): Alternative(value, tag: "kind", "boat")
            case .ferry(let value): Alternative(value, tag: "kind", "ferry")
            case .raft(let value): Alternative(value, tag: "kind", "raft")
            case .craft(let value): Alternative(value, tag: "kind", "Craft")
            case .undocumented(let value): Alternative(value)
            }
        }

        /// The members that every `Craft` has.
        public struct Base: Model, Hashable {
            public var kind: String

            public init(kind: String = "Craft") {
                self.kind = kind
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
            }

            public static func == (a: Base, b: Base) -> Bool {
                var same = Equality()
                same.compare(a.kind, b.kind)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(kind)
            }
        }
    }
}
