import Foundation
import PackagePlugin

/// The folders in `Sources` that have a description but are no targets. SwiftPM ignores a target without a source file.
func findFoldersWithoutTarget(in package: Package) -> [ClientFolder] {
    let sources = package.directoryURL.appending(path: "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.filePath)) ?? []
    let known = Set(package.targets.map { $0.directoryURL.standardizedFileURL.filePath.trimmingSlash })
    return names.sorted().map { ClientFolder(url: sources.appending(path: $0)) }.filter {
        $0.hasDescription && !known.contains($0.url.standardizedFileURL.filePath.trimmingSlash)
    }
}

extension ClientFolder {
    /// Calls `fail` with the reason why the folder is not a target.
    func reportMissingTarget(_ fail: (String) -> Void) {
        let name = url.lastPathComponent
        fail(
            "\(description.filePath): '\(name)' is not a target of this package: SwiftPM ignores a target without a Swift "
                + "file. Add one to the folder, even an empty one. If Package.swift does not declare the target yet, declare it"
        )
    }
}

extension String {
    fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
