extension EndpointClient {
    /// Sends a call and returns the decoded value.
    ///
    /// - Throws: ``HTTPError``: in a function, `catch { switch error.reason { … } }` is exhaustive.
    public func send<E: Endpoint>(
        _ endpoint: E,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<E.Failure>) -> E.Response {
        try await reply(to: endpoint, options: options).value
    }

    /// Sends a call whose success has no content, so that there is no result to use.
    @discardableResult
    public func send<E: Endpoint>(
        _ endpoint: E,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<E.Failure>) -> NoContent where E.Response == NoContent {
        try await reply(to: endpoint, options: options).value
    }

    /// Sends a call and returns its value or error as a `Result`: for closures, `async let` and task groups.
    public func result<E: Endpoint>(
        of endpoint: E,
        options: CallOptions = CallOptions()
    ) async -> Result<E.Response, HTTPError<E.Failure>> {
        do { return .success(try await reply(to: endpoint, options: options).value) } catch { return .failure(error) }
    }

    /// Sends a call and returns the decoded value with the status, headers and raw body.
    public func reply<E: Endpoint>(
        to endpoint: E,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<E.Failure>) -> Reply<E> {
        if Task.isCancelled { throw HTTPError(.cancelled, operation: endpoint.operation) }
        return try await reply(to: try request(for: endpoint, options), of: endpoint)
    }

    /// The result of ``resolve(_:options:)``, with its error as an `HTTPError`.
    func request<E: Endpoint>(for endpoint: E, _ options: CallOptions) throws(HTTPError<E.Failure>) -> EndpointRequest {
        do { return try resolve(endpoint, options: options) } catch {
            throw HTTPError(from: EndpointClientError(refusing: error), operation: endpoint.operation)
        }
    }

    /// Sends the request of an endpoint.
    func reply<E: Endpoint>(to request: EndpointRequest, of endpoint: E) async throws(HTTPError<E.Failure>) -> Reply<E>
    {
        var response: EndpointResponse
        do { response = try await stored(try await send(request), of: request) } catch {
            throw HTTPError(from: error, operation: request.operation, request: request)
        }
        response.complete(from: request)
        let cache = request.options.cache
        do { return try read(response, to: request, of: endpoint) } catch {
            guard case .decoding = error.reason, response.isCached, cache?.mode != .only, cache?.mode != .reload else {
                throw error
            }
        }
        // This version of the app may not be able to read a response that another version has stored.
        var again = request
        again.options.cache = CallOptions.Cache(.reload, timeToLive: cache?.timeToLive)
        do {
            response = try await response.replaced { [again] () throws(EndpointClientError) in try await send(again) }
        } catch { throw HTTPError(from: error, operation: request.operation, request: request) }
        response.complete(from: request)
        return try read(response, to: request, of: endpoint)
    }

    /// Decodes a response according to the endpoint's description.
    func read<E: Endpoint>(
        _ response: EndpointResponse,
        to request: EndpointRequest,
        of endpoint: E
    ) throws(HTTPError<E.Failure>) -> Reply<E> {
        let outcome: Outcome<E.Response, E.Failure>
        do { outcome = try endpoint.decode(response) } catch {
            if response.isSuccess {
                let type = typeName(of: typeRead(from: response, by: endpoint))
                var error = EndpointResponse.DecodingError(type: type, underlying: error)
                error.mediaType = response.mediaType
                throw HTTPError(.decoding(error), operation: request.operation, request: request, response: response)
            }
            var response = response
            response.decodingError = error
            throw HTTPError(.undocumented, operation: request.operation, request: request, response: response)
        }
        let reason: HTTPError<E.Failure>.Reason
        switch outcome {
        case .success(let value): return Reply(value: value, response: response, to: endpoint)
        case .failure(let failure): reason = .failure(failure)
        case .undocumented: reason = .undocumented
        }
        throw HTTPError(reason, operation: request.operation, request: request, response: response)
    }
}

/// The type that a response could not be decoded as: a type of success or the failure, depending on its status.
private func typeRead<E: Endpoint>(from response: EndpointResponse, by endpoint: E) -> Any.Type {
    var response = response
    let last = Lock<Any.Type?>(nil)
    response.lastRead = last
    _ = try? endpoint.decode(response)
    return last.withLock { $0 } ?? E.Response.self
}

extension EndpointClient {
    /// Returns the request that sending the endpoint would send, with its full address. Sends nothing.
    ///
    /// - Throws: ``ServerMap/AddressError``, ``RequestEncoder/EncodingError``, ``HeaderFields/FieldError``,
    ///   ``HTTPBody/FileError``, also for a ``EndpointRequest/delivery-swift.property`` that is no file, ``HTTPBody/StreamError``
    ///   for a stream in a form, or the endpoint's own error.
    public func resolve<E: Endpoint>(
        _ endpoint: E,
        options: CallOptions = CallOptions()
    ) throws -> EndpointRequest {
        var encoder = RequestEncoder()
        try endpoint.encode(into: &encoder)
        let request = try encoder.resolve(operation: endpoint.operation, options: options, servers: servers)
        try request.delivery.check()
        return request
    }
}
