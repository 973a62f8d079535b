public import Foundation

/// A call made at run time, for operations that no description covers.
///
/// ```swift
/// let pet: Pet = try await client.send(AdHocEndpoint(.get, "/pets/\(7)"))
/// ```
public struct AdHocEndpoint<Response: Decodable & Sendable>: Endpoint {
    public typealias Failure = Never

    public static var operation: OperationInfo { OperationInfo(id: "request", method: .get, path: "/") }

    public var operation: OperationInfo
    private let write: @Sendable (inout RequestEncoder) throws -> Void
    private let read: @Sendable (EndpointResponse) throws -> Response

    /// Creates a call to a path on the client's server.
    ///
    /// - Parameters:
    ///   - path: below the server's address; may end in a query.
    ///   - query: items in style `form`; null adds nothing.
    ///   - headers: replace all other headers of the same name.
    ///   - security: the credentials that the call needs, in alternatives, as in ``OperationInfo/security``; by default only
    ///     the token for undeclared operations of ``Credentials``, if they have one.
    ///   - timeout: the maximum duration of the call; nil leaves it to the client. For streams and files, see
    ///     ``EndpointRequest/timeout``.
    ///   - encode: encodes the body and anything else.
    ///   - decode: decodes a successful response; nil reads `Data` as the raw bytes, `String` as text unless the
    ///     response is JSON, and everything else as JSON.
    public init(
        _ method: EndpointRequest.Method,
        _ path: RequestPath,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        encode: @escaping @Sendable (inout RequestEncoder) throws -> Void = { _ in },
        decode: (@Sendable (EndpointResponse) throws -> Response)? = nil
    ) {
        operation = OperationInfo(
            id: "\(method) \(path.template)",
            method: method,
            path: path.template,
            security: security,
            timeout: timeout
        )
        write = { request in
            request.path = path
            for item in query.items { request.add(item.name, item.value) }
            // Bytes and texts may have any media type.
            if decode == nil, Response.self == Data.self || Response.self == String.self { request.accept("*/*") }
            try encode(&request)
            request.replaceHeaders(headers)
        }
        read = decode ?? { try $0.value() }
    }

    /// A call with a JSON body; nil sends none. `Data` is sent unchanged; name its type in `headers` if it is not JSON.
    public init(
        _ method: EndpointRequest.Method,
        _ path: RequestPath,
        body: (any Encodable & Sendable)?,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil
    ) {
        self.init(method, path, query: query, headers: headers, security: security, timeout: timeout) { request in
            try request.setBody(json: body)
        }
    }

    /// A call to an absolute address, such as one from a response: a `Location`, the next page, a presigned upload. The
    /// client's servers have no influence on the address, but credentials are sent only to their origins. Errors and
    /// logs do not show the path.
    ///
    /// - Parameters:
    ///   - url: absolute, `http` or `https`, without a user. Its query and path are sent unchanged, its fragment is not
    ///     sent. Any other URL throws a ``ServerMap/AddressError`` when the call is sent.
    ///   - query: added to the query of the address.
    public init(
        _ method: EndpointRequest.Method,
        url: URL,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        encode: @escaping @Sendable (inout RequestEncoder) throws -> Void = { _ in },
        decode: (@Sendable (EndpointResponse) throws -> Response)? = nil
    ) {
        @Sendable func write(_ request: inout RequestEncoder) throws {
            request.address = url
            try encode(&request)
        }
        let path = RequestPath(verbatim: "")
        self.init(
            method,
            path,
            query: query,
            headers: headers,
            security: security,
            timeout: timeout,
            encode: write,
            decode: decode
        )
    }

    /// A call to an absolute address with a JSON body; nil sends none. `Data` is sent unchanged; name its type in `headers`
    /// if it is not JSON. The address is as in ``init(_:url:query:headers:security:timeout:encode:decode:)``.
    public init(
        _ method: EndpointRequest.Method,
        url: URL,
        body: (any Encodable & Sendable)?,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil
    ) {
        self.init(method, url: url, query: query, headers: headers, security: security, timeout: timeout) { request in
            try request.setBody(json: body)
        }
    }

    public func encode(into request: inout RequestEncoder) throws { try write(&request) }

    public func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
        response.isSuccess ? .success(try read(response)) : .undocumented
    }

    public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
        response.isSuccess ? .success(try response.value()) : .undocumented
    }
}

extension RequestEncoder {
    fileprivate mutating func setBody(json body: (any Encodable & Sendable)?) throws {
        guard let body else { return }
        self.body(.data(try body as? Data ?? encodedJSON(body)), contentType: "application/json")
    }
}
