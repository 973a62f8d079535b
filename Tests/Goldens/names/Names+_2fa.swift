// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct _2fa: Model, Hashable {
        public var code: Swift.String?

        public init(code: Swift.String? = nil) {
            self.code = code
        }

        public init(from json: inout ObjectReader) throws {
            code = try json.optional("code")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("code", code)
        }

        public static func == (a: _2fa, b: _2fa) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.code, b.code)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(code)
        }
    }
}
