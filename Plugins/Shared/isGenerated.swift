import Foundation

/// Whether a Swift file begins with the line that the generator writes:
/// `// Petstore, generated from openapi.json. Do not edit.`
///
/// The tool spells this line in `GeneratedMark`, which a plugin cannot import.
func isGenerated(_ file: URL) -> Bool {
    guard file.pathExtension == "swift", let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 512)) ?? Data()
    let line = String(decoding: start.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("// ") && line.contains(", generated from ") && line.hasSuffix(". Do not edit.")
}
