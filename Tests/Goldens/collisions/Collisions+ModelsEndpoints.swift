// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    /// `POST /models`
    public struct Create: Endpoint {
        public typealias Response = JSONModelModel?

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "create",
                method: .post,
                path: "/models",
                security: [
                    [SecurityScheme.mutual()], [SecurityScheme.connect("read")], [SecurityScheme.bearer()],
                    [SecurityScheme.basic()], [],
                ],
                timeout: Collisions.timeout,
                retry: EndpointRuntime.RetryRules(
                    attempts: 2,
                    baseDelay: .milliseconds(500),
                    statuses: Swift.Set(500...599)
                )
            )
        }

        public var body: JSONModelModel

        public init(body: JSONModelModel) {
            self.body = body
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/models"
            request.json(body)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<JSONModelModel?, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 202: .success(nil)
            default: .undocumented
            }
        }
    }

    /// `GET /models/{id}`
    public struct Read: Endpoint {
        public typealias Response = JSONModelModel

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "read",
                method: .get,
                path: "/models/{id}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var id: Swift.String

        public init(id: Swift.String) {
            self.id = id
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/models/\(id)"
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<JSONModelModel, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `DELETE /models/{id}`
    public struct Remove: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "remove",
                method: .delete,
                path: "/models/{id}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var id: Swift.String

        public init(id: Swift.String) {
            self.id = id
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/models/\(id)"
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<EndpointRuntime.NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
            case 400..<500: .failure(.clientError(status: response.status))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Still there.
            case clientError(status: Swift.Int)
        }
    }
}

nonisolated extension Reply where E == Collisions.Create {
    /// Links to `GET /models/{id}`.
    public func same() -> Collisions.Read? {
        guard let id = (value?.id).map({ String($0) }) else { return nil }
        return Collisions.Read(id: id)
    }

    /// Links to `GET /models/{id}`.
    public func smaller() -> Collisions.Read? {
        guard let id = (value?.double).map({ String($0) }) else { return nil }
        return Collisions.Read(id: id)
    }

    /// Links to `GET /counts/{number}`.
    public func counted(
        since: Date? = nil,
        unix: UnixSeconds? = nil,
        filter: Collisions.UnionModel? = nil
    ) -> Collisions.Count? {
        guard let number = (value?.text).flatMap({ Int($0) }) else { return nil }
        return Collisions.Count(number: number, since: since, unix: unix, filter: filter)
    }

    /// Links to `GET /counts/{number}`.
    public func limited(
        since: Date? = nil,
        unix: UnixSeconds? = nil,
        filter: Collisions.UnionModel? = nil
    ) -> Collisions.Count? {
        guard let number = (value?.large).flatMap({ Int(exactly: $0) }) else { return nil }
        return Collisions.Count(number: number, since: since, unix: unix, filter: filter)
    }

    /// Links to `GET /counts/{number}`.
    public func headed(
        since: Date? = nil,
        unix: UnixSeconds? = nil,
        filter: Collisions.UnionModel? = nil
    ) -> Collisions.Count? {
        guard let number: Int = header("X-Number") else { return nil }
        return Collisions.Count(number: number, since: since, unix: unix, filter: filter)
    }
}
