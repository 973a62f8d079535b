// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// Events whose data is text.
    ///
    /// `GET /text`
    public struct StreamText: Endpoint {
        public typealias Response = EventStream<ServerSentEvent>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamText", method: .get, path: "/text")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<ServerSentEvent>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }
}
