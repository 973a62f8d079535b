public import EndpointRuntime

extension StubHTTPClient {
    /// What a ``StubHTTPClient`` answers to one endpoint.
    public struct Route<E: Endpoint>: Sendable {
        let client: StubHTTPClient

        /// Answers in turn with raw answers; the last one answers all further requests.
        @discardableResult
        public func respond(_ answers: StubAnswer...) -> StubHTTPClient {
            let script = StubScript(answers)
            return client.on(E.self, answer: { _ in try script.next(for: E.operation.id) })
        }
    }
}

extension StubHTTPClient.Route where E: StubbedEndpoint {
    /// Answers in turn by the description; the last answer is for all further requests.
    ///
    /// ```swift
    /// let client = StubHTTPClient().on(Petstore.GetPet.self).respond(.failureExample, .example)
    /// ```
    @discardableResult
    public func respond(_ outcomes: StubOutcome<E>...) -> StubHTTPClient {
        let script = StubScript(outcomes)
        return client.on(E.self, answer: { _ in try script.next(for: E.operation.id).answer() })
    }
}

extension StubHTTPClient {
    /// Answers an endpoint with what is said next: `client.on(Petstore.GetPet.self).respond(.example)`.
    public func on<E: Endpoint>(_ endpoint: E.Type) -> StubHTTPClient.Route<E> { Route(client: self) }

    /// Answers an endpoint by looking at the call, read back from the request.
    ///
    /// ```swift
    /// let client = StubHTTPClient().on(Petstore.GetPet.self) { call in
    ///     call.petID == 7 ? .example : .failure(.notFound(Petstore.Problem(title: "No such pet")))
    /// }
    /// ```
    @discardableResult
    public func on<E: StubbedEndpoint>(
        _ endpoint: E.Type,
        _ answer: @escaping @Sendable (E) throws -> StubOutcome<E>
    ) -> StubHTTPClient {
        on(endpoint, answer: { try answer(E.read(StubServer.RecordedRequest($0, path: E.operation.path))).answer() })
    }

    fileprivate func on<E: Endpoint>(
        _ endpoint: E.Type,
        answer: @escaping @Sendable (HTTPRequest) throws -> StubAnswer
    ) -> StubHTTPClient {
        on(endpoint) { [sleep] request throws(HTTPClientError) in
            let stub: StubAnswer
            do { stub = try answer(request) } catch { throw .request(.other(error)) }
            return try await stub.played(to: request, sleep: sleep)
        }
    }
}
