package import EndpointDescription
import Foundation

extension LocalFiles {
    /// The files on disk beside a description. A symbolic link counts as being where it leads.
    package static func onDisk(beside description: String, allowsReferencesOutside: Bool) -> LocalFiles {
        let folder = realURL(URL(fileURLWithPath: description).deletingLastPathComponent().path)
        return LocalFiles(
            allowsReferencesOutside: allowsReferencesOutside,
            read: { path throws(Refusal) in
                let file = realURL(path)
                guard allowsReferencesOutside || FilePath(file.path).isInside(FilePath(folder.path)) else {
                    throw Refusal(
                        "a symbolic link leads to '\(file.path)', outside the description's folder",
                        remedy: "move the file into the folder, or allow it with '--allow-refs-outside'"
                    )
                }
                return try read(file)
            },
            names: { folder in
                let path = folder.isEmpty ? FileManager.default.currentDirectoryPath : folder
                return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            }
        )
    }

    private static func read(_ file: URL) throws(Refusal) -> [UInt8]? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return nil }
        // A device or a pipe may never end.
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw Refusal("it is not a regular file") }
        do {
            return [UInt8](try Data(contentsOf: file))
        } catch {
            throw Refusal(error.localizedDescription)
        }
    }

    private static func realURL(_ path: String) -> URL {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    }
}
