// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Streams {
    public struct Tick: HashedModel {
        public var at: Date
        public var price: Double

        public init(at: Date, price: Double) {
            self.at = at
            self.price = price
        }

        public init(from json: inout ObjectReader) throws {
            at = try json.required("at")
            price = try json.required("price")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("at", at)
            try json.required("price", price)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(at, other.at)
            pairs.add(price, other.price)
        }
    }

    public enum ChatEvent: Union {
        case delta(ChatDelta)
        case usage(ChatUsage)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "delta": self = .delta(try json.read())
            case "usage": self = .usage(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .delta(let value): UnionValue(value, tag: "type", "delta")
            case .usage(let value): UnionValue(value, tag: "type", "usage")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct ChatDelta: HashedModel {
        public var type: String
        public var text: String

        public init(text: String, type: String = "delta") {
            self.text = text
            self.type = type
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            text = try json.required("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("text", text)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(text, other.text)
            pairs.add(type, other.type)
        }
    }

    public struct ChatUsage: HashedModel {
        public var type: String
        public var tokens: Int

        public init(tokens: Int, type: String = "usage") {
            self.tokens = tokens
            self.type = type
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            tokens = try json.required("tokens")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("tokens", tokens)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(tokens, other.tokens)
            pairs.add(type, other.type)
        }
    }

    public struct TickEvent: HashedModel {
        public var event: String { "tick" }
        public var data: Tick

        public init(data: Tick) {
            self.data = data
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("event", "tick")
            data = try json.required("data")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("event", "tick")
            try json.required("data", data)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(data, other.data)
        }
    }

    public struct NoticeEvent: HashedModel {
        public var event: String { "notice" }
        public var data: String

        public init(data: String) {
            self.data = data
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("event", "notice")
            data = try json.required("data")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("event", "notice")
            try json.required("data", data)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(data, other.data)
        }
    }

    public struct Fault: HashedModel {
        public var detail: String?

        public init(detail: String? = nil) {
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            detail = try json.optional("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("detail", detail)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(detail, other.detail)
        }
    }
}
