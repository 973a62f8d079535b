import EndpointRuntime

extension StubServer {
    /// What a server answers to one method and path.
    public final class Route: Sendable {
        /// Makes the answer to a request. What it throws ends the call, and ``StubServer/verify(allowingUnused:)``
        /// tells of it.
        public typealias Handler = @Sendable (StubServer.RecordedRequest) throws -> StubAnswer

        private struct State: Sendable {
            var script: [StubAnswer] = []
            var handler: Handler?
            var uses = 0
        }

        let method: HTTPRequest.Method
        let template: PathTemplate
        /// Whether a request that matches is the call of this route's endpoint; nil where the route has none.
        let isCall: (@Sendable (StubServer.RecordedRequest) -> Bool)?
        private let state = Lock(State())

        init(method: HTTPRequest.Method, path: String, isCall: (@Sendable (StubServer.RecordedRequest) -> Bool)? = nil)
        {
            self.method = method
            self.isCall = isCall
            template = PathTemplate(text: path)
        }

        /// Answers in turn; the last one answers all further requests.
        @discardableResult
        public func respond(_ answers: StubAnswer...) -> StubServer.Route {
            state.withLock {
                $0.script = answers
                $0.handler = nil
            }
            return self
        }

        /// Answers by looking at the request. What it throws fails the request as unmatched.
        @discardableResult
        public func respond(_ handler: @escaping Handler) -> StubServer.Route {
            state.withLock { $0.handler = handler }
            return self
        }

        /// Requests answered so far.
        public var uses: Int { state.withLock { $0.uses } }

        func answer(_ request: StubServer.RecordedRequest) throws -> StubAnswer {
            let (handler, scripted) = state.withLock { state -> (Handler?, StubAnswer?) in
                defer { state.uses += 1 }
                return (
                    state.handler, state.script.isEmpty ? nil : state.script[min(state.uses, state.script.count - 1)]
                )
            }
            if let handler { return try handler(request) }
            guard let scripted else { throw StubError.noAnswer("\(self)") }
            return scripted
        }
    }
}

extension StubServer.Route {
    /// What keeps a request from this route, in words.
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
