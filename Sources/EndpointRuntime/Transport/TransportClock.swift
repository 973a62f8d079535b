/// A type-erased clock for the transport. It uses only durations, so that any clock fits.
struct TransportClock: Sendable {
    let sleep: @Sendable (Duration) async throws -> Void
    /// The time since the clock was wrapped.
    let elapsed: @Sendable () -> Duration

    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        sleep = { try await clock.sleep(until: clock.now.advanced(by: min($0, longestSleep)), tolerance: nil) }
        elapsed = { start.duration(to: clock.now) }
    }
}

/// A century. Clocks trap on an instant that they cannot represent, and callers use `.seconds(.max)` for "never".
private let longestSleep = Duration.seconds(Int64(3_153_600_000))
