public import EndpointRuntime

/// An endpoint that a stub can read back from a request and answer by its description. The generator writes the conformances
/// (`generate --stubs <folder>`), for tests alone.
public protocol StubbedEndpoint: Endpoint where Failure: StubbedFailure {
    /// What the description documents as answers, one for each status, those of `Failure` left out where they are the same.
    static var examples: [StubAnswer] { get }

    /// Reads the call back from what arrived.
    ///
    /// - Throws: ``StubRequest/ReadError`` for what is missing or of another type.
    init(stubbing request: StubRequest) throws

    /// The answer that the client reads as this success.
    static func answer(_ response: Response) throws -> StubAnswer
}

/// Documented failures as a server answers them.
public protocol StubbedFailure: Sendable {
    /// What the description documents, one for each status.
    static var examples: [StubAnswer] { get }

    /// The answer that the client reads as this failure.
    func answer() throws -> StubAnswer
}

extension Never: StubbedFailure {
    public static var examples: [StubAnswer] { [] }

    public func answer() throws -> StubAnswer { switch self {} }
}

extension StubbedEndpoint {
    /// The success that the description shows, else one made from its schema: what a test changes a member of.
    ///
    /// - Throws: ``StubError/noExample(endpoint:wanted:documented:)``, or what reading it throws.
    public static var example: Response {
        get throws {
            let answer = try StubOutcome<Self>.example.answer()
            guard case .success(let value) = try decode(answer.response) else { throw noExample("a success") }
            return value
        }
    }

    /// The first documented failure, as the description shows it, else as its schema has it.
    ///
    /// - Throws: ``StubError/noExample(endpoint:wanted:documented:)``, or what reading it throws.
    public static var failureExample: Failure {
        get throws {
            let answer = try StubOutcome<Self>.failureExample.answer()
            guard case .failure(let value) = try decode(answer.response) else { throw noExample("a failure") }
            return value
        }
    }

    /// Every example that is documented, its own before those that it shares.
    static var allExamples: [StubAnswer] {
        let own = examples
        return own + Failure.examples.filter { shared in !own.contains { $0.status == shared.status } }
    }

    static func noExample(_ wanted: String) -> StubError {
        .noExample(endpoint: operation.id, wanted: wanted, documented: allExamples.map(\.status))
    }
}

extension StubAnswer {
    /// What a client makes of it.
    var response: HTTPResponse {
        HTTPResponse(status: status, headers: headers, url: nil, body: .data(body))
    }
}
