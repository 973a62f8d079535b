// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// A flag is the tag, and may be missing.
    public enum Rule: Union {
        /// Fixed rule
        case `false`(FixedRule)
        /// Moving rule
        case `true`(MovingRule)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "dynamic", otherwise: Self.undocumented,
            .init(Self.`false`, for: "false", nil),
            .init(Self.`true`, for: "true", nil)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .`false`(let value): Alternative(value)
            case .`true`(let value): Alternative(value)
            case .undocumented(let value): Alternative(value)
            }
        }

        public struct FixedRule: Model, Hashable {
            public var dynamic: Bool?
            public var limit: Int?

            public init(dynamic: Bool? = nil, limit: Int? = nil) {
                self.dynamic = dynamic
                self.limit = limit
            }

            public init(from json: inout ObjectReader) throws {
                dynamic = try json.optional("dynamic")
                limit = try json.optional("limit")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("dynamic", dynamic)
                try json.optional("limit", limit)
            }

            public static func == (a: FixedRule, b: FixedRule) -> Bool {
                var same = Equality()
                same.compare(a.dynamic, b.dynamic)
                same.compare(a.limit, b.limit)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(dynamic)
                hasher.combine(limit)
            }
        }

        public struct MovingRule: Model, Hashable {
            public var dynamic: Bool?
            public var limit: Int?

            public init(dynamic: Bool? = nil, limit: Int? = nil) {
                self.dynamic = dynamic
                self.limit = limit
            }

            public init(from json: inout ObjectReader) throws {
                dynamic = try json.optional("dynamic")
                limit = try json.optional("limit")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("dynamic", dynamic)
                try json.optional("limit", limit)
            }

            public static func == (a: MovingRule, b: MovingRule) -> Bool {
                var same = Equality()
                same.compare(a.dynamic, b.dynamic)
                same.compare(a.limit, b.limit)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(dynamic)
                hasher.combine(limit)
            }
        }
    }
}
