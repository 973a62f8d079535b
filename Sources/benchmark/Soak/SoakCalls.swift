import EndpointRuntime
import EndpointTesting

/// Runs numbered calls concurrently, cancels some of them at random moments, and counts the outcomes.
final class SoakCalls: Sendable {
    enum End: Hashable, Sendable, CustomStringConvertible {
        case completed, cancelled
        case status(Int)
        case transport(String)
        case other(String)

        var description: String {
            switch self {
            case .completed: "completed"
            case .cancelled: "cancelled"
            case .status(let status): "status \(status)"
            case .transport(let reason): reason
            case .other(let text): text
            }
        }
    }

    private struct State: Sendable {
        var next = 0
        var ends: [End: Int] = [:]
        var generator: SeededGenerator
    }

    private let state: Lock<State>
    private let total: Int

    init(total: Int, seed: UInt64) {
        self.total = total
        state = Lock(State(generator: SeededGenerator(seed: seed)))
    }

    var ends: [End: Int] { state.withLock { $0.ends } }
    var ended: Int { ends.values.reduce(0, +) }

    func run(until limit: Int, by width: Int, _ call: @escaping @Sendable (Int) async -> End) async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<width {
                group.addTask {
                    while let (number, patience) = self.take(limit) {
                        let end = await self.end(of: number, patience, call)
                        self.state.withLock { $0.ends[end, default: 0] += 1 }
                    }
                }
            }
        }
    }

    /// The next call, and the microseconds until it is cancelled; one in twenty is.
    private func take(_ limit: Int) -> (number: Int, patience: Int?)? {
        state.withLock { state in
            guard state.next < limit else { return nil }
            defer { state.next += 1 }
            let isGivenUp = Int.random(in: 0..<20, using: &state.generator) == 0
            return (state.next, isGivenUp ? Int.random(in: 0..<10_000, using: &state.generator) : nil)
        }
    }

    private func end(of number: Int, _ patience: Int?, _ call: @escaping @Sendable (Int) async -> End) async -> End {
        guard let patience else { return await call(number) }
        let task = Task { await call(number) }
        try? await Task.sleep(for: .microseconds(patience))
        task.cancel()
        return await task.value
    }
}
