import Foundation

/// Whether a Swift file has the line that the generator writes near its beginning:
/// `// Petstore, generated from openapi.json. Do not edit.`
///
/// Other tools may have put lines above it. The tool spells this line in `GeneratedMark`, which a plugin cannot import.
func isGenerated(_ file: URL) -> Bool {
    guard file.pathExtension == "swift", let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 4_096)) ?? Data()
    return start.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).contains { bytes in
        let line = String(decoding: bytes, as: UTF8.self)
        return line.hasPrefix("// ") && line.contains(", generated from ") && line.hasSuffix(". Do not edit.")
    }
}
