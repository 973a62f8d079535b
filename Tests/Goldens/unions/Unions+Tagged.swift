// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// Members of its own beside the arms.
    public struct Tagged: Model, Hashable {
        public var id: String
        public var variant: Variant

        public init(id: String, variant: Variant) {
            self.id = id
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.inline(variant)
        }

        public static func == (a: Tagged, b: Tagged) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.variant, b.variant)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(variant)
        }

        public enum Variant: Union {
            case person(Person)
            case machine(Machine)

            public static let alternatives = Alternatives<Self>(
                .init(Self.person, needs: ["email"]),
                .init(Self.machine, needs: ["serial"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: Alternative {
                switch self {
                case .person(let value): Alternative(value)
                case .machine(let value): Alternative(value)
                }
            }
        }
    }
}
