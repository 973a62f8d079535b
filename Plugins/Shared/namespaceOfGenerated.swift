import Foundation

/// The namespace of the client that a generated Swift file belongs to; `nil` for other files. The generator writes this
/// line near the beginning: `// Petstore, generated from openapi.json. Do not edit.`
///
/// Other tools may have put lines above it. The tool spells this line in `GeneratedMark`, which a plugin cannot import.
func namespaceOfGenerated(_ file: URL) -> String? {
    guard file.pathExtension == "swift", let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 4_096)) ?? Data()
    let lines = start.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    return lines.lazy.compactMap { bytes in
        let line = String(decoding: bytes, as: UTF8.self)
        guard line.hasPrefix("// "), line.hasSuffix(". Do not edit."), let end = line.range(of: ", generated from ")
        else { return nil }
        return String(line[..<end.lowerBound].dropFirst(3))
    }.first
}
