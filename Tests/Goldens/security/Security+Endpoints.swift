// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /global`
    public struct RequiresTheGlobal: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresTheGlobal", method: .get, path: "/global", security: Security.security)
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/global"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(NoContent())
            case 401: .failure(.unauthorized)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Not let in.
            case unauthorized
        }
    }

    /// `GET /none`
    public struct RequiresNothing: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresNothing", method: .get, path: "/none", security: [])
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/none"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// Anonymous is one of the alternatives.
    ///
    /// `GET /optional`
    public struct MayRequireBearer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "mayRequireBearer",
                method: .get,
                path: "/optional",
                security: [[SecurityScheme.bearer()], []]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/optional"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /basic`
    public struct RequiresBasic: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresBasic", method: .get, path: "/basic", security: [[SecurityScheme.basic()]])
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/basic"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /digest`
    public struct RequiresDigest: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresDigest", method: .get, path: "/digest", security: [[SecurityScheme.digest()]])
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/digest"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /oauth`
    public struct RequiresScopes: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresScopes",
                method: .get,
                path: "/oauth",
                security: [[SecurityScheme.oauth("read", "profile:email")]]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/oauth"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(NoContent())
            case 403: .failure(.forbidden)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// A scope is missing.
            case forbidden
        }
    }

    /// `GET /openid`
    public struct RequiresOpenID: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresOpenID",
                method: .get,
                path: "/openid",
                security: [[SecurityScheme.openid("openid")]]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/openid"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /mutual`
    public struct RequiresCertificate: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresCertificate",
                method: .get,
                path: "/mutual",
                security: [[SecurityScheme.certificate()]]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/mutual"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
