import Testing

/// Waits until a condition holds. It yields at first, and then sleeps between its checks, so that tasks of other tests get
/// the processor.
///
/// A condition that does not hold within 30 seconds and 5,000 checks is an issue of the test. On a busy machine, few checks
/// run in that time.
func until(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ isSo: () async throws -> Bool
) async rethrows {
    let start = ContinuousClock.now
    var checks = 0
    while try await !isSo() {
        guard checks < 5_000 || start.duration(to: .now) < .seconds(30) else {
            let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            Issue.record("the condition does not hold after 30 seconds", sourceLocation: place)
            return
        }
        checks += 1
        await Task.yield()
        if checks > 100 { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
