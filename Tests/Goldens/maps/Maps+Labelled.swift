// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    /// A member has the name that the rest would like.
    public struct Labelled: Model, Hashable {
        public var additionalProperties: String?

        /// Every other member.
        public var additionalProperties2: [String: String]

        public init(additionalProperties: String? = nil, additionalProperties2: [String: String] = [:]) {
            self.additionalProperties = additionalProperties
            self.additionalProperties2 = additionalProperties2
        }

        public init(from json: inout ObjectReader) throws {
            additionalProperties = try json.optional("additionalProperties")
            additionalProperties2 = try json.rest(except: ["additionalProperties"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("additionalProperties", additionalProperties)
            try json.rest(additionalProperties2)
        }

        public static func == (a: Labelled, b: Labelled) -> Bool {
            var same = Equality()
            same.compare(a.additionalProperties, b.additionalProperties)
            same.compare(a.additionalProperties2, b.additionalProperties2)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(additionalProperties)
            hasher.combine(additionalProperties2)
        }
    }
}
