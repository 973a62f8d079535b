// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Streams {
    public struct Tick: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.at, b.at)
            same.compare(a.price, b.price)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(at)
            hasher.combine(price)
        }
    }

    public enum ChatEvent: Union {
        case delta(ChatDelta)
        case usage(ChatUsage)
        /// A value whose tag is not described.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "delta": self = .delta(try json.read())
            case "usage": self = .usage(try json.read())
            default: self = .undocumented(try json.read())
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

    public struct ChatDelta: JSONModel, Hashable {
        public var type: String
        public var text: String

        public init(type: String, text: String) {
            self.type = type
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            text = try json.required("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("text", text)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.text, b.text)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(text)
        }
    }

    public struct ChatUsage: JSONModel, Hashable {
        public var type: String
        public var tokens: Int

        public init(type: String, tokens: Int) {
            self.type = type
            self.tokens = tokens
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            tokens = try json.required("tokens")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("tokens", tokens)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.tokens, b.tokens)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(tokens)
        }
    }

    public struct TickEvent: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
        }
    }

    public struct NoticeEvent: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
        }
    }

    public struct Fault: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.detail, b.detail)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(detail)
        }
    }
}
