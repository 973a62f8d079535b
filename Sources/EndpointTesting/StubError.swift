/// A test and its stubs do not fit together.
public enum StubError: Error, Sendable, Hashable {
    /// No route fits; the nearest ones come first, and what keeps the request from the first of them.
    case unmatched(request: String, nearest: [String], difference: String? = nil)
    /// The route has no answer to give.
    case noAnswer(String)
    /// Stubs that no request asked for.
    case unused([String])
    /// The server of this host is gone: keep it alive as long as its client.
    case noServer(host: String)
    /// What arrived is not what the endpoint of the route sends.
    case unreadable(request: String, endpoint: String, problem: String)
    /// The description documents no such answer, or nothing can be made up for it.
    case noExample(endpoint: String, wanted: String, documented: [Int])
    /// What no server could send.
    case unwritable(String)
    /// A test double was asked for an endpoint it does not know.
    case unknownEndpoint(String)
}

extension StubError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unmatched(let request, let nearest, let difference):
            "no stub for \(request); "
                + (nearest.isEmpty ? "the server has none" : "the nearest are \(nearest.joined(separator: ", "))")
                + (difference.map { "; \($0)" } ?? "")
        case .noAnswer(let route): "the stub for \(route) has no answer; call respond on it"
        case .unused(let routes): "stubs that nothing asked for: \(routes.joined(separator: ", "))"
        case .noServer(let host): "no stub server for host \(host); keep the server alive as long as its client"
        case .unreadable(let request, let endpoint, let problem):
            "\(request) cannot be read back as \(endpoint): \(problem)"
        case .noExample(let endpoint, let wanted, let documented):
            "\(endpoint) has no example of \(wanted)"
                + (documented.isEmpty ? "" : "; it has one of \(documented.map(String.init).joined(separator: ", "))")
        case .unwritable(let problem): "this stub cannot answer: \(problem)"
        case .unknownEndpoint(let name): "no stub for endpoint \(name)"
        }
    }
}
