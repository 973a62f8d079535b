public import Foundation

/// A mismatch between a test and its stubs.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StubError: Error, Sendable, Hashable {
    /// No route matches. `nearest` lists the most similar routes first; `difference` says why the first of them does
    /// not match.
    case unmatched(request: String, nearest: [String], difference: String? = nil)
    /// The route has no response.
    case noResponse(String)
    /// Stubs that received no request. For those in `covered`, another stub of the same method and path received them.
    case unused([String], covered: [String] = [])
    /// The server of this host has been released: keep it alive as long as its client.
    case noServer(host: String)
    /// The request is not one that the route's endpoint sends.
    case unreadable(request: String, endpoint: String, problem: String)
    /// The description documents no such response, or no example can be generated for it.
    case noExample(endpoint: String, wanted: String, documented: [Int])
    /// A response that no server could send, such as one with the status 0 or a line break in a header, or a closure that
    /// threw an error.
    case unwritable(String)
    /// A stub client received an endpoint that it has no stub for. `nearest` lists its endpoints with the most
    /// similar names.
    case unknownEndpoint(String, nearest: [String] = [])
}

extension StubError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unmatched(let request, let nearest, let difference):
            "no stub for \(request); "
                + (nearest.isEmpty ? "the server has none" : list(nearest))
                + (difference.map { "; \($0)" } ?? "")
        case .noResponse(let route): "the stub for \(route) has no response; add one with 'respond'"
        case .unused(let routes, let covered):
            "stubs that received no request: \(routes.joined(separator: ", "))"
                + (covered.isEmpty ? "" : "; another stub took those to \(covered.joined(separator: ", "))")
        case .noServer(let host): "no stub server for host \(host); keep the server alive as long as its client"
        case .unreadable(let request, let endpoint, let problem):
            "\(request) cannot be read back as \(endpoint): \(problem)"
        case .noExample(let endpoint, let wanted, let documented):
            "\(endpoint) has no example of \(wanted)"
                + (documented.isEmpty
                    ? "; respond with a value"
                    : "; it has one of \(documented.map(String.init).joined(separator: ", "))")
        case .unwritable(let problem): "this stub cannot respond: \(problem)"
        case .unknownEndpoint(let name, let nearest):
            "no stub for endpoint \(name); "
                + (nearest.isEmpty ? "the client has none" : list(nearest))
        }
    }

    private func list(_ nearest: [String]) -> String {
        "the nearest \(nearest.count == 1 ? "is" : "are") \(nearest.joined(separator: ", "))"
    }
}

extension StubError: LocalizedError {
    /// The same text, so a view model that shows it names what its test lacks. This holds for a ``StubClient``. An error of
    /// a ``StubServer`` reaches the call as a failure of the transport; ``StubServer/verify(allowingUnused:)`` throws it.
    public var errorDescription: String? { description }
}

/// The number of bytes to change to turn one text into the other (Levenshtein). Only the first 200 bytes count.
func distance(_ a: String, _ b: String) -> Int {
    let left = Array(a.utf8.prefix(200))
    let right = Array(b.utf8.prefix(200))
    var row = Array(0...right.count)
    for (i, x) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in right.enumerated() {
            let above = row[j + 1]
            row[j + 1] = x == y ? diagonal : min(diagonal, above, row[j]) + 1
            diagonal = above
        }
    }
    return row[right.count]
}

/// The three names that are most similar to a name, the nearest first.
func namesNearest(to text: String, among names: some Collection<String>) -> [String] {
    Array(names.sorted { (distance(text, $0), $0) < (distance(text, $1), $1) }.prefix(3))
}

/// `1 request`, `2 requests`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
