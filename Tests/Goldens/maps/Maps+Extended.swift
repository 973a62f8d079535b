// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    /// Extension members by pattern.
    public struct Extended: Model, Hashable {
        public var name: String?

        /// Every other member.
        public var additionalProperties: [String: String]

        public init(name: String? = nil, additionalProperties: [String: String] = [:]) {
            self.name = name
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
            additionalProperties = try json.rest(except: ["name"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
            try json.rest(additionalProperties)
        }

        public static func == (a: Extended, b: Extended) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.additionalProperties, b.additionalProperties)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(additionalProperties)
        }
    }
}
