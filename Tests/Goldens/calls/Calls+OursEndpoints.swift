// Calls, generated from calls.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Calls {
    /// `GET /ours`
    public struct SaysAll: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysAll",
                method: .get,
                path: "/ours",
                timeout: .milliseconds(2500),
                retry: RetryRules(
                    attempts: 4,
                    baseDelay: .milliseconds(50),
                    maximumDelay: .seconds(1),
                    multiplier: 3,
                    statuses: Set(400...499).union([503])
                ),
                cacheTimeToLive: .seconds(600)
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ours"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /ours`
    public struct SaysTwiceDoesNoHarm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysTwiceDoesNoHarm",
                method: .post,
                path: "/ours",
                isIdempotent: true,
                timeout: Calls.timeout,
                retry: RetryRules(attempts: 2)
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ours"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /ours`
    public struct SaysTwiceDoesHarm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysTwiceDoesHarm",
                method: .put,
                path: "/ours",
                isIdempotent: false,
                timeout: Calls.timeout,
                retry: Calls.retry
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ours"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `DELETE /ours`
    public struct SaysNever: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "saysNever", method: .delete, path: "/ours", timeout: Calls.timeout, retry: .never)
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ours"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PATCH /ours`
    public struct SaysWhatHasNoEffect: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "saysWhatHasNoEffect",
                method: .patch,
                path: "/ours",
                timeout: Calls.timeout,
                retry: RetryRules(attempts: 2)
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ours"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
