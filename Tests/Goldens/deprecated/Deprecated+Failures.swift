// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Deprecated.Failures {
    public enum NotFound: Sendable {
        /// There are none.
        case notFound(NotFoundBody)
    }

    public struct NotFoundBody: Model, Hashable {
        @available(*, deprecated)
        public var reason: String? {
            get { _reason }
            set { _reason = newValue }
        }
        private var _reason: String?

        public init(reason: String? = nil) {
            self._reason = reason
        }

        public init(from json: inout ObjectReader) throws {
            _reason = try json.optional("reason")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("reason", _reason)
        }

        public static func == (a: NotFoundBody, b: NotFoundBody) -> Bool {
            var same = Equality()
            same.compare(a._reason, b._reason)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(_reason)
        }
    }
}
