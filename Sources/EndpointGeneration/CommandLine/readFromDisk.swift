import EndpointDescription
import Foundation

extension LocalFiles {
    /// The files on disk beside a description. What a symbolic link leads to counts as standing where the link leads.
    static func onDisk(beside description: String, allowsReferencesOutside: Bool) -> LocalFiles {
        let folder = realURL(URL(fileURLWithPath: description).deletingLastPathComponent().path)
        return LocalFiles(
            allowsReferencesOutside: allowsReferencesOutside,
            read: { path in
                let file = realURL(path)
                let isInside = FilePath(file.path).isInside(FilePath(folder.path))
                // A device or a pipe may never end.
                let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
                guard allowsReferencesOutside || isInside, type == .typeRegular else { return nil }
                return (try? Data(contentsOf: file)).map { [UInt8]($0) }
            },
            names: { folder in
                let path = folder.isEmpty ? FileManager.default.currentDirectoryPath : folder
                return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            }
        )
    }

    private static func realURL(_ path: String) -> URL {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    }
}
