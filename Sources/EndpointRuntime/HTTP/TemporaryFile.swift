package import Foundation

/// A file that is removed when the last reference to it goes.
package final class TemporaryFile: Sendable {
    package let url: URL

    /// - Parameter directory: where to create the file. It is created empty, readable by its owner only.
    package init(in directory: URL = FileManager.default.temporaryDirectory) throws {
        url = directory.appendingPathComponent("endpoint-\(UUID().uuidString)", isDirectory: false)
        let created = FileManager.default.createFile(
            atPath: url.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard created else { throw FileFault.cannotCreate(url) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
