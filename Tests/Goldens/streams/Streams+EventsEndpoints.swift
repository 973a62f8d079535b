// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// Told apart by the event's own type.
    ///
    /// `GET /events`
    public struct StreamEvents: Endpoint {
        public typealias Response = EventStream<Event>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamEvents", method: .get, path: "/events")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Event>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents, reading: .event(data: .jsonOrText)))
            default: .undocumented
            }
        }

        public enum Event: Union {
            case tick(TickEvent)
            case notice(NoticeEvent)
            /// A value whose tag the description does not list.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("event") {
                case "tick": self = .tick(try json.read())
                case "notice": self = .notice(try json.read())
                default: self = .undocumented(try json.read())
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .tick(let value): UnionValue(value)
                case .notice(let value): UnionValue(value)
                case .undocumented(let value): UnionValue(value)
                }
            }
        }
    }
}
