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
