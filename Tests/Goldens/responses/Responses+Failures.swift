// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses.Failures {
    public enum NotFoundOrClientErrorOrServerErrorOrMore: Sendable {
        /// No such thing.
        case notFound(Responses.Fault)
        /// Your fault.
        case clientError(Int, Responses.ClientFault)
        /// Our fault, and nothing to read about it.
        case serverError(Int)
        /// Something went wrong.
        case other(Int, Responses.Fault)
    }

    public enum NotFound: Sendable {
        /// No such thing.
        case notFound(Responses.Fault)
    }

    public enum BadRequest: Sendable {
        /// Words about what went wrong.
        case badRequest(String)
    }

    public enum TooManyRequests: Sendable {
        /// Too much.
        case tooManyRequests
    }

    public enum Other: Sendable {
        /// The thing.
        case other(Int, Responses.Thing)
    }

    public enum NotFoundOrOther: Sendable {
        /// No such thing.
        case notFound(Responses.Fault)
        /// Something went wrong.
        case other(Int, Responses.Fault)
    }

    public enum Found: Sendable {
        /// Elsewhere.
        case found
    }

    public enum BadRequestOrUnauthorizedOrForbiddenOrMore: Sendable {
        /// Something went wrong.
        case badRequest(Responses.Fault)
        /// Something went wrong.
        case unauthorized(Responses.Fault)
        /// Something went wrong.
        case forbidden(Responses.Fault)
        /// No such thing.
        case notFound(Responses.Fault)
        /// Two shapes of trouble.
        case conflict(ConflictBody)
    }

    public enum ConflictBody: Union {
        case fault(Responses.Fault)
        case clientFault(Responses.ClientFault)

        public static let alternatives = Alternatives<Self>(
            .init(Self.fault, knows: ["title", "detail"]),
            .init(Self.clientFault, needs: ["field"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .fault(let value): Alternative(value)
            case .clientFault(let value): Alternative(value)
            }
        }
    }
}
