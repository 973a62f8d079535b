// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Sequences {
    /// `GET /events`
    public struct ReadEvents: Endpoint {
        public typealias Response = EventStream<RowEvent>

        public static var operation: OperationInfo {
            OperationInfo(id: "readEvents", method: .get, path: "/events")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<RowEvent>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents, reading: .event))
            default: .undocumented
            }
        }
    }

    /// `POST /events`
    public struct WriteEvents: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "writeEvents", method: .post, path: "/events")
        }

        public var body: [RowEvent]

        public init(body: [RowEvent]) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.sequence(body, as: .serverSentEvents, writing: .event)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
