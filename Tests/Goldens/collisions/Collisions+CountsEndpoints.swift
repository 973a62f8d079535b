// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    /// `GET /counts/{number}`
    public struct Count: Endpoint {
        public typealias Response = Swift.String

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "count",
                method: .get,
                path: "/counts/{number}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var number: Swift.Int
        public var since: Foundation.Date?
        public var unix: EndpointRuntime.UnixSeconds?
        public var filter: UnionModel?

        public init(
            number: Swift.Int,
            since: Foundation.Date? = nil,
            unix: EndpointRuntime.UnixSeconds? = nil,
            filter: UnionModel? = nil
        ) {
            self.number = number
            self.since = since
            self.unix = unix
            self.filter = filter
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/counts/\(number)"
            request.accept("text/plain")
            request.query("since", since)
            request.query("unix", unix)
            request.query("filter", json: filter)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<Swift.String, Swift.Never> {
            switch response.status {
            case 200: .success(try response.text())
            default: .undocumented
            }
        }
    }
}
