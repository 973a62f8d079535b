import EndpointRuntime
import Foundation

/// A file system in memory with scripted failures.
final class StubCacheFileSystem: CachingClient.FileSystem {
    struct Fault: Error {}

    enum Trouble: Sendable, Equatable {
        case none
        /// Every write fails and leaves half of its bytes.
        case full
        case readOnly
        /// The machine dies at this step, and every later operation fails.
        case diesAt(step: Int)
    }

    private struct State: Sendable {
        var files: [String: (data: Data, date: Date)] = [:]
        var trouble = Trouble.none
        var steps = 0
    }

    private let state = Lock(State())

    var paths: [String] { state.withLock { $0.files.keys.sorted() } }
    /// The number of changes since the trouble was set.
    var steps: Int { state.withLock { $0.steps } }

    func set(_ trouble: Trouble) {
        state.withLock {
            $0.trouble = trouble
            $0.steps = 0
        }
    }

    func replace(_ path: String, with data: Data) { state.withLock { $0.files[path]?.data = data } }

    func makeFolder(_ path: String) throws { try change { _ in } }

    func list(_ path: String) throws -> [String] {
        state.withLock { state in
            var names: Set<String> = []
            for file in state.files.keys where file.hasPrefix(path + "/") {
                names.insert(String(file.dropFirst(path.count + 1).prefix { $0 != "/" }))
            }
            return names.sorted()
        }
    }

    func status(_ path: String) throws -> CachingClient.FileStatus {
        let file = try find(path)
        return CachingClient.FileStatus(size: Int64(file.data.count), modifiedAt: file.date)
    }

    func read(_ path: String) throws -> Data { try find(path).data }

    func write(_ data: Data, to path: String) throws {
        let isFull = state.withLock { $0.trouble == .full }
        try change(half: { $0.files[path] = (data.prefix(data.count / 2), Date(timeIntervalSince1970: 0)) }) {
            $0.files[path] = (data, Date(timeIntervalSince1970: 0))
        }
        if isFull { throw Fault() }
    }

    func rename(_ path: String, to target: String) throws {
        let file = try find(path)
        try change {
            $0.files[path] = nil
            $0.files[target] = file
        }
    }

    func remove(_ path: String) throws {
        _ = try find(path)
        try change { $0.files[path] = nil }
    }

    func touch(_ path: String, at date: Date) throws {
        _ = try find(path)
        try change { $0.files[path]?.date = date }
    }

    private func find(_ path: String) throws -> (data: Data, date: Date) {
        guard let file = state.withLock({ $0.files[path] }) else { throw Fault() }
        return file
    }

    private func change(half: ((inout State) -> Void)? = nil, _ body: (inout State) -> Void) throws {
        try state.withLock { state in
            defer { state.steps += 1 }
            switch state.trouble {
            case .none: body(&state)
            case .full: if let half { half(&state) } else { body(&state) }
            case .readOnly: throw Fault()
            case .diesAt(let step):
                if state.steps == step { half?(&state) }
                if state.steps >= step { throw Fault() }
                body(&state)
            }
        }
    }
}
