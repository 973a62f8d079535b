// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// A union that holds itself.
    public indirect enum Rule: Union {
        case equals(Equals)
        case all(All)
        case not(Not)

        public static let alternatives = Alternatives<Self>(
            .init(Self.equals, needs: ["field"]),
            .init(Self.all, needs: ["all"]),
            .init(Self.not, needs: ["not"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .equals(let value): Alternative(value)
            case .all(let value): Alternative(value)
            case .not(let value): Alternative(value)
            }
        }

        public struct Equals: Model, Hashable {
            public var field: String
            public var value: String

            public init(field: String, value: String) {
                self.field = field
                self.value = value
            }

            public init(from json: inout ObjectReader) throws {
                field = try json.required("field")
                value = try json.required("value")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("field", field)
                try json.required("value", value)
            }

            public static func == (a: Equals, b: Equals) -> Bool {
                var same = Equality()
                same.compare(a.field, b.field)
                same.compare(a.value, b.value)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(field)
                hasher.combine(value)
            }
        }

        public struct All: Model, Hashable {
            public var all: [Rule]

            public init(all: [Rule]) {
                self.all = all
            }

            public init(from json: inout ObjectReader) throws {
                all = try json.required("all")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("all", all)
            }

            public static func == (a: All, b: All) -> Bool {
                var same = Equality()
                same.compare(a.all, b.all)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(all)
            }
        }

        public struct Not: Model, Hashable {
            public var not: Rule

            public init(not: Rule) {
                self.not = not
            }

            public init(from json: inout ObjectReader) throws {
                not = try json.required("not")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("not", not)
            }

            public static func == (a: Not, b: Not) -> Bool {
                var same = Equality()
                same.compare(a.not, b.not)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(not)
            }
        }
    }
}
