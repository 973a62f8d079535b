import Foundation

/// The age of a stored response and its freshness lifetime (RFC 9111 §4.2).
struct Freshness: Sendable {
    let age: TimeInterval
    let lifetime: TimeInterval
    /// The server requires revalidation before every use.
    let requiresValidation: Bool
    /// The server forbids the use of a stale response in any case.
    let forbidsStale: Bool
    private let control: CacheControl

    /// - Parameter fallback: the lifetime in seconds if the server specifies none.
    init(_ entry: CachingClient.Entry, now: Date, fallback: TimeInterval) {
        control = CacheControl(entry.headers)
        let date = entry.headers.first("Date").flatMap(httpDate)
        let apparent = date.map { max(0, entry.receivedAt.timeIntervalSince($0)) } ?? 0
        let delay = max(0, entry.receivedAt.timeIntervalSince(entry.requestedAt))
        let initial = max(apparent, entry.headers.age + delay)
        let resident = now.timeIntervalSince(entry.receivedAt)
        // The clock was set back, so the age is unknown and the response must be treated as too old.
        age = resident < 0 ? .infinity : initial + resident

        requiresValidation = control.has("no-cache")
        forbidsStale = requiresValidation || control.has("must-revalidate")
        if let seconds = control.seconds("max-age") {
            lifetime = seconds
        } else if let text = entry.headers.first("Expires") {
            // An invalid date is treated as expired (RFC 9111 §5.3).
            lifetime = httpDate(text).map { max(0, $0.timeIntervalSince(date ?? entry.receivedAt)) } ?? 0
        } else {
            lifetime = EndpointResponse.successStatuses.contains(entry.status) ? fallback : 0
        }
    }

    var isFresh: Bool { !requiresValidation && age < lifetime }

    /// Whether the request's directives allow the use of the response, fresh or not (RFC 9111 §5.2.1).
    func isAllowed(by directives: CacheControl) -> Bool {
        !directives.has("no-cache") && age <= directives.seconds("max-age") ?? .infinity
            && directives.seconds("min-fresh").map { lifetime - age >= $0 } ?? true
    }

    /// Whether the response may be used without revalidation: it is fresh, or no staler than the request accepts.
    func isUsable(for directives: CacheControl) -> Bool {
        if !isAllowed(by: directives) { return false }
        if isFresh { return true }
        guard !forbidsStale, let staleness = directives.seconds("max-stale", bare: .infinity) else { return false }
        return age <= lifetime + staleness
    }

    /// Whether the response is within the window in which it may be used stale: that of the server's directive or, if
    /// it has none, that of the policy.
    func isUsable(by directive: StaticString, else window: Duration?) -> Bool {
        guard !forbidsStale, let window else { return false }
        return age < lifetime + (control.seconds(directive) ?? TimeInterval(window))
    }
}
