import Foundation

/// Real descriptions and JSONTestSuite, which stand beside the package and are never copied into it.
enum SpecsFolder {
    static let url: URL? = {
        let fileManager = FileManager.default
        if let path = ProcessInfo.processInfo.environment["ENDPOINT_SPECS"] {
            return URL(fileURLWithPath: path)
        }
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.deletingLastPathComponent().appendingPathComponent("shared/specs")
        return fileManager.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// The JSON files of a folder in it, by name; none where it is absent.
    static func files(in folder: String = "") -> [URL] {
        guard let url = folder.isEmpty ? url : url?.appendingPathComponent(folder) else { return [] }
        let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    static let isPresent = url != nil
    static let absence = "no shared/specs folder beside the package, and ENDPOINT_SPECS is not set"
}

func bytes(of file: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file))
}
