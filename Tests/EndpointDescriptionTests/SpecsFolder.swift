import Foundation

/// Real descriptions and JSONTestSuite. They are never copied into the package: `ENDPOINT_SPECS` names their folder.
enum SpecsFolder {
    static let url = ProcessInfo.processInfo.environment["ENDPOINT_SPECS"].map { URL(fileURLWithPath: $0) }

    /// The JSON files of a folder in it, by name; none where it is absent.
    static func files(in folder: String = "") -> [URL] {
        guard let url = folder.isEmpty ? url : url?.appendingPathComponent(folder) else { return [] }
        let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    static let isPresent = url != nil
    static let absence = "ENDPOINT_SPECS does not name a folder of real descriptions"
}

func bytes(of file: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file))
}
