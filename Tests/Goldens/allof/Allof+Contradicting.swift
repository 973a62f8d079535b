// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    /// Two types that no value satisfies: a warning, and the closest honest type.
    public struct Contradicting: Model, Hashable {
        public var code: JSONValue?

        public init(code: JSONValue? = nil) {
            self.code = code
        }

        public init(from json: inout ObjectReader) throws {
            code = try json.optional("code")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("code", code)
        }

        public static func == (a: Contradicting, b: Contradicting) -> Bool {
            var same = Equality()
            same.compare(a.code, b.code)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(code)
        }
    }
}
