// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// `GET /ticks`
    public struct StreamTicks: Endpoint {
        public typealias Response = EventStream<Tick>
        public typealias Failure = Failures.TooManyRequests

        public static var operation: OperationInfo {
            OperationInfo(id: "streamTicks", method: .get, path: "/ticks")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ticks"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Failure> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            case 429: .failure(.tooManyRequests(try response.json()))
            default: .undocumented
            }
        }
    }
}
