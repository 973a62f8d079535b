import EndpointDescription

/// The line after the errors of a description: their number and the parts that they affect.
struct FaultSummary {
    private let errors: [Diagnostic]
    private let count: Int

    init(_ log: DiagnosticLog) {
        errors = log.diagnostics.filter { $0.severity == .error }
        count = log.errorCount
    }

    /// For example: `2 errors in GET /pets and schema 'Pet'; '--lenient', or "lenient": true in …, generates everything else`
    var text: String {
        let parts = self.parts
        let shown =
            parts.prefix(5).joined(separator: ", ") + (parts.count > 5 ? " and \(parts.count - 5) more places" : "")
        let place = parts.isEmpty ? "" : " in \(shown)"
        return "\(count) error\(count == 1 ? "" : "s")\(place); nothing is written\n"
            + "    to generate everything else, pass '--lenient', or write \"lenient\": true in \(Configuration.fileName)\n"
    }

    /// The operations and components that contain the errors, in their order.
    private var parts: [String] {
        var seen: Set<String> = []
        return errors.compactMap { $0.pointer.map(part) }.filter { seen.insert($0).inserted }
    }

    /// The singular of each member of `components`.
    private var kinds: [String: String] {
        [
            "schemas": "schema", "responses": "response", "parameters": "parameter", "requestBodies": "request body",
            "headers": "header", "securitySchemes": "security scheme", "links": "link", "callbacks": "callback",
            "examples": "example", "pathItems": "path item",
        ]
    }

    private func part(at pointer: String) -> String {
        let words = pointer.drop { $0 == "#" }.split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~").onOneLine
        }
        switch words.first {
        case "paths" where words.count > 2 && Operation.Method(member: words[2]) != nil:
            return "\(words[2].uppercased()) \(words[1])"
        case "paths" where words.count > 3 && words[2] == "additionalOperations": return "\(words[3]) \(words[1])"
        case "paths" where words.count > 1: return "path '\(words[1])'"
        case "components" where words.count > 2: return "\(kinds[words[1]] ?? words[1]) '\(words[2])'"
        case "definitions" where words.count > 1: return "schema '\(words[1])'"
        case let first?: return "'\(first)'"
        case nil: return "the description"
        }
    }
}
