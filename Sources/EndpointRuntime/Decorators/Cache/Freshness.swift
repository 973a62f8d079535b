import Foundation

/// How old a stored response is, and how old it may get (RFC 9111 §4.2).
struct Freshness: Sendable {
    let age: TimeInterval
    let lifetime: TimeInterval
    /// The server wants to be asked before every use.
    let asksAlways: Bool
    /// The server forbids stale responses whatever happens.
    let forbidsStale: Bool
    private let control: CacheControl

    /// - Parameter fallback: the lifetime in seconds where the server names none.
    init(_ entry: CachingClient.Entry, now: Date, fallback: TimeInterval) {
        control = CacheControl(entry.headers)
        let date = entry.headers.values("Date").first.flatMap(httpDate)
        let apparent = date.map { max(0, entry.receivedAt.timeIntervalSince($0)) } ?? 0
        let delay = max(0, entry.receivedAt.timeIntervalSince(entry.requestedAt))
        let told = entry.headers.values("Age").first.flatMap { TimeInterval($0) } ?? 0
        let initial = max(apparent, (told.isFinite ? max(0, told) : 0) + delay)
        let resident = now.timeIntervalSince(entry.receivedAt)
        // The clock was set back, so the age is unknown and must count as too old.
        age = resident < 0 ? .infinity : initial + resident

        asksAlways = control.has("no-cache")
        forbidsStale = asksAlways || control.has("must-revalidate")
        if let seconds = control.seconds("max-age") {
            lifetime = seconds
        } else if let text = entry.headers.values("Expires").first {
            // An invalid date counts as expired (RFC 9111 §5.3).
            lifetime = httpDate(text).map { max(0, $0.timeIntervalSince(date ?? entry.receivedAt)) } ?? 0
        } else {
            lifetime = (200..<300).contains(entry.status) ? fallback : 0
        }
    }

    var isFresh: Bool { !asksAlways && age < lifetime }

    /// Whether a request's own limits allow its use, fresh or not (RFC 9111 §5.2.1).
    func isAllowed(by wishes: CacheControl) -> Bool {
        !wishes.has("no-cache") && age <= wishes.seconds("max-age") ?? .infinity
            && wishes.seconds("min-fresh").map { lifetime - age >= $0 } ?? true
    }

    /// Whether it answers a request without asking: it is fresh, or no more stale than the request takes.
    func isUsable(for wishes: CacheControl) -> Bool {
        guard isAllowed(by: wishes), !isFresh else { return isAllowed(by: wishes) }
        guard !forbidsStale, let staleness = wishes.seconds("max-stale", bare: .infinity) else { return false }
        return age <= lifetime + staleness
    }

    /// Whether it may be used stale for so many seconds, by the server's word or, without one, by the policy's.
    func isUsable(by directive: String, else window: Duration?) -> Bool {
        guard !forbidsStale, let window else { return false }
        return age < lifetime + (control.seconds(directive) ?? TimeInterval(window))
    }
}

extension TimeInterval {
    init(_ duration: Duration) {
        self = TimeInterval(duration.components.seconds) + TimeInterval(duration.components.attoseconds) * 1e-18
    }
}
