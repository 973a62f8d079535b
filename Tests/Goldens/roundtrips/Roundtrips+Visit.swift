// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// A constant that may be missing.
    public struct Visit: Model, Hashable {
        public var kind: Kind?
        public var version: Version?
        public var who: String?

        public init(kind: Kind? = nil, version: Version? = nil, who: String? = nil) {
            self.kind = kind
            self.version = version
            self.who = who
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.optional("kind")
            version = try json.optional("version")
            who = try json.optional("who")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("kind", kind)
            try json.optional("version", version)
            try json.optional("who", who)
        }

        public static func == (a: Visit, b: Visit) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.version, b.version)
            same.compare(a.who, b.who)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(version)
            hasher.combine(who)
        }

        public enum Kind: OpenEnum {
            case visit
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Kind] = [.visit]

            public var rawValue: String {
                switch self {
                case .visit: "visit"
                case .undocumented(let value): value
                }
            }
        }

        public enum Version: OpenEnum {
            case _2
            /// A value that the description does not list.
            case undocumented(Int)

            public static let allCases: [Version] = [._2]

            public var rawValue: Int {
                switch self {
                case ._2: 2
                case .undocumented(let value): value
                }
            }
        }
    }
}
