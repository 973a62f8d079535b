// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    /// Named members, and others beside them.
    public struct Settings: Model, Hashable {
        public var theme: String
        public var size: Int?

        /// Every other member.
        public var additionalProperties: [String: Bool]

        public init(theme: String, size: Int? = nil, additionalProperties: [String: Bool] = [:]) {
            self.theme = theme
            self.size = size
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            theme = try json.required("theme")
            size = try json.optional("size")
            additionalProperties = try json.rest(except: ["theme", "size"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("theme", theme)
            try json.optional("size", size)
            try json.rest(additionalProperties)
        }

        public static func == (a: Settings, b: Settings) -> Bool {
            var same = Equality()
            same.compare(a.theme, b.theme)
            same.compare(a.size, b.size)
            same.compare(a.additionalProperties, b.additionalProperties)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(theme)
            hasher.combine(size)
            hasher.combine(additionalProperties)
        }
    }
}
