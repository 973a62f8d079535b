extension HTTPClient {
    /// GETs a value of the type the context asks for: `let pet: Pet = try await client.get("/pets/\(id)")`.
    public func get<Response: Decodable & Sendable>(
        _ path: RequestPath,
        query: KeyValuePairs<String, any JSONCodable> = [:],
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(Request(.get, path, query: query, headers: headers), options: options)
    }

    /// POSTs a JSON body and reads the answer.
    public func post<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: some Encodable & Sendable,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(Request(.post, path, body: body, headers: headers), options: options)
    }

    /// PUTs a JSON body and reads the answer.
    public func put<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: some Encodable & Sendable,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(Request(.put, path, body: body, headers: headers), options: options)
    }

    /// PATCHes with a JSON body and reads the answer.
    public func patch<Response: Decodable & Sendable>(
        _ path: RequestPath,
        body: some Encodable & Sendable,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(Request(.patch, path, body: body, headers: headers), options: options)
    }

    /// DELETEs and reads the answer.
    public func delete<Response: Decodable & Sendable>(
        _ path: RequestPath,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) -> Response {
        try await send(Request(.delete, path, headers: headers), options: options)
    }

    /// POSTs a JSON body where the answer's body does not matter.
    public func post(
        _ path: RequestPath,
        body: some Encodable & Sendable,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await post(path, body: body, headers: headers, options: options)
    }

    /// PUTs a JSON body where the answer's body does not matter.
    public func put(
        _ path: RequestPath,
        body: some Encodable & Sendable,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await put(path, body: body, headers: headers, options: options)
    }

    /// PATCHes with a JSON body where the answer's body does not matter.
    public func patch(
        _ path: RequestPath,
        body: some Encodable & Sendable,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await patch(path, body: body, headers: headers, options: options)
    }

    /// DELETEs where the answer's body does not matter.
    public func delete(
        _ path: RequestPath,
        headers: HTTPHeaders = HTTPHeaders(),
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<Never>) {
        let _: NoContent = try await delete(path, headers: headers, options: options)
    }
}
