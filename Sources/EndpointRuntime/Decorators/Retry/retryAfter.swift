import Foundation

/// The delay that `Retry-After` requests (RFC 9110 §10.2.3): seconds or a date; the longest if there are several.
///
/// A date in the past is zero; a value that is neither is ignored. The delay is at most 68 years.
func retryAfter(_ headers: HeaderFields, now: Date) -> Duration? {
    var longest: Duration?
    for value in headers.values("Retry-After") {
        // Some platforms join repeated fields with a comma, which dates contain as well.
        var parts = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }[...]
        while let part = parts.popFirst() {
            let wait: Duration?
            if let seconds = wholeNumber(part) {
                wait = .seconds(min(seconds, mostSeconds))
            } else if let date = httpDate(part) {
                wait = distance(from: now, to: date)
            } else if let rest = parts.first, let date = httpDate("\(part) \(rest)") {
                parts.removeFirst()
                wait = distance(from: now, to: date)
            } else {
                wait = nil
            }
            if let wait { longest = max(longest ?? .zero, wait) }
        }
    }
    return longest
}

private let mostSeconds: Int64 = 2_147_483_647

private func distance(from now: Date, to date: Date) -> Duration {
    let wait = date.timeIntervalSince(now)
    guard wait > 0 else { return .zero }
    return wait < Double(mostSeconds) ? .milliseconds(Int64(wait * 1_000)) : .seconds(mostSeconds)
}
