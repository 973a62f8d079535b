import EndpointRuntime

/// Responses that are returned in turn; the last one is repeated.
final class StubScript<Response: Sendable>: Sendable {
    private let left: Lock<ArraySlice<Response>>
    private let last: Response?

    init(_ responses: [Response]) {
        left = Lock(responses.dropLast())
        last = responses.last
    }

    /// - Throws: ``StubError/noResponse(_:)`` if there are no responses.
    func next(for route: String) throws(StubError) -> Response {
        guard let response = left.withLock({ $0.popFirst() }) ?? last else { throw .noResponse(route) }
        return response
    }
}
