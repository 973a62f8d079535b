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

        public static let alternatives = Alternatives<Self>(
            tag: "type", otherwise: Self.undocumented,
            .init(Self.doorOpened, for: "door.opened"),
            .init(Self.doorClosed, for: "door.closed"),
            .init(Self.doorMoved, for: "door.moved")
        )

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
