// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// Where it fits `{"properties":{"kind":{"const":"mail"}}}`, fits
    /// `{"properties":{"street":{"type":"string"}}}`; otherwise fits
    /// `{"properties":{"number":{"type":"integer"}}}`.
    public struct Address: Model, Hashable {
        public var kind: String

        /// There only under a condition.
        public var street: String?

        /// There only under a condition.
        public var number: Int?

        public init(kind: String, street: String? = nil, number: Int? = nil) {
            self.kind = kind
            self.street = street
            self.number = number
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            street = try json.optional("street")
            number = try json.optional("number")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.optional("street", street)
            try json.optional("number", number)
        }

        public static func == (a: Address, b: Address) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.street, b.street)
            same.compare(a.number, b.number)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(street)
            hasher.combine(number)
        }
    }
}
