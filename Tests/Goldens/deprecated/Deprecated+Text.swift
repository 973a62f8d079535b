// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Deprecated {
    public struct Text: Model, Hashable {
        public var kind: String { "text" }
        @available(*, deprecated)
        public var value: String? {
            get { _value }
            set { _value = newValue }
        }
        private var _value: String?

        public init(value: String? = nil) {
            self._value = value
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("kind", "text")
            _value = try json.optional("value")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("kind", "text")
            try json.optional("value", _value)
        }

        public static func == (a: Text, b: Text) -> Bool {
            var same = Equality()
            same.compare(a._value, b._value)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(_value)
        }
    }
}
