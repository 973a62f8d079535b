import EndpointTesting
import Foundation
import Testing

@Suite("Manual clock, latch and generator", .timeLimit(.minutes(15)))
struct ManualClockTests {
    @Test("sleepers resume when their time has come, and not before")
    func wake() async throws {
        let clock = ManualClock()
        let short = Task { try await clock.sleep(for: .seconds(1)) }
        let long = Task { try await clock.sleep(for: .seconds(3)) }
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(2))
        try await short.value
        #expect(clock.sleepers.map(\.offset) == [.seconds(3)])
        clock.advance(by: .seconds(1))
        try await long.value
        #expect(clock.now.offset == .seconds(3))
    }

    @Test(
        "the error of a wait that takes too long names the event",
        arguments: [(1, "1 sleeper on"), (2, "2 sleepers on")]
    )
    func timeout(count: Int, words: String) async {
        let error = await #expect(throws: WaitTimeoutError.self) {
            try await ManualClock().waitForSleepers(count, timeout: .zero)
        }
        #expect(error?.description.contains(words) == true && error?.localizedDescription == error?.description)
    }

    @Test("a cancelled sleeper returns at once, even if it was cancelled before it slept")
    func cancel() async throws {
        let clock = ManualClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await early.value }
        #expect(clock.sleepers.isEmpty)
    }

    @Test("a latch releases all current and later waiters")
    func latch() async throws {
        let latch = Latch()
        let tasks = (0..<10).map { _ in Task { try await latch.wait() } }
        await until { latch.waiterCount >= 10 }
        latch.open()
        for task in tasks { try await task.value }
        try await latch.wait()
        try await latch.wait(timeout: .seconds(Int64.max))
        #expect(latch.waiterCount == 0)
    }

    @Test("the same seed gives the published numbers of SplitMix64")
    func generator() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<3).map { _ in generator.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
