import EndpointRuntime

/// Responses that are returned in turn; the last one is repeated.
final class StubScript<Answer: Sendable>: Sendable {
    private let left: Lock<ArraySlice<Answer>>
    private let last: Answer?

    init(_ answers: [Answer]) {
        left = Lock(answers.dropLast())
        last = answers.last
    }

    /// - Throws: ``StubError/noResponse(_:)`` if there are no responses.
    func next(for route: String) throws(StubError) -> Answer {
        guard let answer = left.withLock({ $0.popFirst() }) ?? last else { throw .noResponse(route) }
        return answer
    }
}
