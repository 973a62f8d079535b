// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Names {
    public struct Date: Model, Hashable {
        public var year: Swift.Int?
        public var instant: Foundation.Date?

        public init(year: Swift.Int? = nil, instant: Foundation.Date? = nil) {
            self.year = year
            self.instant = instant
        }

        public init(from json: inout ObjectReader) throws {
            year = try json.optional("year")
            instant = try json.optional("instant")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("year", year)
            try json.optional("instant", instant)
        }

        public static func == (a: Date, b: Date) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.year, b.year)
            same.compare(a.instant, b.instant)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(year)
            hasher.combine(instant)
        }
    }
}
