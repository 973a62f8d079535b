public import EndpointRuntime

extension StubServer {
    /// A route that responds to an endpoint with values of the endpoint's response type.
    public struct TypedRoute<E: Endpoint>: Sendable {
        /// The underlying route, for raw responses.
        public let route: StubServer.Route

        /// Responds with the given responses in turn; the last one is repeated for all further requests.
        @discardableResult
        public func respond(_ responses: StubResponse...) -> Self {
            let script = StubScript(responses)
            route.respond { _ in try script.next(for: "\(route)") }
            return self
        }
    }
}

extension StubServer.TypedRoute where E.Response: JSONCodable {
    /// Responds with status 200 and a value as JSON.
    @discardableResult
    public func respond(_ value: E.Response, status: Int = 200) -> Self {
        route.respond { _ in try .json(value: value, status: status) }
        return self
    }

    /// Responds with status 200 and a value made from the request.
    @discardableResult
    public func respond(_ value: @escaping @Sendable (StubServer.RecordedRequest) throws -> E.Response) -> Self {
        route.respond { try .json(value: value($0)) }
        return self
    }
}

extension StubServer.TypedRoute where E: StubbedEndpoint {
    /// Responds with the given outcomes in turn; the last one is repeated for all further requests.
    ///
    /// ```swift
    /// server.on(Petstore.GetPet.self).respond(.failureExample, .example)
    /// ```
    @discardableResult
    public func respond(_ outcomes: StubOutcome<E>...) -> Self {
        let script = StubScript(outcomes)
        return respond { _ in try script.next(for: "\(route)") }
    }

    /// Responds with a closure that receives the call, read back from the request's path, query, headers and body.
    ///
    /// A request that the endpoint would not have sent fails, and so does a request for which `outcome` throws.
    @discardableResult
    public func respond(_ outcome: @escaping @Sendable (E) throws -> StubOutcome<E>) -> Self {
        route.respond { request in try outcome(E.read(request)).response() }
        return self
    }
}
