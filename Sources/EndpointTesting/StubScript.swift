import EndpointRuntime

/// Answers that come in turn; the last one stays.
final class StubScript<Answer: Sendable>: Sendable {
    private let left: Lock<ArraySlice<Answer>>
    private let last: Answer?

    init(_ answers: [Answer]) {
        left = Lock(answers.dropLast())
        last = answers.last
    }

    /// - Throws: ``StubError/noAnswer(_:)`` where there is none at all.
    func next(for route: String) throws(StubError) -> Answer {
        guard let answer = left.withLock({ $0.popFirst() }) ?? last else { throw .noAnswer(route) }
        return answer
    }
}
