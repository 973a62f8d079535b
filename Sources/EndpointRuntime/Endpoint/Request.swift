/// A call made at run time, for what no description covers.
///
/// ```swift
/// let pet: Pet = try await client.send(Request(.get, "/pets/\(7)"))
/// ```
public struct Request<Response: Decodable & Sendable>: Endpoint {
    public typealias Failure = Never

    public static var operation: OperationInfo { OperationInfo(id: "request", method: .get, path: "/") }

    public var operation: OperationInfo
    private let write: @Sendable (inout RequestEncoder) throws -> Void
    private let read: @Sendable (HTTPResponse) throws -> Response

    /// - Parameters:
    ///   - path: below the server's address; may end in a query.
    ///   - query: items in style `form`; null adds nothing.
    ///   - headers: replace what the rest sets.
    ///   - timeout: the longest the call may take; nil leaves it to the client.
    ///   - encode: writes the body and anything else.
    ///   - decode: reads a success; nil reads `Data` as the raw bytes, `String` as text unless the answer is JSON, and
    ///     everything else as JSON.
    public init(
        _ method: HTTPMethod,
        _ path: RequestPath,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HTTPHeaders = HTTPHeaders(),
        timeout: Duration? = nil,
        encode: @escaping @Sendable (inout RequestEncoder) throws -> Void = { _ in },
        decode: (@Sendable (HTTPResponse) throws -> Response)? = nil
    ) {
        let template = path.template
        operation = OperationInfo(id: "\(method) \(template)", method: method, path: template, timeout: timeout)
        let items = query.map { (name: $0.key, value: $0.value) }
        write = { request in
            request.path = path
            for item in items { request.add(item.name, item.value) }
            try encode(&request)
            request.replaceHeaders(headers)
        }
        read = decode ?? { try $0.value() }
    }

    /// A call with a JSON body.
    public init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: RequestPath,
        body: Body,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HTTPHeaders = HTTPHeaders(),
        timeout: Duration? = nil
    ) {
        self.init(method, path, query: query, headers: headers, timeout: timeout) { request in
            request.body(.data(try encodedJSON(body)), contentType: "application/json")
        }
    }

    public func encode(into request: inout RequestEncoder) throws { try write(&request) }

    public func decode(_ response: HTTPResponse) throws -> Outcome<Response, Never> {
        response.isSuccess ? .success(try read(response)) : .undocumented
    }

    public static func decode(_ response: HTTPResponse) throws -> Outcome<Response, Never> {
        response.isSuccess ? .success(try response.value()) : .undocumented
    }
}

extension RequestEncoder {
    fileprivate mutating func add<T: JSONCodable>(_ name: String, _ value: T) { query(name, value) }
}
