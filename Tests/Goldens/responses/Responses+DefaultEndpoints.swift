// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// Read as success by 2xx, as failure by anything else.
    ///
    /// `GET /default`
    public struct OnlyDefault: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyDefault", method: .get, path: "/default")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/default"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200..<300: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /default`
    public struct OnlyFailures: Endpoint {
        public typealias Response = Fault
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyFailures", method: .post, path: "/default")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/default"
            request.accept("application/problem+json")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Fault, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}
