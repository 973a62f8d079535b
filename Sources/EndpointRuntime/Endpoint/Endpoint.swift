/// A call as a value: the request to send and the way to read the response. An ``EndpointClient`` sends it.
public protocol Endpoint: Sendable {
    /// The value of a successful call.
    associatedtype Response: Sendable
    /// The documented failures; `Never` if there are none.
    associatedtype Failure: Sendable = Never
    /// The error that ``EndpointClient/reply(to:options:)`` throws, for use in a catch pattern:
    /// `catch GetPet.SendError.failure(.notFound(let problem))`.
    typealias SendError = HTTPError<Failure>

    /// The description's properties of every call of this type.
    static var operation: OperationInfo { get }

    /// The properties of this call. They differ from the static ones only in endpoints made at run time.
    var operation: OperationInfo { get }

    /// Encodes the call into a request. The encoder records errors, such as an empty path segment, and throws them when
    /// the request is resolved.
    func encode(into request: inout RequestEncoder) throws

    /// Decodes a response by its status.
    static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure>

    /// Decodes a response; endpoints made at run time may decode it with their own function.
    func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure>
}

extension Endpoint {
    public var operation: OperationInfo { Self.operation }

    public func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure> {
        try Self.decode(response)
    }
}
