import EndpointTesting
import Foundation
import Testing

/// A data race on purpose. `.ci/check-races` asks for it first: if ThreadSanitizer does not report this one, it would
/// report no other.
@Suite("race canary", .enabled(if: ProcessInfo.processInfo.environment["RACE_CANARY"] == "1", "races only when asked"))
struct RaceCanary {
    @Test("two threads write one variable")
    func race() async throws {
        let cage = Cage()
        let latches = [Latch(), Latch()]
        // Threads and not tasks, which may run one after the other on the same thread.
        for latch in latches {
            Thread {
                for _ in 0..<10_000 { cage.bird += 1 }
                latch.open()
            }.start()
        }
        for latch in latches { try await latch.wait() }
        #expect(cage.bird > 0)
    }
}

// @unchecked: wrong, and meant to be.
private final class Cage: @unchecked Sendable {
    var bird = 0
}
