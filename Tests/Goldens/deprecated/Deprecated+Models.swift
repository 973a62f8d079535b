// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Deprecated {
    public struct Text: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(_value, other._value)
        }
    }

    public struct Picture: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(_size, other._size)
        }

        public enum Size: OpenEnum, ExpressibleByStringLiteral {
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

    /// Requests that the service sends by itself.
    public enum Webhooks {
        public struct NoteReadPayload: HashedModel {
            public var event: String { "read" }
            public var reader: Reader?

            public init(reader: Reader? = nil) {
                self.reader = reader
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("event", "read")
                reader = try json.optional("reader")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("event", "read")
                try json.optional("reader", reader)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(reader, other.reader)
            }

            public struct Reader: HashedModel {
                public var name: String?

                public init(name: String? = nil) {
                    self.name = name
                }

                public init(from json: inout ObjectReader) throws {
                    name = try json.optional("name")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("name", name)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(name, other.name)
                }
            }
        }

        @available(*, deprecated)
        public struct NoteRead: Webhook {
            public static var name: String { "noteRead" }

            public var payload: NoteReadPayload

            public init(payload: NoteReadPayload) {
                self.payload = payload
            }

            public init(headers: HeaderFields = [:], body: Data) throws {
                payload = try NoteReadPayload(jsonData: body)
            }

            public typealias Payload = NoteReadPayload
        }

        public struct NoteAdded: Webhook {
            public static var name: String { "noteAdded" }

            public var payload: Payload

            public init(payload: Payload) {
                self.payload = payload
            }

            public init(headers: HeaderFields = [:], body: Data) throws {
                payload = try Payload(jsonData: body)
            }

            public struct Payload: JSONModel, Hashable {
                public var event: String { "added" }

                public init() {}

                public init(from json: inout ObjectReader) throws {
                    try json.constant("event", "added")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.constant("event", "added")
                }
            }
        }

        /// The body of any of these webhooks; its content decides which.
        public enum Event: Union {
            case noteRead(NoteReadPayload)
            case noteAdded(NoteAdded.Payload)
            /// A value whose tag the description does not list.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("event") {
                case "read": self = .noteRead(try json.read())
                case "added": self = .noteAdded(try json.read())
                default: self = .undocumented(try json.undocumentedObject())
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .noteRead(let value): UnionValue(value)
                case .noteAdded(let value): UnionValue(value)
                case .undocumented(let value): UnionValue(value)
                }
            }
        }
    }
}
