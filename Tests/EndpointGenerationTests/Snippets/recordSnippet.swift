import Foundation
import Testing

/// Tests run side by side; a file is rewritten by one of them at a time.
private let turn = NSLock()

/// Rewrites the raw multi-line literal of a test file whose text is `old`.
func recordSnippet(_ new: String, inPlaceOf old: String, in file: String) throws {
    guard new != old else { return }
    try turn.withLock {
        var lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
        var opening: Int?
        var isRecorded = false
        for (index, line) in lines.enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if let start = opening, trimmed.hasPrefix("\"\"\"#") {
                let indentation = String(line.prefix { $0 == " " })
                let text = lines[(start + 1)..<index].map {
                    $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0
                }
                opening = nil
                // Another case of a parameterised test may have recorded the text.
                isRecorded = isRecorded || text.joined(separator: "\n") == new
                guard text.joined(separator: "\n") == old else { continue }
                let written = new.components(separatedBy: "\n").map { $0.isEmpty ? "" : indentation + $0 }
                lines.replaceSubrange((start + 1)..<index, with: written)
                return try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
            }
            if trimmed.hasSuffix("#\"\"\"") { opening = index }
        }
        if !isRecorded { Issue.record("no literal in \(file) holds the expected text") }
    }
}
