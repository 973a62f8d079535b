/// The first line of generated files: `// Petstore, generated from petstore.json. Do not edit.`
///
/// The generator recognises its own files by this line: it removes outdated ones, keeps other files, and checks that a
/// user's template prints the line. The templates `File`, `StubsFile` and `Package` print it, and a test compares them
/// with this type. The build plugin also recognises the line (`Plugins/Shared/isGenerated.swift`), because a plugin
/// cannot import this module.
enum GeneratedMark {
    /// The beginning of the line, which identifies the client that a file belongs to.
    ///
    /// - Parameter subject: the client's namespace; for stubs, followed by ` stubs`.
    static func opening(of subject: String) -> String { "// \(subject), generated from " }

    /// Whether a file begins with the line, whichever client it belongs to.
    static func isPresent(in file: [UInt8]) -> Bool {
        let line = String(decoding: file.prefix(512).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.hasPrefix("// ") && line.contains(", generated from ") && line.hasSuffix(". Do not edit.")
    }
}
