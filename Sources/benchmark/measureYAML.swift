import EndpointDescription
import Foundation

/// Measures the time to read a description in YAML, relative to the same description in JSON. Runs of both alternate.
func measureYAML(_ yaml: String, against json: String) throws -> Figure {
    let yamlBytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: yaml)))
    let jsonBytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: json)))
    var figure = Figure(what: "read \(yaml)", seconds: .infinity, yardstick: json, yardstickSeconds: .infinity)
    for _ in 0..<25 {
        let log = DiagnosticLog()
        let took = leastSeconds(runs: 1) { _ = readYAML(yamlBytes, path: yaml, into: log) }
        let tookJSON = leastSeconds(runs: 1) { _ = readJSON(jsonBytes, path: json, into: log) }
        if log.hasErrors { throw CocoaError(.fileReadCorruptFile) }
        figure.seconds = min(figure.seconds, took)
        figure.yardstickSeconds = min(figure.yardstickSeconds, tookJSON)
    }
    return figure
}
