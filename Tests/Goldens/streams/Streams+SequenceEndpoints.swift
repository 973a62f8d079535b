// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// `GET /sequence`
    public struct StreamSequence: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamSequence", method: .get, path: "/sequence")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/sequence"
            request.stream("application/json-seq")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonSequence))
            default: .undocumented
            }
        }
    }
}
