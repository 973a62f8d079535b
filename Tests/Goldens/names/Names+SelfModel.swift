// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Names {
    public struct SelfModel: Model, Hashable {
        public var error: Error?
        public var string: String?
        public var text: Swift.String?
        public var data: Data?
        public var bytes: Base64Data?
        public var date: Date?
        public var at: Foundation.Date?
        public var list: [Array]?
        public var type: Kind?
        public var any: AnyModel?
        public var result: Result?
        public var user: SimpleUser?

        public init(
            error: Error? = nil,
            string: String? = nil,
            text: Swift.String? = nil,
            data: Data? = nil,
            bytes: Base64Data? = nil,
            date: Date? = nil,
            at: Foundation.Date? = nil,
            list: [Array]? = nil,
            type: Kind? = nil,
            any: AnyModel? = nil,
            result: Result? = nil,
            user: SimpleUser? = nil
        ) {
            self.error = error
            self.string = string
            self.text = text
            self.data = data
            self.bytes = bytes
            self.date = date
            self.at = at
            self.list = list
            self.type = type
            self.any = any
            self.result = result
            self.user = user
        }

        public init(from json: inout ObjectReader) throws {
            error = try json.optional("error")
            string = try json.optional("string")
            text = try json.optional("text")
            data = try json.optional("data")
            bytes = try json.optional("bytes")
            date = try json.optional("date")
            at = try json.optional("at")
            list = try json.optional("list")
            type = try json.optional("type")
            any = try json.optional("any")
            result = try json.optional("result")
            user = try json.optional("user")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("error", error)
            try json.optional("string", string)
            try json.optional("text", text)
            try json.optional("data", data)
            try json.optional("bytes", bytes)
            try json.optional("date", date)
            try json.optional("at", at)
            try json.optional("list", list)
            try json.optional("type", type)
            try json.optional("any", any)
            try json.optional("result", result)
            try json.optional("user", user)
        }

        public static func == (a: SelfModel, b: SelfModel) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.error, b.error)
            same.compare(a.string, b.string)
            same.compare(a.text, b.text)
            same.compare(a.data, b.data)
            same.compare(a.bytes, b.bytes)
            same.compare(a.date, b.date)
            same.compare(a.at, b.at)
            same.compare(a.list, b.list)
            same.compare(a.type, b.type)
            same.compare(a.any, b.any)
            same.compare(a.result, b.result)
            same.compare(a.user, b.user)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(error)
            hasher.combine(string)
            hasher.combine(text)
            hasher.combine(data)
            hasher.combine(bytes)
            hasher.combine(date)
            hasher.combine(at)
            hasher.combine(list)
            hasher.combine(type)
            hasher.combine(any)
            hasher.combine(result)
            hasher.combine(user)
        }
    }
}
