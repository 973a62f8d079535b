// Calls, generated from calls.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Calls {
    /// `GET /theirs`
    public struct SaysSpeakeasyNone: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "saysSpeakeasyNone", method: .get, path: "/theirs", timeout: Calls.timeout, retry: .never)
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/theirs"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /theirs`
    public struct SaysFernIdempotent: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysFernIdempotent",
                method: .post,
                path: "/theirs",
                isIdempotent: true,
                timeout: Calls.timeout,
                retry: Calls.retry
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/theirs"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `DELETE /theirs`
    public struct SaysFernDisabled: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysFernDisabled",
                method: .delete,
                path: "/theirs",
                timeout: Calls.timeout,
                retry: .never
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/theirs"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// This generator's extensions take precedence.
    ///
    /// `PUT /theirs`
    public struct SaysBoth: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysBoth",
                method: .put,
                path: "/theirs",
                timeout: Calls.timeout,
                retry: RetryRules(attempts: 3)
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/theirs"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
