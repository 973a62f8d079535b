import EndpointDescription
import EndpointGeneration
import EndpointRuntime
import Foundation

/// The result of generating one description.
struct CorpusRow {
    var name: String
    /// The count in the JSON itself, independent of the generator's reader.
    var operations: Int
    var endpoints: Int
    var types: Int
    var notes: Int
    var warnings: Int
    var errors: Int
    var lines: Int
    var seconds: Double
    /// The first error of the description.
    var firstError: String?

    /// Whether operations are missing from the client without a diagnostic. There may be more endpoints than operations:
    /// an operation that responds whole or as a stream becomes two.
    var isSilentLoss: Bool { errors == 0 && endpoints < operations }

    init(_ path: String, name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let log = DiagnosticLog()
        let start = ContinuousClock.now
        let files = LocalFiles.onDisk(beside: path, allowsReferencesOutside: false)
        let client = try generateClient(from: bytes, path: path, files: files, log: log)
        let took = ContinuousClock.now - start
        self.name = name
        seconds = took.inSeconds
        operations = CorpusRow.operations(in: bytes)
        (endpoints, types, lines) = (0, 0, 0)
        for file in client?.files ?? [] {
            let all = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            lines += all.count
            for (index, line) in all.enumerated() {
                var text = String(decoding: line.prefix(200), as: UTF8.self)
                guard text.contains("struct ") || text.contains("enum ") || text.contains("typealias ") else {
                    continue
                }
                let words = text.drop { $0 == " " }
                guard ["public ", "indirect ", "struct ", "enum "].contains(where: words.hasPrefix) else { continue }
                // A long heading breaks after its colon.
                if text.hasSuffix(":"), index + 1 < all.count {
                    text += " \(String(decoding: all[index + 1].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)) {"
                }
                if text.contains("struct "), text.contains(": Endpoint {") || text.contains(": Endpoint, ") {
                    endpoints += 1
                } else if text.hasSuffix("{") {
                    types += 1
                }
            }
        }
        notes = log.diagnostics.filter { $0.severity == .note }.count
        warnings = log.warningCount
        errors = log.errorCount
        firstError = log.diagnostics.first { $0.severity == .error }.map(\.message)
    }

    private static func operations(in bytes: [UInt8]) -> Int {
        guard case .object(let root) = try? JSONValue(jsonData: Data(bytes)), case .object(let paths) = root["paths"]
        else { return 0 }
        let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
        return paths.reduce(0) { count, path in
            guard case .object(let item) = path.value, !path.key.hasPrefix("x-") else { return count }
            return count + item.keys.filter(methods.contains).count
        }
    }
}
