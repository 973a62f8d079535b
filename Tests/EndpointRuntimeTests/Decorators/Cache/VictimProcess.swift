import Foundation

/// The `CacheVictim` executable, run in a process of its own.
struct VictimProcess {
    enum End: Equatable {
        case exit(Int32)
        case killed
    }

    let end: End
    /// The output of the process.
    let output: String

    /// The executable next to the test bundle; nil if only the tests were built.
    static let url: URL? = {
        for argument in ProcessInfo.processInfo.arguments where argument.contains(".xctest") {
            var folder = URL(fileURLWithPath: argument)
            while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
            let tool = folder.appendingPathComponent("CacheVictim")
            if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
        }
        return nil
    }()

    init(_ arguments: String...) async throws {
        guard let url = VictimProcess.url else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = url
        process.arguments = arguments
        process.standardOutput = pipe
        (end, output) = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { process in
                // The process prints at most one line, which fits in the pipe.
                let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
                let isKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
                continuation.resume(
                    returning: (
                        isKilled ? .killed : .exit(process.terminationStatus),
                        String(decoding: output, as: UTF8.self)
                    )
                )
            }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }
}
