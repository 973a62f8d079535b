// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// `GET /failures`
    public struct ManyFailures: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "manyFailures", method: .get, path: "/failures")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/failures"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 400: .failure(.badRequest(try response.json()))
            case 401: .failure(.unauthorized(try response.json()))
            case 403: .failure(.forbidden(try response.json()))
            case 404: .failure(.notFound(try response.json()))
            case 409: .failure(.conflict(try response.json()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Something went wrong.
            case badRequest(Fault)
            /// Something went wrong.
            case unauthorized(Fault)
            /// Something went wrong.
            case forbidden(Fault)
            /// No such thing.
            case notFound(Fault)
            /// Failures of two types.
            case conflict(ConflictBody)

            public enum ConflictBody: Union {
                case fault(Fault)
                case clientFault(ClientFault)

                public static let alternatives = Alternatives<Self>(
                    .init(Self.fault, knows: ["title", "detail"]),
                    .init(Self.clientFault, needs: ["field"])
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .fault(let value): UnionValue(value)
                    case .clientFault(let value): UnionValue(value)
                    }
                }
            }
        }
    }

    /// The same failures as `replaceThing` has: one enum for both.
    ///
    /// `DELETE /failures`
    public struct SameFailures: Endpoint {
        public typealias Response = EndpointRuntime.NoContent
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "sameFailures", method: .delete, path: "/failures")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/failures"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EndpointRuntime.NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// `PUT /failures`
    public struct ReplaceThing: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "replaceThing", method: .put, path: "/failures")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/failures"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}
