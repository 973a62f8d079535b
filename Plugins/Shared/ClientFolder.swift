import Foundation
import PackagePlugin

/// The folder of a target that has a client: its description, and what the plugins read of its configuration.
struct ClientFolder {
    let url: URL

    static let descriptionNames = ["openapi.json", "openapi.yaml", "openapi.yml"]
    private static let configurationNames = [
        "endpoint-generator.json", "endpoint-generator.yaml", "endpoint-generator.yml",
    ]

    /// The description, or the path where one is expected.
    var description: URL { existing(ClientFolder.descriptionNames).first ?? url.appending(path: "openapi.json") }
    /// The configuration, or the path where one is expected.
    var configuration: URL {
        existing(ClientFolder.configurationNames).first ?? url.appending(path: "endpoint-generator.json")
    }
    var hasDescription: Bool { !existing(ClientFolder.descriptionNames).isEmpty }

    /// Whether there is not more than one description. Calls `fail` with an error if there is.
    func hasOneDescription(orElse fail: (String) -> Void) -> Bool {
        let found = existing(ClientFolder.descriptionNames)
        guard found.count > 1 else { return true }
        fail(
            "\(found[0].filePath): there are two descriptions in this folder, '\(found[0].lastPathComponent)' and "
                + "'\(found[1].lastPathComponent)'. Remove one of them"
        )
        return false
    }

    /// All files in JSON and YAML: the description, its configuration and overlay, and the files that they may refer to.
    var documents: [URL] { files.filter(ClientFolder.isDocument) }

    static func isDocument(_ file: URL) -> Bool {
        ["json", "yaml", "yml"].contains(file.pathExtension)
    }

    static func isConfiguration(_ file: URL) -> Bool { configurationNames.contains(file.lastPathComponent) }

    /// The modules for which a test target requests typed stubs: `"stubs": ["Petstore"]`.
    var stubbedModules: [String] { texts(of: "stubs") }

    /// The namespace that the configuration sets: `"name": "Shop"`.
    var namespace: String? { texts(of: "name").first }

    private func texts(of member: String) -> [String] {
        (try? Data(contentsOf: configuration)).map { configured(member, in: $0) } ?? []
    }

    /// All template files, whether or not the configuration names their folder: SwiftPM does not call the plugin again when
    /// the text of the configuration changes.
    var templates: [URL] { files.filter { $0.pathExtension == "template" } }

    private func existing(_ names: [String]) -> [URL] {
        names.map { url.appending(path: $0) }.filter { FileManager.default.fileExists(atPath: $0.filePath) }
    }

    /// Sorted, so that the same folder always makes the same build command.
    private var files: [URL] {
        let files = FileManager.default.enumerator(
            at: url,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }
}

extension URL {
    /// The path as the file system spells it, without percent-encoding.
    var filePath: String { path(percentEncoded: false) }
}
