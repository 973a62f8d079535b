public import EndpointRuntime

/// An endpoint that a stub can read back from a request and respond to according to the description. The generator
/// writes the conformances (`generate --stubs <folder>`), for use in tests only.
public protocol StubbedEndpoint: Endpoint where Failure: StubbedFailure {
    /// The documented responses, one for each status, except those that `Failure` provides unchanged.
    static var examples: [StubResponse] { get }

    /// Reads the call back from a request.
    ///
    /// - Throws: ``StubRequest/ReadError`` for a part that is missing or has another type.
    init(stubbing request: StubRequest) throws

    /// The response that the client reads as this success.
    static func stubResponse(_ response: Response) throws -> StubResponse
}

/// Documented failures that can be sent as responses.
public protocol StubbedFailure: Sendable {
    /// The documented responses, one for each status.
    static var examples: [StubResponse] { get }

    /// The response that the client reads as this failure.
    func stubResponse() throws -> StubResponse
}

extension Never: StubbedFailure {
    public static var examples: [StubResponse] { [] }

    public func stubResponse() throws -> StubResponse { switch self {} }
}

extension StubbedEndpoint {
    /// The description's example of the success, otherwise one generated from its schema. A test can modify its
    /// members.
    ///
    /// - Throws: ``StubError/noExample(endpoint:wanted:documented:)``, or the error that reading the example throws.
    public static var example: Response {
        get throws {
            let stub = try StubOutcome<Self>.example.response()
            guard case .success(let value) = try decode(stub.response) else { throw noExample("a success") }
            return value
        }
    }

    /// The description's example of the first documented failure, otherwise one generated from its schema.
    ///
    /// - Throws: ``StubError/noExample(endpoint:wanted:documented:)``, or the error that reading the example throws.
    public static var failureExample: Failure {
        get throws {
            let stub = try StubOutcome<Self>.failureExample.response()
            guard case .failure(let value) = try decode(stub.response) else { throw noExample("a failure") }
            return value
        }
    }

    /// All documented examples, the endpoint's own before shared ones.
    static var allExamples: [StubResponse] {
        let own = examples
        return own + Failure.examples.filter { shared in !own.contains { $0.status == shared.status } }
    }

    static func noExample(_ wanted: String) -> StubError {
        .noExample(endpoint: operation.id, wanted: wanted, documented: allExamples.map(\.status))
    }
}

extension StubResponse {
    /// The response as a client receives it.
    var response: EndpointResponse {
        EndpointResponse(status: status, headers: headers, url: nil, body: .data(body))
    }
}
