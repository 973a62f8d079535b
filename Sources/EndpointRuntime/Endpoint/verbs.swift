public import Foundation

// Every verb takes the query in style `form`, headers that replace others, the credentials that the call needs, and the maximum
// duration of the call, by default the client's; that of `options` takes precedence. A body is sent as JSON, and `Data`
// unchanged, by default as `application/json`; nil sends none. A status other than 2xx throws
// `HTTPError.Reason.undocumented`.
extension EndpointClient {
    /// GETs a value of the type that the context infers: `let pet: Pet = try await client.get("/pets/\(id)")`.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func get<Response: Decodable & Sendable>(
        _ path: RequestPath,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await sendAdHoc(.get, path, nil, query, headers, security, timeout, options)
    }

    /// GETs a value from an absolute address, such as a `Location` or a link in a response. See
    /// ``AdHocEndpoint/init(_:url:query:headers:security:timeout:encode:decode:)``.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func get<Response: Decodable & Sendable>(
        _ url: URL,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            AdHocEndpoint(.get, url: url, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// POSTs a JSON body and reads the response.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func post<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await sendAdHoc(.post, path, body, query, headers, security, timeout, options)
    }

    /// PUTs a JSON body and reads the response.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func put<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await sendAdHoc(.put, path, body, query, headers, security, timeout, options)
    }

    /// PATCHes with a JSON body and reads the response.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func patch<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await sendAdHoc(.patch, path, body, query, headers, security, timeout, options)
    }

    /// DELETEs and reads the response.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func delete<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await sendAdHoc(.delete, path, body, query, headers, security, timeout, options)
    }

    /// POSTs a JSON body and ignores the response's body.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func post(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await sendAdHoc(.post, path, body, query, headers, security, timeout, options) as NoContent
    }

    /// PUTs a JSON body and ignores the response's body.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func put(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await sendAdHoc(.put, path, body, query, headers, security, timeout, options) as NoContent
    }

    /// PATCHes with a JSON body and ignores the response's body.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func patch(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await sendAdHoc(.patch, path, body, query, headers, security, timeout, options) as NoContent
    }

    /// DELETEs and ignores the response's body.
    ///
    /// The timeout of `options` takes precedence over `timeout`, and the headers of `options` replace those of the same
    /// name in `headers`. The query items of `options` follow those in `query`.
    public func delete(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await sendAdHoc(.delete, path, body, query, headers, security, timeout, options) as NoContent
    }

    /// States what is missing if the context infers no type; without this overload, the compiler would give no cause.
    @available(*, unavailable, message: "state the type of the response: 'let pet: Pet = try await client.get(…)'")
    public func get(
        _ path: RequestPath,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {}

    /// States what is missing if the context infers no type; without this overload, the compiler would expect a path.
    @available(*, unavailable, message: "state the type of the response: 'let pet: Pet = try await client.get(…)'")
    public func get(
        _ url: URL,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {}

    private func sendAdHoc<Response: Decodable & Sendable>(
        _ method: EndpointRequest.Method,
        _ path: RequestPath,
        _ body: (any Encodable & Sendable)?,
        _ query: QueryItems,
        _ headers: HeaderFields,
        _ security: [[SecurityRequirement]],
        _ timeout: Duration?,
        _ options: CallOptions
    ) async throws(HTTPError<Never>) -> Response {
        let call = AdHocEndpoint<Response>(
            method,
            path,
            body: body,
            query: query,
            headers: headers,
            security: security,
            timeout: timeout
        )
        return try await send(call, options: options)
    }
}

// MARK: QueryItems

/// The query items of a call that no description covers, in their order: `["tags": ["a", "b"], "limit": 5]`. Each value is
/// written in style `form`; null adds nothing.
public struct QueryItems: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var items: [(name: String, value: any JSONCodable)] = []

    /// Creates no items.
    public init() {}

    public init(dictionaryLiteral elements: (String, any JSONCodable)...) {
        items = elements.map { (name: $0, value: $1) }
    }

    /// Creates the items of a dictionary, sorted by name.
    public init(_ values: [String: any JSONCodable]) {
        items = values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// Adds an item after the others, of which some may have the same name.
    public mutating func add(_ name: String, _ value: any JSONCodable) { items.append((name: name, value: value)) }

    /// Whether there are no items.
    public var isEmpty: Bool { items.isEmpty }

    /// The names of the items, in their order.
    public var names: [String] { items.map(\.name) }
}

extension QueryItems: CustomStringConvertible, Opaque {
    /// The names alone, because values may be secret.
    public var description: String { "query items \(names.joined(separator: ", "))" }
}

// MARK: AdHocEndpoint

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
    ///   - timeout: the maximum duration of the call; nil leaves it to the client.
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
            guard let body else { return }
            request.body(.data(try body as? Data ?? encodedJSON(body)), contentType: "application/json")
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

    public func encode(into request: inout RequestEncoder) throws { try write(&request) }

    public func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
        response.isSuccess ? .success(try read(response)) : .undocumented
    }

    public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
        response.isSuccess ? .success(try response.value()) : .undocumented
    }
}

extension RequestEncoder {
    mutating func add<T: JSONCodable>(_ name: String, _ value: T) { query(name, value) }
}
