import EndpointRuntime
import Foundation

/// The real file system, in a process that kills itself at a given moment: before or after a change, or in the middle
/// of a write.
final class MortalFileSystem: CachingClient.FileSystem {
    private let files = CachingClient.LocalFileSystem()
    private let end: Int
    private let passed = Lock(0)

    init(diesAt end: Int) { self.end = end }

    func list(_ path: String) throws -> [String] { try files.list(path) }
    func status(_ path: String) throws -> CachingClient.FileStatus { try files.status(path) }
    func read(_ path: String) throws -> Data { try files.read(path) }

    func makeFolder(_ path: String) throws {
        pass("before makeFolder")
        try files.makeFolder(path)
        pass("after makeFolder")
    }

    func write(_ data: Data, to path: String) throws {
        try files.write(Data(), to: path)
        pass("empty file")
        try files.remove(path)
        try files.write(data.prefix(data.count / 2), to: path)
        pass("half of the file")
        try files.remove(path)
        try files.write(data, to: path)
        pass("whole file")
    }

    func rename(_ path: String, to target: String) throws {
        pass("before rename")
        try files.rename(path, to: target)
        pass("after rename")
    }

    func remove(_ path: String) throws {
        pass("before remove")
        try files.remove(path)
        pass("after remove")
    }

    func touch(_ path: String, at date: Date) throws {
        try files.touch(path, at: date)
        pass("after touch")
    }

    private func pass(_ moment: String) {
        let isTheEnd = passed.withLock { passed in
            defer { passed += 1 }
            return passed == end
        }
        guard isTheEnd else { return }
        try? FileHandle.standardOutput.write(contentsOf: Data(moment.utf8))
        kill(getpid(), SIGKILL)
    }
}
