import EndpointDescription
import Testing

/// The JSON that a YAML text stands for, on one line. There must be no diagnostic.
func json(_ yaml: String) throws -> String {
    let log = DiagnosticLog()
    let json = readYAML(Array(yaml.utf8), path: "a.yaml", into: log)
    #expect(log.diagnostics.map(\.description) == [])
    return try #require(json).text
}

/// The diagnostics of a YAML text, each as it is printed.
func diagnostics(of yaml: String) -> [String] {
    let log = DiagnosticLog()
    let json = readYAML(Array(yaml.utf8), path: "a.yaml", into: log)
    #expect((json == nil) == log.hasErrors)
    return log.diagnostics.map(\.description)
}
