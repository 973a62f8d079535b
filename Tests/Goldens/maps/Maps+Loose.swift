// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    /// Any JSON beside the named.
    public struct Loose: Model, Hashable {
        public var id: String?

        /// Every other member.
        public var additionalProperties: [String: JSONValue]

        public init(id: String? = nil, additionalProperties: [String: JSONValue] = [:]) {
            self.id = id
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.optional("id")
            additionalProperties = try json.rest(except: ["id"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", id)
            try json.rest(additionalProperties)
        }

        public static func == (a: Loose, b: Loose) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.additionalProperties, b.additionalProperties)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(additionalProperties)
        }
    }
}
