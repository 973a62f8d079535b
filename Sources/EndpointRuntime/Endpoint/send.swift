extension HTTPClient {
    /// Sends a call and gives the decoded value.
    ///
    /// - Throws: ``HTTPError``: in a function, `catch { switch error { … } }` is exhaustive.
    public func send<E: Endpoint>(
        _ endpoint: E,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<E.Failure>) -> E.Response {
        try await reply(to: endpoint, options: options).value
    }

    /// Sends a call and gives value or error as a value: for closures, `async let` and task groups.
    public func result<E: Endpoint>(
        of endpoint: E,
        options: CallOptions = CallOptions()
    ) async -> Result<E.Response, HTTPError<E.Failure>> {
        do { return .success(try await reply(to: endpoint, options: options).value) } catch { return .failure(error) }
    }

    /// Sends a call and gives the decoded value beside status, headers and raw body.
    public func reply<E: Endpoint>(
        to endpoint: E,
        options: CallOptions = CallOptions()
    ) async throws(HTTPError<E.Failure>) -> Reply<E> {
        if Task.isCancelled { throw .cancelled }
        let request: HTTPRequest
        do { request = try resolve(endpoint, options: options) } catch {
            throw error is CancellationError ? .cancelled : .request(error)
        }
        return try await reply(to: request, of: endpoint)
    }

    /// Sends the request of an endpoint.
    func reply<E: Endpoint>(to request: HTTPRequest, of endpoint: E) async throws(HTTPError<E.Failure>) -> Reply<E> {
        var response: HTTPResponse
        do { response = try await send(request) } catch { throw HTTPError(error) }
        response.complete(from: request)
        let cache = request.options.cache
        do { return try read(response, of: endpoint) } catch {
            guard case .decoding = error, response.isStored, cache?.mode != .only, cache?.mode != .reload else {
                throw error
            }
        }
        // What another version of the app stored may not be what this one reads.
        var again = request
        again.options.cache = CallOptions.Cache(.reload, timeToLive: cache?.timeToLive)
        return try await reply(to: again, of: endpoint)
    }

    /// An answer as the endpoint's description says.
    func read<E: Endpoint>(
        _ response: HTTPResponse,
        of endpoint: E
    ) throws(HTTPError<E.Failure>) -> Reply<E> {
        let outcome: Outcome<E.Response, E.Failure>
        do { outcome = try endpoint.decode(response) } catch {
            if response.isSuccess {
                let type = String(reflecting: E.Response.self)
                throw .decoding(
                    DecodingFault(
                        operation: endpoint.operation.id,
                        type: type,
                        response: response,
                        underlying: error
                    )
                )
            }
            var response = response
            response.decodingFault = error
            throw .server(response)
        }
        switch outcome {
        case .success(let value): return Reply(value: value, response: response, to: endpoint)
        case .failure(let failure): throw .failure(failure)
        case .undocumented: throw .server(response)
        }
    }
}
