import Foundation

/// This package as it lies on disk: goldens are read and recorded where they stand, not from a bundle.
enum PackageFolder {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let goldens = url.appendingPathComponent("Tests/Goldens")
    static let snippets = url.appendingPathComponent("Tests/Snippets")

    /// The names of the descriptions that hold no fault.
    static let specs = names(in: "Specs").filter { !$0.hasSuffix(".schema") } + ["configured"]
    /// The names of the descriptions that hold one fault each.
    static let brokenSpecs = names(in: "Specs/broken")

    private static func names(in folder: String) -> [String] {
        contents(of: url.appendingPathComponent(folder)).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    }
}

/// The names of what lies in a folder, sorted; none where there is no folder.
func contents(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
}

/// Lends a folder of its own to `body`; whether it exists is up to `body`.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) rethrows -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endpoints-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
