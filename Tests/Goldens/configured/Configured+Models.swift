// Configured, generated from openapi.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Configured {
    public struct Order: JSONModel {
        public let id: String
        public let total: Decimal
        public let tips: [Decimal]?
        public let delivery: DateComponents?
        public let breaks: [CodableBox<DateComponents>]?
        public let created: Date
        public let seen: Date?
        public let paid: Date?
        public let log: [UnixSeconds]?
        public let thumbsUp: Int?
        @Indirect public private(set) var parent: Order?
        @available(*, deprecated)
        public var fax: String? { _fax }
        private let _fax: String?
        public let state: Phase?
        public let source: Source?

        public init(
            id: String,
            total: Decimal,
            created: Date,
            tips: [Decimal]? = nil,
            delivery: DateComponents? = nil,
            breaks: [CodableBox<DateComponents>]? = nil,
            seen: Date? = nil,
            paid: Date? = nil,
            log: [UnixSeconds]? = nil,
            thumbsUp: Int? = nil,
            parent: Order? = nil,
            fax: String? = nil,
            state: Phase? = nil,
            source: Source? = nil
        ) {
            self.id = id
            self.total = total
            self.created = created
            self.tips = tips
            self.delivery = delivery
            self.breaks = breaks
            self.seen = seen
            self.paid = paid
            self.log = log
            self.thumbsUp = thumbsUp
            self.parent = parent
            self._fax = fax
            self.state = state
            self.source = source
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            total = try json.required("total")
            tips = try json.optional("tips")
            delivery = try json.optional("delivery", as: .codable)
            breaks = try json.optional("breaks")
            created = try json.required("created", as: UnixSeconds.self)
            seen = try json.optional("seen", as: UnixTime.self)
            paid = try json.optional("paid", as: UnixMilliseconds.self)
            log = try json.optional("log")
            thumbsUp = try json.optional("+1")
            parent = try json.optional("parent")
            _fax = try json.optional("fax")
            state = try json.optional("state")
            source = try json.optional("source")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("total", total)
            try json.optional("tips", tips)
            try json.optional("delivery", delivery, as: .codable)
            try json.optional("breaks", breaks)
            try json.required("created", created, as: UnixSeconds.self)
            try json.optional("seen", seen, as: UnixTime.self)
            try json.optional("paid", paid, as: UnixMilliseconds.self)
            try json.optional("log", log)
            try json.optional("+1", thumbsUp)
            try json.optional("parent", parent)
            try json.optional("fax", _fax)
            try json.optional("state", state)
            try json.optional("source", source)
        }

        public enum Phase: OpenEnum, ExpressibleByStringLiteral {
            case active, ended
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Phase] = [.active, .ended]

            public var rawValue: String {
                switch self {
                case .active: "a"
                case .ended: "z"
                case .undocumented(let value): value
                }
            }
        }
    }

    public enum Source: Union, ExpressibleByStringInterpolation {
        case string(String)
        case shop(Shop)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .string: self = .string(try json.read())
            case .object: self = .shop(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .string(let value): UnionValue(value)
            case .shop(let value): UnionValue(value)
            }
        }
    }

    public struct Shop: HashedModel {
        public let name: String

        public init(name: String) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
        }
    }
}
