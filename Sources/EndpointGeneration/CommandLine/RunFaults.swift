import EndpointDescription

/// The errors of a run, and whether it goes on without the parts that they affect.
struct RunFaults {
    private let log: DiagnosticLog
    private let arguments: Arguments
    private let configuration: Configuration
    private let areFatal: Bool

    /// - Parameter areFatal: whether some are outside the description, where `--lenient` tolerates none.
    init(in log: DiagnosticLog, of arguments: Arguments, configuredIn configuration: Configuration, areFatal: Bool) {
        self.log = log
        self.arguments = arguments
        self.configuration = configuration
        self.areFatal = areFatal
    }

    /// Whether the command line or the configuration tolerates errors in the description.
    var areTolerated: Bool { arguments.isLenient || configuration.isLenient }

    var endRun: Bool { areFatal || log.hasErrors && !areTolerated }

    /// Reports the errors that end a run and, for people, a line about those of a description.
    ///
    /// - Parameter wasPlanned: whether the description could be read.
    /// - Returns: the exit code.
    func report(to console: Console, wasPlanned: Bool) -> Int32 {
        console.report(log, by: arguments)
        // Options, and files that are missing, have no parts.
        if wasPlanned, !arguments.diagnosticsAsJSON, !areFatal || !parts.isEmpty {
            console.printError(areFatal ? summary : summary + remedy)
        }
        return 1
    }

    /// For example: `2 errors in GET /pets, schema 'Pet'; nothing is written`
    private var summary: String {
        let (parts, count) = (parts, log.errorCount)
        let more = parts.count - 5
        let shown =
            parts.prefix(5).joined(separator: ", ")
            + (more > 0 ? " and \(more) more place\(more == 1 ? "" : "s")" : "")
        let place = parts.isEmpty ? "" : " in \(shown)"
        let outcome =
            switch arguments.verb {
            case .diff: "compared"
            case .explain: "explained"
            default: "written"
            }
        return "\(count) error\(count == 1 ? "" : "s")\(place); nothing is \(outcome)\n"
    }

    /// How to use everything else.
    private var remedy: String {
        let purpose =
            switch arguments.verb {
            case .diff: "compare"
            case .explain: "explain"
            case .used: "use"
            default: "generate"
            }
        let ways =
            (arguments.isOfBuild ? "" : "pass '--lenient', or ") + "write \"lenient\": true in \(configuration.file)"
        return "    to \(purpose) everything else, \(ways)\n"
    }

    /// The operations and components that contain the errors, in their order.
    private var parts: [String] {
        var seen: Set<String> = []
        return log.diagnostics.compactMap { error in
            guard error.severity == .error, let pointer = error.pointer else { return nil }
            // Errors may be in files that the description refers to.
            guard let path = error.position?.path, !arguments.operands.contains(path) else { return part(at: pointer) }
            return "'\(path.split(separator: "/").last ?? "")'"
        }.filter { seen.insert($0).inserted }
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
        let words = pointer.drop { $0 == "#" }.split(separator: "/").map { unescapePointerStep(String($0)).onOneLine }
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
