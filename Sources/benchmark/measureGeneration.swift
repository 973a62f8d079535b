import EndpointDescription
import EndpointGeneration
import Foundation

/// Measures reading a description, and generating its files in memory, relative to Foundation reading the same JSON.
func measureGeneration(of paths: [String]) throws -> [Figure] {
    try paths.flatMap { path in
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let bytes = [UInt8](data)
        let name = URL(fileURLWithPath: path).lastPathComponent
        let yardstick = try leastSeconds { _ = try JSONSerialization.jsonObject(with: data) }
        let reading = leastSeconds { _ = readDescription(bytes, path: path, into: DiagnosticLog()) }
        let whole = try leastSeconds { _ = try generateClient(from: bytes, path: path, log: DiagnosticLog()) }
        return [
            Figure(what: "read \(name)", seconds: reading, yardstick: "JSONSerialization", yardstickSeconds: yardstick),
            Figure(
                what: "generate \(name)",
                seconds: whole,
                yardstick: "JSONSerialization",
                yardstickSeconds: yardstick
            ),
        ]
    }
}
