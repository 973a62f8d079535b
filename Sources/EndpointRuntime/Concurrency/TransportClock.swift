/// A type-erased clock. It uses only durations, so that any clock fits.
package struct TransportClock: Sendable {
    package let sleep: @Sendable (Duration) async throws -> Void
    /// The time since the clock was wrapped.
    package let elapsed: @Sendable () -> Duration

    package init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        // The runtime keeps a cancelled sleep until its time, and nearly every call cancels one of a minute.
        let step = clock is ContinuousClock ? Duration.seconds(2) : longestSleep
        sleep = { duration in
            let end = clock.now.advanced(by: min(duration, longestSleep))
            var next = clock.now.advanced(by: step)
            while next < end {
                try await clock.sleep(until: next, tolerance: nil)
                next = next.advanced(by: step)
            }
            try await clock.sleep(until: end, tolerance: nil)
        }
        elapsed = { start.duration(to: clock.now) }
    }
}

/// A century. Clocks trap on an instant that they cannot represent, and callers use `.seconds(.max)` for "never".
private let longestSleep = Duration.seconds(Int64(3_153_600_000))
