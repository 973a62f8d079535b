// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Deprecated {
    public struct Picture: Model, Hashable {
        public var kind: String { "picture" }
        @available(*, deprecated)
        public var size: Size? {
            get { _size }
            set { _size = newValue }
        }
        private var _size: Size?

        public init(size: Size? = nil) {
            self._size = size
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("kind", "picture")
            _size = try json.optional("size")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("kind", "picture")
            try json.optional("size", _size)
        }

        public static func == (a: Picture, b: Picture) -> Bool {
            var same = Equality()
            same.compare(a._size, b._size)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(_size)
        }

        public enum Size: OpenEnum {
            case small, large
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Size] = [.small, .large]

            public var rawValue: String {
                switch self {
                case .small: "small"
                case .large: "large"
                case .undocumented(let value): value
                }
            }
        }
    }
}
