/// A decoded value with its response.
public struct Reply<E: Endpoint>: Sendable {
    public var value: E.Response
    public var response: EndpointResponse
    /// The endpoint that was sent.
    public var endpoint: E

    public init(value: E.Response, response: EndpointResponse, to endpoint: E) {
        self.value = value
        self.response = response
        self.endpoint = endpoint
    }

    public var status: Int { response.status }
    public var headers: HeaderFields { response.headers }

    /// A header as a typed value: text, number, boolean, date, or a list split at commas. Nil if the header is missing
    /// or is not of that type.
    public func header<T: JSONCodable>(_ name: String, as type: T.Type = T.self) -> T? {
        guard let text = response.headers[name] else { return nil }
        return headerValue(text)
    }
}
