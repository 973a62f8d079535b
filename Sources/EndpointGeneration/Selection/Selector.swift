package import EndpointDescription

/// Matches operations or schemas: `tag:pets`, `operation:GET /pets`, `path:/internal/*`. `*` matches any text.
package struct Selector {
    enum Kind: String, CaseIterable {
        case operation, tag, path, schema
    }

    let kind: Kind
    let pattern: String
    /// The place in the configuration; `nil` for the command line.
    let place: SourceLocation?

    var text: String { "\(kind.rawValue):\(pattern)" }

    /// `nil` if `text` has no known kind before a colon, or no pattern after it.
    package init?(_ text: String, at place: SourceLocation? = nil) {
        guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon])) else {
            return nil
        }
        pattern = String(text[text.index(after: colon)...])
        guard !pattern.isEmpty else { return nil }
        self.kind = kind
        self.place = place
    }

    /// The syntax of selectors, for diagnostics.
    static let remedy = "write 'operation:', 'tag:', 'path:' or 'schema:' and a name; '*' matches any text"

    func matches(_ operation: Operation) -> Bool {
        switch kind {
        case .operation: matchesPattern(operation.key) || matchesPattern(operation.line)
        case .tag: (operation.tags + operation.groups).contains(where: matchesPattern)
        case .path: matchesPattern(operation.path)
        case .schema: false
        }
    }

    func matches(_ schema: NamedSchema) -> Bool {
        kind == .schema && matchesPattern(schema.name)
    }

    /// Whether the pattern matches the whole of `text`. Backtracks only to the last `*`, so no pattern is slow.
    private func matchesPattern(_ text: String) -> Bool {
        if pattern == text { return true }
        guard pattern.utf8.contains(UInt8(ascii: "*")) else { return false }
        let pattern = Array(pattern.utf8)
        let text = Array(text.utf8)
        var (p, t) = (0, 0)
        var retry: (p: Int, t: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                retry = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == text[t] {
                (p, t) = (p + 1, t + 1)
            } else if let last = retry {
                retry = (last.p, last.t + 1)
                (p, t) = (last.p + 1, last.t + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
