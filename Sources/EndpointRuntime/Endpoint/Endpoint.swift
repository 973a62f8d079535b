/// A call as a value: what to send and how to read the answer. It does not send itself; an ``HTTPClient`` does.
public protocol Endpoint: Sendable {
    /// What a success gives.
    associatedtype Response: Sendable
    /// The documented failures; `Never` if there are none.
    associatedtype Failure: Sendable = Never
    /// What ``HTTPClient/send(_:options:)`` throws, for catching it anywhere:
    /// `catch GetPet.SendError.failure(.notFound(let problem))`.
    typealias SendError = HTTPError<Failure>

    /// What the description says of every call of this kind.
    static var operation: OperationInfo { get }

    /// What holds for this call. Only endpoints made at run time differ from the static one.
    var operation: OperationInfo { get }

    /// Writes the call into a request. What cannot be written, such as an empty path segment, is recorded by the
    /// encoder and thrown when the request is resolved.
    func encode(into request: inout RequestEncoder) throws

    /// Reads an answer by its status.
    static func decode(_ response: HTTPResponse) throws -> Outcome<Response, Failure>

    /// Reads an answer; endpoints made at run time may read by themselves.
    func decode(_ response: HTTPResponse) throws -> Outcome<Response, Failure>
}

extension Endpoint {
    public var operation: OperationInfo { Self.operation }

    public func decode(_ response: HTTPResponse) throws -> Outcome<Response, Failure> {
        try Self.decode(response)
    }
}
