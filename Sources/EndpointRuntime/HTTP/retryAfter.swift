import Foundation

/// The delay that `Retry-After` requests (RFC 9110 §10.2.3): seconds or a date; the longest if there are several.
///
/// A date is compared with the response's `Date` (§6.6.1) and `Age` (RFC 9111 §5.1), and without a `Date` with `now`,
/// because the device's clock may be wrong. A date in the past is zero; a value that is neither is ignored. The delay
/// is at most 68 years.
func retryAfter(_ headers: HeaderFields, now: Date) -> Duration? {
    let now = headers.first("Date").flatMap(httpDate)?.addingTimeInterval(headers.age) ?? now
    var longest: Duration?
    for value in headers.values("Retry-After").compactMap(\.ifASCII) {
        // Some platforms join repeated fields with a comma, which dates contain as well.
        var parts = value.split(separator: ",").map { trimmed($0) }[...]
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
