public import EndpointRuntime
import Foundation

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
            respond(inTurn: responses)
        }

        func respond(inTurn responses: [StubResponse]) -> StubServer.Route {
            let (script, name) = (StubScript(responses), "\(self)")
            return respond { _ in try script.next(for: name) }
        }

        /// Responds with a closure that receives the request. An error that it throws ends the call, and
        /// ``StubServer/verify(allowingUnused:)`` reports it.
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
        guard template.text.hasPrefix("/") else { return "the path of a route begins with '/'" }
        if template.match(request.path) != nil {
            if method != request.method { return "the method is \(request.method), not \(method)" }
            return template.missingItem(in: request.query).map { "the query has no '\($0)'" }
        }
        let expected = template.text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        let found = request.path.split(separator: "/")
        if expected.count != found.count {
            return "the path has \(counted(found.count, "segment")), not \(expected.count)"
        }
        let segments = zip(expected, found)
        guard let (expected, found) = segments.first(where: { PathTemplate(text: String($0)).match(String($1)) == nil })
        else { return "the path has other slashes" }
        let problem = "the path has '\(found)' where '\(expected)' is expected"
        // As if each row of placeholders were one.
        let joined = PathTemplate(text: String(expected).replacing(#/\}\{[^}]*/#, with: ""))
        return joined.match(String(found)) == nil
            ? problem : problem + ", and nothing shows where the first value ends"
    }
}

extension StubServer.Route {
    /// How much a request differs from the route's requests: first, whether the path does; then, the distance of the
    /// texts, with the request's values in place of the placeholders.
    func remoteness(of request: StubServer.RecordedRequest) -> (path: Int, distance: Int, name: String) {
        let path = template.text.prefix { $0 != "?" && $0 != "#" }
        let query = template.text[path.endIndex...]
        let found = request.path.split(separator: "/", omittingEmptySubsequences: false)
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).enumerated().map { index, segment in
            let isMatch = index < found.count && PathTemplate(text: String(segment)).match(String(found[index])) != nil
            return isMatch ? found[index] : segment
        }
        let text = "\(method) \(segments.joined(separator: "/"))\(query)"
        let wanted = query.isEmpty ? "\(request.method) \(request.path)" : "\(request)"
        return (template.match(request.path) == nil ? 1 : 0, distance(wanted, text), description)
    }
}

extension StubServer.Route: CustomStringConvertible {
    public var description: String { "\(method) \(template.text)" }
}

// MARK: TypedRoute

extension StubServer {
    /// A route that responds to an endpoint with values of the endpoint's response type.
    public struct TypedRoute<E: Endpoint>: Sendable {
        /// The underlying route, for raw responses.
        public let route: StubServer.Route

        /// Responds with the given responses in turn; the last one is repeated for all further requests.
        @discardableResult
        public func respond(_ responses: StubResponse...) -> Self {
            StubServer.TypedRoute(route: route.respond(inTurn: responses))
        }
    }
}

extension StubServer.TypedRoute where E.Response: JSONCodable {
    /// Responds with a value, as JSON or as the text or bytes that the endpoint documents.
    ///
    /// - Parameter status: by default the first status of success that the endpoint documents; without typed stubs, the
    ///   first that it reads as this value.
    @discardableResult
    public func respond(_ value: E.Response, status: Int? = nil) -> Self {
        route.respond { _ in try .documented(value, of: E.self, status: status) }
        return self
    }

    /// Responds with a value made from the request, as JSON or as the text or bytes that the endpoint documents, with
    /// the default status of ``respond(_:status:)``.
    @discardableResult
    public func respond(_ value: @escaping @Sendable (StubServer.RecordedRequest) throws -> E.Response) -> Self {
        route.respond { try .documented(value($0), of: E.self) }
        return self
    }
}

extension StubServer.TypedRoute where E: StubbedEndpoint {
    /// Responds with the given outcomes in turn; the last one is repeated for all further requests. A request that the
    /// endpoint would not have sent fails.
    ///
    /// ```swift
    /// server.on(Petstore.GetPet.self).respond(.failureExample, .example)
    /// ```
    @discardableResult
    public func respond(_ outcomes: StubOutcome<E>...) -> Self {
        let (script, name) = (StubScript(outcomes), "\(route)")
        return respond { _ in try script.next(for: name) }
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

// MARK: PathTemplate

/// A path with named placeholders: `/pets/{petId}/photos/{name}.png`. The value of `{key+}` may be several segments.
struct PathTemplate: Sendable, Hashable {
    let text: String
    /// The part that is sent in the path, without a literal query and without the `#` suffix that only distinguishes
    /// operations. Its literal text is percent-encoded, as ``RequestPath`` sends it, and has canonical escapes.
    private let path: String
    /// The template's query, without the parameters that placeholders such as `{?sort,limit}` name.
    private let query: Substring?

    init(text: String) {
        self.text = text
        var address = text.prefix { $0 != "#" }
        while let open = address.range(of: "{?"), let close = address[open.upperBound...].firstIndex(of: "}") {
            address = address[..<open.lowerBound] + address[address.index(after: close)...]
        }
        query = address.firstIndex(of: "?").map { address[address.index(after: $0)...] }
        var path = ""
        var rest = address.prefix { $0 != "?" }
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            path += PathTemplate.literal(rest[..<open]) + rest[open...close]
            rest = rest[rest.index(after: close)...]
        }
        self.path = path + PathTemplate.literal(rest)
    }

    private static func literal(_ text: Substring) -> String {
        withCanonicalEscapes(percentEncodedPathLiteral(String(text)))
    }

    /// The first item of the template's query that a query lacks, unless it has a placeholder.
    func missingItem(in query: String) -> String? {
        guard let expected = self.query?.split(separator: "&") else { return nil }
        let sent = Set(query.split(separator: "&").map(percentDecoded))
        return expected.first { !$0.contains("{") && !sent.contains(percentDecoded($0)) }.map(String.init)
    }

    /// The names of the items of the template's query.
    var namesInQuery: Set<String> {
        Set((query ?? "").split(separator: "&").map { percentDecoded($0.prefix { $0 != "=" }) })
    }

    /// The values of the placeholders, percent-encoded; nil if the path does not match.
    func match(_ path: String) -> [String: String]? {
        let path = withCanonicalEscapes(path)
        let expected = self.path.split(separator: "/", omittingEmptySubsequences: false)
        var found = path.split(separator: "/", omittingEmptySubsequences: false)
        if found.count > expected.count, let index = expected.firstIndex(where: { $0.contains("+}") }) {
            let last = index + found.count - expected.count
            found[index...last] = [path[found[index].startIndex..<found[last].endIndex]]
        }
        guard expected.count == found.count else { return nil }
        var values: [String: String] = [:]
        for (pattern, segment) in zip(expected, found) {
            guard match(segment, pattern, into: &values) else { return nil }
        }
        return values
    }

    /// Earlier values are as long as possible: of the file name `a.b.pdf`, `{name}.{type}` matches `a.b` and `pdf`.
    private func match(_ segment: Substring, _ pattern: Substring, into values: inout [String: String]) -> Bool {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
            return segment == pattern
        }
        guard segment.hasPrefix(pattern[..<open]) else { return false }
        let value = segment.dropFirst(pattern[..<open].count)
        let rest = pattern[pattern.index(after: close)...]
        for end in ends(of: value, before: rest) where match(value[end...], rest, into: &values) {
            let name = String(pattern[pattern.index(after: open)..<close])
            values[name] = String(value[..<end])
            if name.hasSuffix("+") { values[String(name.dropLast())] = values[name] }
            return true
        }
        return false
    }

    /// The places where a value may end, the likeliest first: where the literal after its placeholder begins. Without a
    /// literal, the next value begins with the semicolon of style `matrix` or the dot of style `label`.
    private func ends(of value: Substring, before pattern: Substring) -> [Substring.Index] {
        guard !value.isEmpty else { return [] }
        let literal = pattern.prefix { $0 != "{" }
        if pattern.isEmpty { return [value.endIndex] }
        let places = value.indices.dropFirst()
        if !literal.isEmpty { return places.reversed().filter { value[$0...].hasPrefix(literal) } }
        return places.filter { value[$0] == ";" } + places.reversed().filter { value[$0] == "." }
    }
}
