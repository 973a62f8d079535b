public import EndpointRuntime

/// What a typed stub answers: a value, a documented failure, or what the description shows.
public enum StubOutcome<E: StubbedEndpoint>: Sendable {
    case success(E.Response)
    /// A documented failure, with its status.
    case failure(E.Failure)
    /// The success that the description shows, else one made from its schema.
    case example
    /// The first documented failure as the description shows it, else as its schema has it.
    case failureExample
    /// What the description shows for this status, success or failure.
    case exampleOf(status: Int)
    /// Anything else that may come over the wire.
    case raw(StubAnswer)

    /// The elements of a stream, and what reading throws behind the last one; nil ends the stream.
    ///
    /// ```swift
    /// server.on(Petstore.WatchPets.self) { _ in .elements([Petstore.PetEvent(petID: 7, status: .sold)]) }
    /// ```
    public static func elements<T: JSONCodable>(_ elements: [T], failing fault: StreamError? = nil) -> StubOutcome
    where E.Response == EventStream<T> {
        .success(EventStream(elements, failing: fault))
    }

    func answer() throws -> StubAnswer {
        switch self {
        case .success(let value): return try E.answer(value)
        case .failure(let failure): return try failure.answer()
        case .raw(let answer): return answer
        case .example: return try E.firstExample("a success") { $0.isSuccess }
        case .failureExample: return try E.firstExample("a failure") { !$0.isSuccess }
        case .exampleOf(let status): return try E.firstExample("status \(status)") { $0.status == status }
        }
    }
}

extension StubbedEndpoint {
    fileprivate static func firstExample(_ wanted: String, where fits: (StubAnswer) -> Bool) throws -> StubAnswer {
        guard let answer = allExamples.first(where: fits) else { throw noExample(wanted) }
        return answer
    }
}

extension StubAnswer {
    fileprivate var isSuccess: Bool { (200..<300).contains(status) }
}
