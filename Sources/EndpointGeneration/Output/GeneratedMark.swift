import Foundation

/// The line at the beginning of generated files: `// Petstore, generated from petstore.json. Do not edit.`
///
/// The generator recognizes its own files by this line: it removes outdated ones, keeps other files, and checks that a
/// user's template prints the line. The templates `File`, `StubsFile` and `Package` print it, and a test compares them
/// with this type. The plugins compile this file too, because they cannot import this module.
struct GeneratedMark {
    /// The client's namespace; for stubs, followed by ` stubs`.
    let subject: String
    /// The name of the description.
    let source: String

    /// The beginning of the line, which identifies the client that a file belongs to.
    static func opening(of subject: String) -> String { "// \(subject)\(middle)" }

    private static let middle = ", generated from "
    static let end = ". Do not edit."
    private static let stubs = " stubs"

    var isOfStubs: Bool { subject.hasSuffix(GeneratedMark.stubs) }

    /// The namespace without the word that follows it for stubs.
    var namespace: String { isOfStubs ? String(subject.dropLast(GeneratedMark.stubs.count)) : subject }

    /// The mark of a file; `nil` if it has none.
    init?(of file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        self.init(in: (try? handle.read(upToCount: GeneratedMark.farthest)) ?? Data())
    }

    /// Reads the beginning of a file. Other tools may have put comments or `#if` above the line.
    init?(in file: some Collection<UInt8>) {
        var isInBlock = false
        // Line by line, because the first one is nearly always the mark.
        var rest = file.prefix(GeneratedMark.farthest)
        while !rest.isEmpty {
            let bytes = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            rest = rest[bytes.endIndex...].dropFirst()
            let line = String(decoding: bytes, as: UTF8.self)
            if !isInBlock, let mark = GeneratedMark(line: line) {
                self = mark
                return
            }
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("/*") { isInBlock = true }
            guard isInBlock || text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#if") else { return nil }
            guard isInBlock, let end = text.range(of: "*/") else { continue }
            guard text[end.upperBound...].allSatisfy(\.isWhitespace) else { return nil }
            isInBlock = false
        }
        return nil
    }

    /// Whether the generator gives such a name to files of the client. Files of users may quote the line.
    func mayName(_ file: URL) -> Bool {
        ["+", "Stubs.swift"].contains { file.lastPathComponent.hasPrefix(namespace + $0) }
    }

    private init?(line: String) {
        guard line.hasPrefix("// "), line.hasSuffix(GeneratedMark.end),
            let middle = line.range(of: GeneratedMark.middle)
        else { return nil }
        subject = String(line[..<middle.lowerBound].dropFirst(3))
        source = String(line[middle.upperBound...].dropLast(GeneratedMark.end.count))
    }

    /// The bytes of a file in which the line may stand.
    private static let farthest = 4_096
}
