// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// Told apart by a const.
    public enum Event: Union {
        case doorOpened(Opened)
        case doorClosed(Closed)
        /// Moved
        case doorMoved(Moved)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "door.opened": self = .doorOpened(try json.read())
            case "door.closed": self = .doorClosed(try json.read())
            case "door.moved": self = .doorMoved(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .doorOpened(let value): Alternative(value)
            case .doorClosed(let value): Alternative(value)
            case .doorMoved(let value): Alternative(value)
            case .undocumented(let value): Alternative(value)
            }
        }

        public struct Moved: Model, Hashable {
            public var type: String { "door.moved" }
            public var from: String
            public var to: String

            public init(from: String, to: String) {
                self.from = from
                self.to = to
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("type", "door.moved")
                from = try json.required("from")
                to = try json.required("to")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("type", "door.moved")
                try json.required("from", from)
                try json.required("to", to)
            }

            public static func == (a: Moved, b: Moved) -> Bool {
                var same = Equality()
                same.compare(a.from, b.from)
                same.compare(a.to, b.to)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(from)
                hasher.combine(to)
            }
        }
    }
}
