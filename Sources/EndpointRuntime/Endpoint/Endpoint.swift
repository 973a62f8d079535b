public import Foundation

/// A call as a value: the request to send and the way to read the response. An ``EndpointClient`` sends it.
public protocol Endpoint: Sendable {
    /// The value of a successful call.
    associatedtype Response: Sendable
    /// The documented failures; `Never` if there are none.
    associatedtype Failure: Sendable = Never
    /// The error that ``EndpointClient/reply(to:options:)`` throws, for a `catch` among errors of other types or a closure:
    /// `catch let error as GetPet.SendError { switch error.reason { … } }`.
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

/// The meaning of a response according to the description.
public enum Outcome<Response: Sendable, Failure: Sendable>: Sendable {
    /// A documented success.
    case success(Response)
    /// A documented failure.
    case failure(Failure)
    /// A status that the description does not mention.
    case undocumented
}

extension Outcome: Equatable where Response: Equatable, Failure: Equatable {}

/// A decoded value with its response.
public struct Reply<E: Endpoint>: Sendable {
    /// The decoded body.
    public var value: E.Response
    /// The response, with its headers and attempts.
    public var response: EndpointResponse
    /// The endpoint that was sent.
    public var endpoint: E

    /// Creates a reply, for tests.
    public init(value: E.Response, response: EndpointResponse, to endpoint: E) {
        self.value = value
        self.response = response
        self.endpoint = endpoint
    }

    /// The status of the response, such as 200.
    public var status: Int { response.status }
    /// All headers of the response; ``header(_:as:)`` reads one as a typed value.
    public var headers: HeaderFields { response.headers }

    /// A header as a typed value: text, number, boolean, date, or a list split at commas. Nil if the header is missing
    /// or is not of that type, for which ``HeaderFields/optional(_:as:)`` throws.
    public func header<T: JSONCodable>(_ name: String, as type: T.Type = T.self) -> T? {
        guard let text = response.headers[name] else { return nil }
        return headerValue(text)
    }
}

/// A header's text as a typed value: tried as text, then as a number or boolean, then as a list. A date may also have
/// the form that HTTP prescribes for its own headers (RFC 9110 §5.6.7), even if the description states another form.
func headerValue<T: JSONCodable>(_ text: String) -> T? {
    if let value = try? T(jsonValue: .string(text)) { return value }
    if let value = try? T(jsonValue: scalar(text)) { return value }
    if let date = httpDate(text), let value = date as? T { return value }
    let elements = listElements(of: text).map { trimmed($0) }
    if let value = try? T(jsonValue: .array(elements.map { .string($0) })) { return value }
    return try? T(jsonValue: .array(elements.map { scalar($0) }))
}

private func scalar(_ text: String) -> JSONValue {
    switch text.ifASCII?.lowercased() {
    case "true": .bool(true)
    case "false": .bool(false)
    default: JSONNumber(text).map { .number($0) } ?? .string(text)
    }
}

/// A request that a service sends to you: a webhook, or a callback that you requested (OpenAPI 3.1 §4.8.18).
///
/// Verify the request first, then read the same bytes:
/// ```swift
/// try verifier.verify(headers: headers, body: body)
/// let adopted = try Petstore.Webhooks.PetAdopted(headers: headers, body: body)
/// ```
/// Reading does not verify the sender; use ``WebhookVerifier`` or ``SigningClient/Key`` for that.
public protocol Webhook: Sendable {
    /// The webhook's name in the description, such as `pet.adopted`.
    static var name: String { get }

    /// Reads a received request.
    ///
    /// - Throws: `JSONError` for a body and ``HeaderFields/ReadError`` for a header that does not match the description.
    init(headers: HeaderFields, body: Data) throws
}

// MARK: NoContent

/// A body without information. It reads any value and writes `null`.
public struct NoContent: JSONCodable, Hashable {
    /// Nothing.
    public init() {}

    public init(from json: inout ValueReader) throws {}

    public func encode(to json: inout ValueWriter) throws {
        try json.writeNull()
    }
}
