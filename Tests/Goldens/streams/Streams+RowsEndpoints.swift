// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// `GET /rows`
    public struct StreamRows: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamRows", method: .get, path: "/rows")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/rows"
            request.stream("application/jsonl")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .jsonLines))
            default: .undocumented
            }
        }
    }

    /// `POST /rows`
    public struct StreamRowsByOtherName: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamRowsByOtherName", method: .post, path: "/rows")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/rows"
            request.stream("application/x-ndjson")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .jsonLines))
            default: .undocumented
            }
        }
    }
}
