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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// The thing.
            case other(status: Int, Thing)
        }
    }

    /// `POST /default`
    public struct OnlyFailures: Endpoint {
        public typealias Response = Fault

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyFailures", method: .post, path: "/default")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/default"
            request.accept("application/problem+json")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Fault, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// No such thing.
            case notFound(Fault)
            /// Something went wrong.
            case other(status: Int, Fault)
        }
    }
}
