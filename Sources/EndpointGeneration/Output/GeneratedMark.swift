/// The first line of generated files: `// Petstore, generated from petstore.json. Do not edit.`
///
/// The generator recognises its own files by it: to remove outdated ones, to keep others, and to check that a user's
/// template prints it. The templates `File`, `StubsFile` and `Package` print the line, and a test compares them with this
/// type. The build plugin recognises the line too (`Plugins/Shared/isGenerated.swift`); a plugin cannot import this module.
enum GeneratedMark {
    /// The beginning of the line, which identifies the client that a file belongs to.
    ///
    /// - Parameter subject: the client's namespace, for stubs with ` stubs` behind it.
    static func opening(of subject: String) -> String { "// \(subject), generated from " }
}
