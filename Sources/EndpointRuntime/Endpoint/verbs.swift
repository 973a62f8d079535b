public import Foundation

// Every verb takes the query, headers that replace others, and the maximum duration of the call, by default the
// client's. A body is sent as JSON; nil sends none.
extension EndpointClient {
    /// GETs a value of the type that the context infers: `let pet: Pet = try await client.get("/pets/\(id)")`.
    public func get<Response: Decodable & Sendable>(
        _ path: RequestPath,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await call(.get, path, nil, query, headers, timeout, options)
    }

    /// GETs a value from an absolute address, such as a `Location` or a link in a response. See
    /// ``AdHocEndpoint/init(_:url:query:headers:timeout:encode:decode:)``.
    public func get<Response: Decodable & Sendable>(
        _ url: URL,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            AdHocEndpoint(.get, url: url, query: query, headers: headers, timeout: timeout),
            options: options
        )
    }

    /// POSTs a JSON body and reads the response.
    public func post<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await call(.post, path, body, query, headers, timeout, options)
    }

    /// PUTs a JSON body and reads the response.
    public func put<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await call(.put, path, body, query, headers, timeout, options)
    }

    /// PATCHes with a JSON body and reads the response.
    public func patch<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await call(.patch, path, body, query, headers, timeout, options)
    }

    /// DELETEs and reads the response.
    public func delete<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await call(.delete, path, body, query, headers, timeout, options)
    }

    /// POSTs a JSON body and ignores the response's body.
    public func post(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await call(.post, path, body, query, headers, timeout, options) as NoContent
    }

    /// PUTs a JSON body and ignores the response's body.
    public func put(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await call(.put, path, body, query, headers, timeout, options) as NoContent
    }

    /// PATCHes with a JSON body and ignores the response's body.
    public func patch(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await call(.patch, path, body, query, headers, timeout, options) as NoContent
    }

    /// DELETEs and ignores the response's body.
    public func delete(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HeaderFields = HeaderFields(),
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        _ = try await call(.delete, path, body, query, headers, timeout, options) as NoContent
    }

    private func call<Response: Decodable & Sendable>(
        _ method: EndpointRequest.Method,
        _ path: RequestPath,
        _ body: (any Encodable & Sendable)?,
        _ query: KeyValuePairs<String, any JSONCodable>,
        _ headers: HeaderFields,
        _ timeout: Duration?,
        _ options: CallOptions
    ) async throws(HTTPError<Never>) -> Response {
        let call = AdHocEndpoint<Response>(method, path, body: body, query: query, headers: headers, timeout: timeout)
        return try await send(call, options: options)
    }
}
