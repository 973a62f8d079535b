import EndpointRuntime
import EndpointTesting

/// Counts the pieces of traffic in progress, and the outcomes and durations of those that have ended.
final class TrafficTally: Sendable {
    typealias Kind = TrafficCalls.Kind
    typealias End = TrafficCalls.End

    private struct State: Sendable {
        var next = 0
        var open: [Int: (kind: Kind, start: ContinuousClock.Instant)] = [:]
        var ends: [Kind: [End: Int]] = [:]
        /// The durations of successful pieces, in milliseconds.
        var times: [Kind: [Double]] = [:]
        var generator: SeededGenerator
    }

    private let state: Lock<State>

    init(seed: UInt64) { state = Lock(State(generator: SeededGenerator(seed: seed))) }

    /// The next piece of traffic, and the microseconds until it is cancelled; one in twenty is.
    func begin() -> (number: Int, kind: Kind, cancelDelay: Int?) {
        state.withLock { state in
            let number = state.next
            state.next += 1
            let kind = Kind(Int.random(in: 0..<10, using: &state.generator))
            state.open[number] = (kind, .now)
            let isGivenUp = Int.random(in: 0..<20, using: &state.generator) == 0
            return (number, kind, isGivenUp ? Int.random(in: 0..<50_000, using: &state.generator) : nil)
        }
    }

    func end(_ number: Int, _ end: End) {
        state.withLock { state in
            guard let (kind, start) = state.open.removeValue(forKey: number) else { return }
            state.ends[kind, default: [:]][end, default: 0] += 1
            if end == .completed { state.times[kind, default: []].append(seconds(since: start) * 1_000) }
        }
    }

    var ended: Int { state.withLock { $0.next - $0.open.count } }

    /// The number of pieces of each kind that have not ended.
    var open: [Kind: Int] { state.withLock { $0.open.values.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 } } }

    /// The number of pieces with each outcome, over all kinds.
    var ends: [End: Int] {
        state.withLock { $0.ends.values.reduce(into: [:]) { $0.merge($1) { $0 + $1 } } }
    }

    /// A line for each kind: the number of pieces and their durations.
    var report: String {
        state.withLock { state in
            var lines = ["kind      completed  p50 ms  p99 ms  most ms  cancelled  failed"]
            for kind in Kind.allCases {
                let times = state.times[kind, default: []].sorted()
                func at(_ share: Double) -> Int { times.isEmpty ? 0 : Int(times[Int(Double(times.count - 1) * share)]) }
                let ends = state.ends[kind, default: [:]]
                let failed = ends.values.reduce(0, +) - times.count - ends[.cancelled, default: 0]
                let columns = [
                    (times.count, 8), (at(0.5), 7), (at(0.99), 7), (at(1), 8), (ends[.cancelled, default: 0], 10),
                    (failed, 7),
                ]
                let row = columns.map { number, width in
                    String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
                }
                lines.append(kind.rawValue.padded(to: 10) + row.joined(separator: " "))
            }
            return lines.joined(separator: "\n")
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
