package import Foundation

extension CachingClient {
    /// The operations that a disk cache requires of a file system. They are called on several threads at once.
    package protocol FileSystem: Sendable {
        /// Creates a folder and its parent folders, for the owner only (0700). Does nothing if it exists.
        func makeFolder(_ path: String) throws
        /// The names in a folder.
        func list(_ path: String) throws -> [String]
        /// Throws if there is no such file.
        func status(_ path: String) throws -> CachingClient.FileStatus
        /// The bytes of a whole file.
        func read(_ path: String) throws -> Data
        /// Creates a file for the owner only (0600). Fails if it exists.
        func write(_ data: Data, to path: String) throws
        /// Moves a file atomically and replaces an existing one.
        func rename(_ path: String, to target: String) throws
        /// Removes a file or an empty folder.
        func remove(_ path: String) throws
        /// Sets a file's modification date, which records its last use.
        func touch(_ path: String, at date: Date) throws
    }
}

extension CachingClient {
    /// The attributes of a file that a disk cache uses.
    package struct FileStatus: Sendable, Hashable {
        /// In bytes.
        package var size: Int64
        /// The time of the last use, by which the disk store chooses the files to remove first.
        package var modifiedAt: Date

        /// Creates the attributes of a file; the size is in bytes.
        package init(size: Int64, modifiedAt: Date) {
            self.size = size
            self.modifiedAt = modifiedAt
        }
    }
}

extension CachingClient {
    /// The file system of the machine.
    package struct LocalFileSystem: CachingClient.FileSystem {
        /// Creates the file system, by `FileManager.default`.
        package init() {}

        package func makeFolder(_ path: String) throws {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }

        package func list(_ path: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: path)
        }

        package func status(_ path: String) throws -> CachingClient.FileStatus {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            guard let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date else {
                throw HTTPBody.FileError.cannotRead(URL(fileURLWithPath: path))
            }
            return CachingClient.FileStatus(size: size.int64Value, modifiedAt: date)
        }

        package func read(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

        package func write(_ data: Data, to path: String) throws {
            // The mode is set at creation, so that no other user can open the file in between.
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw HTTPBody.FileError.cannotCreate(URL(fileURLWithPath: path)) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            defer { try? handle.close() }
            try handle.write(contentsOf: data)
        }

        package func rename(_ path: String, to target: String) throws {
            guard Foundation.rename(path, target) == 0 else {
                throw HTTPBody.FileError.cannotCreate(URL(fileURLWithPath: target))
            }
        }

        package func remove(_ path: String) throws {
            guard Foundation.remove(path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }

        package func touch(_ path: String, at date: Date) throws {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
    }
}
