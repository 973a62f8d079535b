// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension World {
    public struct Formats: Model, Hashable {
        public var at: Date?
        public var on: CalendarDate?
        public var id: UUID?
        public var link: URLText?
        public var bytes: Base64Data?
        public var price: Decimal?
        public var ratio: Float?
        public var small: Int32?
        public var large: Int64?
        public var lasting: String?
        public var flag: Bool?

        public init(
            at: Date? = nil,
            on: CalendarDate? = nil,
            id: UUID? = nil,
            link: URLText? = nil,
            bytes: Base64Data? = nil,
            price: Decimal? = nil,
            ratio: Float? = nil,
            small: Int32? = nil,
            large: Int64? = nil,
            lasting: String? = nil,
            flag: Bool? = nil
        ) {
            self.at = at
            self.on = on
            self.id = id
            self.link = link
            self.bytes = bytes
            self.price = price
            self.ratio = ratio
            self.small = small
            self.large = large
            self.lasting = lasting
            self.flag = flag
        }

        public init(from json: inout ObjectReader) throws {
            at = try json.optional("at")
            on = try json.optional("on")
            id = try json.optional("id")
            link = try json.optional("link")
            bytes = try json.optional("bytes")
            price = try json.optional("price")
            ratio = try json.optional("ratio")
            small = try json.optional("small")
            large = try json.optional("large")
            lasting = try json.optional("lasting")
            flag = try json.optional("flag")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("at", at)
            try json.optional("on", on)
            try json.optional("id", id)
            try json.optional("link", link)
            try json.optional("bytes", bytes)
            try json.optional("price", price)
            try json.optional("ratio", ratio)
            try json.optional("small", small)
            try json.optional("large", large)
            try json.optional("lasting", lasting)
            try json.optional("flag", flag)
        }

        public static func == (a: Formats, b: Formats) -> Bool {
            var same = Equality()
            same.compare(a.at, b.at)
            same.compare(a.on, b.on)
            same.compare(a.id, b.id)
            same.compare(a.link, b.link)
            same.compare(a.bytes, b.bytes)
            same.compare(a.price, b.price)
            same.compare(a.ratio, b.ratio)
            same.compare(a.small, b.small)
            same.compare(a.large, b.large)
            same.compare(a.lasting, b.lasting)
            same.compare(a.flag, b.flag)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(at)
            hasher.combine(on)
            hasher.combine(id)
            hasher.combine(link)
            hasher.combine(bytes)
            hasher.combine(price)
            hasher.combine(ratio)
            hasher.combine(small)
            hasher.combine(large)
            hasher.combine(lasting)
            hasher.combine(flag)
        }
    }
}
