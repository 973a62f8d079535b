public import EndpointRuntime

/// The outcome of a typed stub: a value, a documented failure, or an example from the description.
public enum StubOutcome<E: StubbedEndpoint>: Sendable {
    case success(E.Response)
    /// A documented failure, with its status.
    case failure(E.Failure)
    /// The description's example of the success, otherwise one generated from its schema.
    case example
    /// The description's example of the first documented failure, otherwise one generated from its schema.
    case failureExample
    /// The description's example for this status, success or failure.
    case exampleOf(status: Int)
    /// Any other response.
    case raw(StubResponse)

    /// The elements of a stream, and the error thrown after the last one; nil ends the stream.
    ///
    /// ```swift
    /// server.on(Petstore.WatchPets.self) { _ in .elements([Petstore.PetEvent(petID: 7, status: .sold)]) }
    /// ```
    public static func elements<T: JSONCodable>(_ elements: [T], failing fault: StreamError? = nil) -> StubOutcome
    where E.Response == EventStream<T> {
        .success(EventStream(elements, failing: fault))
    }

    func response() throws -> StubResponse {
        switch self {
        case .success(let value): return try E.stubResponse(value)
        case .failure(let failure): return try failure.stubResponse()
        case .raw(let response): return response
        case .example: return try E.firstExample("a success") { $0.isSuccess }
        case .failureExample: return try E.firstExample("a failure") { !$0.isSuccess }
        case .exampleOf(let status): return try E.firstExample("status \(status)") { $0.status == status }
        }
    }
}

extension StubbedEndpoint {
    fileprivate static func firstExample(_ wanted: String, where fits: (StubResponse) -> Bool) throws -> StubResponse {
        guard let example = allExamples.first(where: fits) else { throw noExample(wanted) }
        return example
    }
}

extension StubResponse {
    fileprivate var isSuccess: Bool { (200..<300).contains(status) }
}
