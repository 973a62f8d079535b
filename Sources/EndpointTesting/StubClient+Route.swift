public import EndpointRuntime

extension StubClient {
    /// The responses of a ``StubClient`` to one endpoint.
    public struct Route<E: Endpoint>: Sendable {
        let client: StubClient

        /// Responds with the given responses in turn; the last one is repeated for all further requests.
        @discardableResult
        public func respond(_ responses: StubResponse...) -> StubClient {
            let script = StubScript(responses)
            return client.on(E.self, response: { _ in try script.next(for: E.operation.id) })
        }
    }
}

extension StubClient.Route where E: StubbedEndpoint {
    /// Responds with the given outcomes in turn; the last one is repeated for all further requests.
    ///
    /// ```swift
    /// let client = StubClient().on(Petstore.GetPet.self).respond(.failureExample, .example)
    /// ```
    @discardableResult
    public func respond(_ outcomes: StubOutcome<E>...) -> StubClient {
        let script = StubScript(outcomes)
        return client.on(E.self, response: { _ in try script.next(for: E.operation.id).response() })
    }
}

extension StubClient {
    /// Stubs an endpoint with the outcomes that follow: `client.on(Petstore.GetPet.self).respond(.example)`.
    public func on<E: Endpoint>(_ endpoint: E.Type) -> StubClient.Route<E> { Route(client: self) }

    /// Stubs an endpoint with a closure that receives the call, read back from the request.
    ///
    /// ```swift
    /// let client = StubClient().on(Petstore.GetPet.self) { call in
    ///     call.petID == 7 ? .example : .failure(.notFound(Petstore.Problem(title: "No such pet")))
    /// }
    /// ```
    @discardableResult
    public func on<E: StubbedEndpoint>(
        _ endpoint: E.Type,
        _ outcome: @escaping @Sendable (E) throws -> StubOutcome<E>
    ) -> StubClient {
        on(
            endpoint,
            response: { try outcome(E.read(StubServer.RecordedRequest($0, path: E.operation.path))).response() }
        )
    }

    fileprivate func on<E: Endpoint>(
        _ endpoint: E.Type,
        response: @escaping @Sendable (EndpointRequest) throws -> StubResponse
    ) -> StubClient {
        on(endpoint) { [sleep] request throws(EndpointClientError) in
            let stub: StubResponse
            do { stub = try response(request) } catch { throw .request(.other(error)) }
            return try await stub.played(to: request, sleep: sleep)
        }
    }
}
