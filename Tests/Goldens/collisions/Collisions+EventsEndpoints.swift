// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    /// `GET /events`
    public struct Watch: Endpoint {
        public typealias Response = EndpointRuntime.EventStream<JSONModelModel>

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "watch",
                method: .get,
                path: "/events",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public init() {}

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<EndpointRuntime.EventStream<JSONModelModel>, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// `POST /events`
    public struct Listen: Endpoint {
        public typealias Response = EndpointRuntime.EventStream<EndpointRuntime.ServerSentEvent>

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listen",
                method: .post,
                path: "/events",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public init() {}

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<EndpointRuntime.EventStream<EndpointRuntime.ServerSentEvent>, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }
}
