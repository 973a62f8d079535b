import Foundation

/// The cost of a process and of everything that it started.
struct ChildProcess {
    /// User and system time.
    var cpuSeconds: Double
    /// The largest resident memory of any one of the processes.
    var peakBytes: Int

    /// Runs a program to its end, with its output in `output.log` in `folder`.
    ///
    /// - Throws: ``Failure`` if the program cannot be started or exits with another code than 0.
    init(_ program: String, _ arguments: [String], in folder: URL) throws {
        let log = folder.appendingPathComponent("output.log")
        let words = ([program] + arguments).map { "'" + $0.replacing("'", with: "'\\''") + "'" }
        let command = words.joined(separator: " ")
        let script = "cd '\(folder.path)' && exec \(command) >'\(log.path)' 2>&1"
        let strings = copies(of: ["/bin/sh", "-c", script])
        let environment = copies(of: ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })
        defer { for string in strings + environment { free(string) } }
        var process = pid_t()
        guard posix_spawn(&process, "/bin/sh", nil, nil, strings, environment) == 0 else {
            throw Failure(command: command, output: "cannot be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        guard status == 0 else {
            let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            let errors = output.split(separator: "\n").filter { $0.contains("error") }.prefix(5)
            throw Failure(command: String(command.prefix(200)), output: errors.joined(separator: "\n"))
        }
        cpuSeconds = usage.ru_utime.seconds + usage.ru_stime.seconds
        #if canImport(Darwin)
        peakBytes = usage.ru_maxrss
        #else
        peakBytes = usage.ru_maxrss * 1_024
        #endif
    }

    /// A program that did not do its work.
    struct Failure: Error, CustomStringConvertible {
        var command: String
        var output: String

        var description: String { "\(command) failed\n\(output)" }
    }
}

/// The texts as C strings, and the `nil` that ends such a list. The caller frees them.
private func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}
