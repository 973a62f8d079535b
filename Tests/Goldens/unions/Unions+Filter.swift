// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A union that holds itself.
    public indirect enum Filter: Union {
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

        public struct All: Model, Hashable {
            public var all: [Filter]

            public init(all: [Filter]) {
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
            public var not: Filter

            public init(not: Filter) {
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
