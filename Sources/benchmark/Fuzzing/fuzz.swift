import EndpointDescription
import EndpointGeneration
import Foundation

/// Runs the whole generator on thousands of broken descriptions, each made from a valid one and a seed. A finding is
/// a crash, a hang, a case with neither a client nor an error, or a file outside of the output folder.
struct Fuzz {
    /// The valid descriptions, in a fixed order.
    var files: [String]
    var cases: Range<Int>
    var seed: UInt64

    /// The number of cases in one process: a crash ends all of them.
    static var batch: Int { 500 }
    static var longestCase: Duration { .seconds(20) }

    /// Runs the cases in child processes, two at a time.
    ///
    /// - Returns: the findings, each with the command that prints its description.
    /// - Throws: the error of a file that cannot be read.
    func run() async throws -> [String] {
        for file in files { try FileHandle(forReadingFrom: URL(fileURLWithPath: file)).close() }
        let batches = stride(from: cases.lowerBound, to: cases.upperBound, by: Fuzz.batch).map {
            $0..<min($0 + Fuzz.batch, cases.upperBound)
        }
        return try await withThrowingTaskGroup(of: [String].self) { group in
            var waiting = batches[...]
            var findings: [String] = []
            for _ in 0..<2 {
                if let batch = waiting.popFirst() { group.addTask { try await watch(batch) } }
            }
            while let found = try await group.next() {
                findings += found
                if let batch = waiting.popFirst() { group.addTask { try await watch(batch) } }
            }
            return findings
        }
    }

    /// Runs a batch in one process, and after a finding the rest of it in another.
    private func watch(_ batch: Range<Int>) async throws -> [String] {
        var findings: [String] = []
        var next = batch.lowerBound
        while next < batch.upperBound {
            let notes = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: notes) }
            try Data().write(to: notes)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            if !FileManager.default.fileExists(atPath: "/proc/self/exe") {
                process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            }
            process.arguments = ["fuzz-batch", "\(seed)", "\(next)", "\(batch.upperBound)", notes.path] + files
            let errors = notes.appendingPathExtension("errors")
            defer { try? FileManager.default.removeItem(at: errors) }
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            let reason = try await end(of: process, notes, errors)
            guard let reason else { return findings }
            let last = lastCase(in: notes) ?? next
            findings.append(
                "case \(last) of seed \(seed): \(reason); description: benchmark fuzz-case \(seed) \(last) <the same files>"
            )
            next = last + 1
        }
        return findings
    }

    /// The reason of a failure; `nil` if the process ended as it should.
    private func end(of process: Process, _ notes: URL, _ errors: URL) async throws -> String? {
        var seen: Int?
        var since = ContinuousClock.now
        while process.isRunning {
            try await ContinuousClock().sleep(for: .milliseconds(20))
            let current = lastCase(in: notes)
            if current != seen { (seen, since) = (current, ContinuousClock.now) }
            if ContinuousClock.now - since > Fuzz.longestCase {
                kill(process.processIdentifier, SIGKILL)
                return "not done after \(Fuzz.longestCase)"
            }
        }
        if process.terminationReason == .exit && process.terminationStatus == 0 { return nil }
        return "ended with \(process.terminationStatus)\(lastLine(of: errors).map { " and \"\($0)\"" } ?? "")"
    }

    private func lastCase(in notes: URL) -> Int? { lastLine(of: notes).flatMap { Int($0) } }

    private func lastLine(of file: URL) -> Substring? {
        (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").last
    }

    /// Runs the cases in this process, and records each before it starts.
    func runHere(notes: FileHandle) throws {
        let sources = try files.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
        for number in cases {
            try notes.seek(toOffset: 0)
            try notes.write(contentsOf: Data("\(number)\n".utf8))
            try check(description(number, of: sources), path: path(number))
        }
    }

    /// The description of a case.
    func description(_ number: Int, of sources: [[UInt8]]) -> [UInt8] {
        var mutator = Mutator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
        return mutator.mutate(sources[number % sources.count])
    }

    /// The path that is passed to the reader and determines the format.
    private func path(_ number: Int) -> String {
        "fuzz." + URL(fileURLWithPath: files[number % files.count]).pathExtension
    }

    private func check(_ bytes: [UInt8], path: String) throws {
        let log = DiagnosticLog()
        let client = try generateClient(from: bytes, path: path, log: log)
        if client == nil && !log.hasErrors { throw FuzzFinding.silence }
        for file in client?.files ?? [] where file.name.contains("/") || file.name.contains("..") {
            throw FuzzFinding.place(file.name)
        }
    }
}

enum FuzzFinding: Error {
    /// The case produced neither a client nor a diagnostic.
    case silence
    /// The case wrote a file outside the output folder.
    case place(String)
}
