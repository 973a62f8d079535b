public import EndpointRuntime

extension StubServer {
    /// A route that answers an endpoint with values of its own response type.
    public struct TypedRoute<E: Endpoint>: Sendable {
        /// The same route, for raw answers.
        public let route: StubServer.Route

        /// Answers in turn with raw answers; the last one answers all further requests.
        @discardableResult
        public func respond(_ answers: StubAnswer...) -> Self {
            let script = StubScript(answers)
            route.respond { _ in try script.next(for: "\(route)") }
            return self
        }
    }
}

extension StubServer.TypedRoute where E.Response: JSONCodable {
    /// Answers 200 with a value as JSON.
    @discardableResult
    public func respond(_ value: E.Response, status: Int = 200) -> Self {
        route.respond { _ in try .json(value: value, status: status) }
        return self
    }

    /// Answers 200 with a value made from the request.
    @discardableResult
    public func respond(_ value: @escaping @Sendable (StubServer.RecordedRequest) throws -> E.Response) -> Self {
        route.respond { try .json(value: value($0)) }
        return self
    }
}

extension StubServer.TypedRoute where E: StubbedEndpoint {
    /// Answers in turn by the description; the last answer is for all further requests.
    ///
    /// ```swift
    /// server.on(Petstore.GetPet.self).respond(.failureExample, .example)
    /// ```
    @discardableResult
    public func respond(_ outcomes: StubOutcome<E>...) -> Self {
        let script = StubScript(outcomes)
        return respond { _ in try script.next(for: "\(route)") }
    }

    /// Answers by looking at the call, read back from the request: path, query, headers and body.
    ///
    /// A request that the endpoint would not have sent fails, and so does what `answer` throws.
    @discardableResult
    public func respond(_ answer: @escaping @Sendable (E) throws -> StubOutcome<E>) -> Self {
        route.respond { request in try answer(E.read(request)).answer() }
        return self
    }
}
