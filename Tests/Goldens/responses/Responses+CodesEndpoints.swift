// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// A code counts before its range, a range before `default`.
    ///
    /// `GET /codes`
    public struct ExactBeforeRange: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "exactBeforeRange", method: .get, path: "/codes")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/codes"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 400..<500: .failure(.clientError(response.status, try response.json()))
            case 500..<600: .failure(.serverError(response.status))
            default: .failure(.other(response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// No such thing.
            case notFound(Fault)
            /// Your fault.
            case clientError(Int, ClientFault)
            /// Our fault, and nothing to read about it.
            case serverError(Int)
            /// Something went wrong.
            case other(Int, Fault)
        }
    }
}
