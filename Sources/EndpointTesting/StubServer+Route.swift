import EndpointRuntime

extension StubServer {
    /// The responses of a server to one method and path.
    public final class Route: Sendable {
        /// Makes the response to a request. An error that it throws ends the call, and
        /// ``StubServer/verify(allowingUnused:)`` reports it.
        public typealias Handler = @Sendable (StubServer.RecordedRequest) throws -> StubResponse

        private struct State: Sendable {
            var handler: Handler?
            var uses = 0
        }

        let method: EndpointRequest.Method
        let template: PathTemplate
        /// Whether a matching request is a call of this route's endpoint; nil if the route has no endpoint.
        let isCall: (@Sendable (StubServer.RecordedRequest) -> Bool)?
        private let state = Lock(State())

        init(
            method: EndpointRequest.Method,
            path: String,
            isCall: (@Sendable (StubServer.RecordedRequest) -> Bool)? = nil
        ) {
            self.method = method
            self.isCall = isCall
            template = PathTemplate(text: path)
        }

        /// Responds with the given responses in turn; the last one is repeated for all further requests.
        @discardableResult
        public func respond(_ responses: StubResponse...) -> StubServer.Route {
            let (script, name) = (StubScript(responses), "\(self)")
            return respond { _ in try script.next(for: name) }
        }

        /// Responds with a closure that receives the request. If it throws, the request fails as unmatched.
        @discardableResult
        public func respond(_ handler: @escaping Handler) -> StubServer.Route {
            state.withLock { $0.handler = handler }
            return self
        }

        /// The number of requests handled so far.
        public var uses: Int { state.withLock { $0.uses } }

        func response(to request: StubServer.RecordedRequest) throws -> StubResponse {
            let handler = state.withLock { state in
                state.uses += 1
                return state.handler
            }
            guard let handler else { throw StubError.noResponse("\(self)") }
            return try handler(request)
        }
    }
}

extension StubServer.Route {
    /// A description of why a request does not match this route.
    func difference(from request: StubServer.RecordedRequest) -> String? {
        if template.match(request.path) != nil { return "the method is \(request.method), not \(method)" }
        let expected = template.text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        let found = request.path.split(separator: "/")
        if expected.count != found.count {
            return "the path has \(found.count) segments, not \(expected.count)"
        }
        let other = zip(expected, found).first { PathTemplate(text: String($0)).match(String($1)) == nil }
        return other.map { "the path has '\($1)' where '\($0)' is expected" }
    }
}

extension StubServer.Route: CustomStringConvertible {
    public var description: String { "\(method) \(template.text)" }
}
