import Foundation

/// The folder of a target that has a client: its description, and what the plugins read of its configuration.
struct ClientFolder {
    let url: URL

    var description: URL { url.appending(path: "openapi.json") }
    var configuration: URL { url.appending(path: "endpoint-generator.json") }
    var hasDescription: Bool { FileManager.default.fileExists(atPath: description.filePath) }

    /// All JSON files: the description, its configuration and overlay, and the files that they may refer to.
    var jsonFiles: [URL] { files(in: url).filter { $0.pathExtension == "json" } }

    /// The modules whose typed stubs a test target wants: `"stubs": ["Petstore"]`.
    var stubbedModules: [String] { configured("stubs") ?? [] }

    /// The user's own templates: the template files in the folder that `"templates": "Templates"` names.
    var templates: [URL] {
        guard let folder: String = configured("templates"), !folder.isEmpty else { return [] }
        return files(in: url.appending(path: folder)).filter { $0.pathExtension == "template" }
    }

    /// A plugin cannot import the tool's own reader, which reports everything that is wrong with the file. Whatever this
    /// one cannot read is therefore absent here.
    private func configured<Value>(_ key: String) -> Value? {
        guard let data = try? Data(contentsOf: configuration),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        return object[key] as? Value
    }

    /// Sorted, so that the same folder always makes the same build command.
    private func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }
}

extension URL {
    /// The path as the file system knows it, without percent-encoding.
    var filePath: String { path(percentEncoded: false) }
}
