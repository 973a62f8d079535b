// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    public struct FormField: HashedModel {
        public var tags: [Swift.String]?
        public var count: Swift.Int?

        public init(tags: [Swift.String]? = nil, count: Swift.Int? = nil) {
            self.tags = tags
            self.count = count
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            tags = try json.optional("tags")
            count = try json.optional("count")
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.optional("tags", tags)
            try json.optional("count", count)
        }

        public func pairMembers(with other: Self, in pairs: inout EndpointRuntime.MemberPairs) {
            pairs.add(tags, other.tags)
            pairs.add(count, other.count)
        }
    }

    public struct HTTPError: HashedModel {
        public var message: Swift.String?

        public init(message: Swift.String? = nil) {
            self.message = message
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            message = try json.optional("message")
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.optional("message", message)
        }

        public func pairMembers(with other: Self, in pairs: inout EndpointRuntime.MemberPairs) {
            pairs.add(message, other.message)
        }
    }

    public struct JSONModelModel: HashedModel {
        public var id: Swift.Int
        public var double: Swift.Int32
        public var text: Swift.String
        public var large: Swift.Int64
        public var constant: Swift.String { "model" }
        public var small: Swift.UInt32?
        public var unsigned: Swift.UInt64?

        /// Default: `true`.
        public var flag: Swift.Bool?
        public var float: Swift.Float?

        /// Default: `1.5`.
        public var number: Swift.Double?

        /// Default: `"1.5"`.
        public var money: Swift.String?

        /// Default: `"2024-02-29T12:00:00Z"`.
        public var at: Foundation.Date?

        /// Default: `"2024-02-29"`.
        public var day: EndpointRuntime.CalendarDate?
        public var unix: Foundation.Date?
        public var textual: Swift.Int64?
        public var textuals: [Swift.Double]?

        /// Default: `"https://example.com"`.
        public var url: EndpointRuntime.URLText?

        /// Default: `"7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11"`.
        public var uuid: Foundation.UUID?

        /// Default: `"aGk="`.
        public var data: EndpointRuntime.Base64Data?
        public var any: EndpointRuntime.Presence<EndpointRuntime.JSONValue>
        public var either: UnionModel?
        public var labels: Labels?
        public var status: OpenEnumModel?
        public var many: OpenEnumIndex?
        public var presence: EndpointRuntime.Presence<Swift.String>
        @EndpointRuntime.Indirect public var next: JSONModelModel?
        public var map: [Swift.String: Swift.Int]?

        public init(
            id: Swift.Int,
            double: Swift.Int32,
            text: Swift.String,
            large: Swift.Int64,
            small: Swift.UInt32? = nil,
            unsigned: Swift.UInt64? = nil,
            flag: Swift.Bool? = nil,
            float: Swift.Float? = nil,
            number: Swift.Double? = nil,
            money: Swift.String? = nil,
            at: Foundation.Date? = nil,
            day: EndpointRuntime.CalendarDate? = nil,
            unix: Foundation.Date? = nil,
            textual: Swift.Int64? = nil,
            textuals: [Swift.Double]? = nil,
            url: EndpointRuntime.URLText? = nil,
            uuid: Foundation.UUID? = nil,
            data: EndpointRuntime.Base64Data? = nil,
            any: EndpointRuntime.Presence<EndpointRuntime.JSONValue> = .absent,
            either: UnionModel? = nil,
            labels: Labels? = nil,
            status: OpenEnumModel? = nil,
            many: OpenEnumIndex? = nil,
            presence: EndpointRuntime.Presence<Swift.String> = .absent,
            next: JSONModelModel? = nil,
            map: [Swift.String: Swift.Int]? = nil
        ) {
            self.id = id
            self.double = double
            self.text = text
            self.large = large
            self.small = small
            self.unsigned = unsigned
            self.flag = flag
            self.float = float
            self.number = number
            self.money = money
            self.at = at
            self.day = day
            self.unix = unix
            self.textual = textual
            self.textuals = textuals
            self.url = url
            self.uuid = uuid
            self.data = data
            self.any = any
            self.either = either
            self.labels = labels
            self.status = status
            self.many = many
            self.presence = presence
            self.next = next
            self.map = map
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            id = try json.required("id")
            double = try json.required("double")
            text = try json.required("text")
            large = try json.required("large")
            try json.constant("constant", "model")
            small = try json.optional("small")
            unsigned = try json.optional("unsigned")
            flag = try json.optional("flag")
            float = try json.optional("float")
            number = try json.optional("number")
            money = try json.optional("money")
            at = try json.optional("at")
            day = try json.optional("day")
            unix = try json.optional("unix", as: EndpointRuntime.UnixSeconds.self)
            textual = try json.optional("textual", as: EndpointRuntime.NumberOrText<Swift.Int64>.self)
            textuals = try json.optional("textuals", as: [EndpointRuntime.NumberOrText<Swift.Double>].self)
            url = try json.optional("url")
            uuid = try json.optional("uuid")
            data = try json.optional("data")
            any = try json.presence("any")
            either = try json.optional("either")
            labels = try json.optional("labels")
            status = try json.optional("status")
            many = try json.optional("many")
            presence = try json.presence("presence")
            next = try json.optional("next")
            map = try json.optional("map")
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.required("id", id)
            try json.required("double", double)
            try json.required("text", text)
            try json.required("large", large)
            try json.constant("constant", "model")
            try json.optional("small", small)
            try json.optional("unsigned", unsigned)
            try json.optional("flag", flag)
            try json.optional("float", float)
            try json.optional("number", number)
            try json.optional("money", money)
            try json.optional("at", at)
            try json.optional("day", day)
            try json.optional("unix", unix, as: EndpointRuntime.UnixSeconds.self)
            try json.optional("textual", textual)
            try json.optional("textuals", textuals)
            try json.optional("url", url)
            try json.optional("uuid", uuid)
            try json.optional("data", data)
            try json.presence("any", any)
            try json.optional("either", either)
            try json.optional("labels", labels)
            try json.optional("status", status)
            try json.optional("many", many)
            try json.presence("presence", presence)
            try json.optional("next", next)
            try json.optional("map", map)
        }

        public func pairMembers(with other: Self, in pairs: inout EndpointRuntime.MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(double, other.double)
            pairs.add(text, other.text)
            pairs.add(large, other.large)
            pairs.add(small, other.small)
            pairs.add(unsigned, other.unsigned)
            pairs.add(flag, other.flag)
            pairs.add(float, other.float)
            pairs.add(number, other.number)
            pairs.add(money, other.money)
            pairs.add(at, other.at)
            pairs.add(day, other.day)
            pairs.add(unix, other.unix)
            pairs.add(textual, other.textual)
            pairs.add(textuals, other.textuals)
            pairs.add(url, other.url)
            pairs.add(uuid, other.uuid)
            pairs.add(data, other.data)
            pairs.add(any, other.any)
            pairs.add(either, other.either)
            pairs.add(labels, other.labels)
            pairs.add(status, other.status)
            pairs.add(many, other.many)
            pairs.add(presence, other.presence)
            pairs.add(next, other.next)
            pairs.add(map, other.map)
        }

        public enum Labels: Union, Swift.ExpressibleByIntegerLiteral, EndpointRuntime.MapLiteral {
            case dictionary([Swift.String: Swift.String])
            case integer(Swift.Int)

            public typealias Value = Swift.String

            public init(_ members: [Swift.String: Swift.String]) {
                self = .dictionary(members)
            }

            public init(from json: inout EndpointRuntime.ValueReader) throws {
                switch json.kind {
                case .integer: self = .integer(try json.read())
                case .object: self = .dictionary(try json.read())
                default: throw json.noMatch()
                }
            }

            public var alternative: EndpointRuntime.UnionValue {
                switch self {
                case .dictionary(let value): EndpointRuntime.UnionValue(value)
                case .integer(let value): EndpointRuntime.UnionValue(value)
                }
            }
        }
    }

    public enum OpenEnumModel: OpenEnum, Swift.ExpressibleByStringLiteral {
        case bool, int, string
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [OpenEnumModel] = [.bool, .int, .string]

        public var rawValue: Swift.String {
            switch self {
            case .bool: "bool"
            case .int: "int"
            case .string: "string"
            case .undocumented(let value): value
            }
        }
    }

    public enum OpenEnumIndex: OpenEnum, Swift.ExpressibleByStringLiteral {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [OpenEnumIndex] = [
            .a, .b, .c, .d, .e, .f, .g, .h, .i, .j, .k, .l, .m, .n, .o, .p, .q, .r, .s,
        ]

        public static let index = EndpointRuntime.OpenEnumIndex<OpenEnumIndex>()

        public var rawValue: Swift.String {
            switch self {
            case .a: "a"
            case .b: "b"
            case .c: "c"
            case .d: "d"
            case .e: "e"
            case .f: "f"
            case .g: "g"
            case .h: "h"
            case .i: "i"
            case .j: "j"
            case .k: "k"
            case .l: "l"
            case .m: "m"
            case .n: "n"
            case .o: "o"
            case .p: "p"
            case .q: "q"
            case .r: "r"
            case .s: "s"
            case .undocumented(let value): value
            }
        }
    }

    public struct PageCursor: HashedModel {
        public var items: [JSONModelModel]
        public var total: Swift.Double?
        public var pages: Swift.String?

        /// All other members.
        public var additionalProperties: [Swift.String: Swift.String]

        public init(
            items: [JSONModelModel],
            total: Swift.Double? = nil,
            pages: Swift.String? = nil,
            additionalProperties: [Swift.String: Swift.String] = [:]
        ) {
            self.items = items
            self.total = total
            self.pages = pages
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            items = try json.required("items")
            total = try json.optional("total")
            pages = try json.optional("pages")
            additionalProperties = try json.rest(except: ["items", "total", "pages"])
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.required("items", items)
            try json.optional("total", total)
            try json.optional("pages", pages)
            try json.rest(additionalProperties)
        }

        public func pairMembers(with other: Self, in pairs: inout EndpointRuntime.MemberPairs) {
            pairs.add(items, other.items)
            pairs.add(total, other.total)
            pairs.add(pages, other.pages)
            pairs.add(additionalProperties, other.additionalProperties)
        }
    }

    public indirect enum UnionModel: Union, Swift.ExpressibleByStringInterpolation,
        Swift.ExpressibleByIntegerLiteral, EndpointRuntime.ListLiteral
    {
        case jsonModelModel(JSONModelModel)
        case openEnumModel(OpenEnumModel)
        case integer(Swift.Int)
        case booleanArray([Swift.Bool])

        public typealias ArrayLiteralElement = Swift.Bool

        public init(_ elements: [Swift.Bool]) {
            self = .booleanArray(elements)
        }

        public init(from json: inout EndpointRuntime.ValueReader) throws {
            switch json.kind {
            case .integer: self = .integer(try json.read())
            case .string: self = .openEnumModel(try json.read())
            case .array: self = .booleanArray(try json.read())
            case .object: self = .jsonModelModel(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: EndpointRuntime.UnionValue {
            switch self {
            case .jsonModelModel(let value): EndpointRuntime.UnionValue(value)
            case .openEnumModel(let value): EndpointRuntime.UnionValue(value)
            case .integer(let value): EndpointRuntime.UnionValue(value)
            case .booleanArray(let value): EndpointRuntime.UnionValue(value)
            }
        }
    }

    /// Requests that the service sends by itself.
    public enum Webhooks {
        public struct Webhook: EndpointRuntime.Webhook {
            public static var name: Swift.String { "Webhook" }

            public var payload: JSONModelModel

            public init(payload: JSONModelModel) {
                self.payload = payload
            }

            public init(headers: EndpointRuntime.HeaderFields = [:], body: Foundation.Data) throws {
                payload = try JSONModelModel(jsonData: body)
            }
        }
    }
}
