import EndpointTesting
import Foundation
import Testing

/// `MODEL_SCHEDULES=100000` plays that many schedules; `MODEL_SEED=7` plays one of them a thousand times.
@Suite("Model of the stack", .timeLimit(.minutes(30)))
struct StackModelTests {
    @Test("in any order of events, each caller gets its own result, and no resource remains in use")
    func schedules() async throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["MODEL_SEED"].flatMap { UInt64($0) }
        let count = environment["MODEL_SCHEDULES"].flatMap { Int($0) } ?? 1_000
        for number in 0..<count {
            let seed = seed ?? UInt64(number)
            var run = try ModelRun(seed: seed)
            let breaches = await run.play()
            if breaches.isEmpty { continue }
            Issue.record("seed \(seed): \(breaches.joined(separator: "; "))\n\(run.steps.joined(separator: "\n"))")
            return
        }
    }
}
