package import Foundation

/// A file that is removed when the last reference to it is released.
package final class TemporaryFile: Sendable {
    package let url: URL

    /// - Parameter directory: the directory of the file. The file is created empty, readable by its owner only.
    package init(in directory: URL = FileManager.default.temporaryDirectory) throws(HTTPBody.FileError) {
        url = directory.appendingPathComponent("endpoint-\(UUID().uuidString)", isDirectory: false)
        let created = FileManager.default.createFile(
            atPath: url.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard created else { throw HTTPBody.FileError.cannotCreate(url) }
    }

    /// Writes a body, from the start of the file.
    ///
    /// - Parameter check: called before each chunk; an error that it throws ends the work.
    func write(_ body: HTTPBody, check: () throws -> Void) throws {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try body.forEachChunk { chunk in
            try check()
            do { try handle.write(contentsOf: chunk) } catch { throw HTTPBody.FileError.cannotWrite(url) }
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
