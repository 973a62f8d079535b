import Dispatch
import Foundation
import Testing

/// A data race on purpose. `.ci/check-races` runs it first: if ThreadSanitizer does not report this race, it would not
/// report any other.
@Suite("Race canary", .enabled(if: ProcessInfo.processInfo.environment["RACE_CANARY"] == "1", "races only when asked"))
struct RaceCanary {
    @Test("two threads write one variable")
    func race() {
        let cage = Cage()
        let (ready, start, end) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        // Threads and not tasks, which may run one after the other on the same thread. Both wait for the start, because
        // locks inside the start of the second one could order the two.
        for _ in 0..<2 {
            Thread {
                ready.signal()
                start.wait()
                for _ in 0..<10_000 { cage.bird += 1 }
                end.signal()
            }.start()
        }
        for _ in 0..<2 { ready.wait() }
        for _ in 0..<2 { start.signal() }
        for _ in 0..<2 { end.wait() }
        #expect(cage.bird > 0)
    }
}

// @unchecked: wrong on purpose; the two threads race for the value.
private final class Cage: @unchecked Sendable {
    var bird = 0
}
