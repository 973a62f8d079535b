// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Streams {
    public struct Tick: Model, Hashable {
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

        public static func == (a: Tick, b: Tick) -> Bool {
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
}
