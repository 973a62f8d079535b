package import EndpointDescription

/// Names operations or schemas: `tag:pets`, `operation:GET /pets`, `path:/internal/*`. A `*` stands for any text.
package struct Selector {
    enum Kind: String, CaseIterable {
        case operation, tag, path, schema
    }

    let kind: Kind
    let pattern: String
    /// Where a configuration says it; the command line has no places.
    let place: SourceLocation?

    var text: String { "\(kind.rawValue):\(pattern)" }

    /// `nil` if `text` does not say of which kind it is.
    package init?(_ text: String, at place: SourceLocation? = nil) {
        guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon])) else {
            return nil
        }
        pattern = String(text[text.index(after: colon)...])
        guard !pattern.isEmpty else { return nil }
        self.kind = kind
        self.place = place
    }

    /// How a selector is written, for messages.
    static let remedy = "write 'operation:', 'tag:', 'path:' or 'schema:' and a name; '*' stands for any text"

    func matches(_ operation: Operation) -> Bool {
        switch kind {
        case .operation: fits(operation.key) || fits(operation.line)
        case .tag: operation.tags.contains(where: fits)
        case .path: fits(operation.path)
        case .schema: false
        }
    }

    func matches(_ schema: NamedSchema) -> Bool {
        kind == .schema && fits(schema.name)
    }

    /// Whether the whole of `text` fits the pattern. Linear but for the last `*`, so no pattern is slow.
    private func fits(_ text: String) -> Bool {
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
