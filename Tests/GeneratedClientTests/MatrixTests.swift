import Foundation
import Testing

/// Every supported language mode and access level. It is slow, so it runs only on request.
@Suite("Language modes")
struct MatrixTests {
    static let isWanted = ProcessInfo.processInfo.environment["COMPILE_MATRIX"] == "1"

    @Test(
        "the client, and an app that uses it from an actor, compile without a warning in every mode",
        .enabled(if: isWanted, "set COMPILE_MATRIX=1 to run .ci/compile-matrix, which takes a minute")
    )
    func matrix() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = package.appendingPathComponent(".ci/compile-matrix")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
