public import Foundation

private typealias Call = AdHocEndpoint

extension EndpointClient {
    /// GETs a value of the type that the context infers: `let pet: Pet = try await client.get("/pets/\(id)")`.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func get<Response: Decodable & Sendable>(
        _ path: RequestPath,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            Call(.get, path, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// GETs a value from an absolute address, such as a `Location` or a link in a response. See
    /// ``AdHocEndpoint/init(_:url:query:headers:security:timeout:encode:decode:)``.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func get<Response: Decodable & Sendable>(
        _ url: URL,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            Call(.get, url: url, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// POSTs a JSON body and reads the response.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func post<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            Call(.post, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// PUTs a JSON body and reads the response.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func put<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            Call(.put, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// PATCHes with a JSON body and reads the response.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func patch<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            Call(.patch, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// DELETEs and reads the response.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func delete<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(
            Call(.delete, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// POSTs a JSON body and ignores the response's body.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func post(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await send(
            Call(.post, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// PUTs a JSON body and ignores the response's body.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func put(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await send(
            Call(.put, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// PATCHes with a JSON body and ignores the response's body.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func patch(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await send(
            Call(.patch, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
    }

    /// DELETEs and ignores the response's body.
    ///
    /// A body of type `Data` is sent unchanged, as `application/json` unless `headers` sets another `Content-Type`; nil
    /// sends none.
    ///
    /// A status other than 2xx throws ``HTTPError/Reason/undocumented``. The timeout of `options` takes precedence over
    /// `timeout`, which is by default the client's, and the headers of `options` replace those of the same name in
    /// `headers`. The query items of `options` follow those in `query`.
    public func delete(
        _ path: RequestPath,
        body: (any Encodable & Sendable)? = nil,
        query: QueryItems = [:],
        headers: HeaderFields = HeaderFields(),
        security: [[SecurityRequirement]] = [],
        timeout: Duration? = nil,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await send(
            Call(.delete, path, body: body, query: query, headers: headers, security: security, timeout: timeout),
            options: options
        )
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
}
