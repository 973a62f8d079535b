import Foundation

/// What `Retry-After` asks for (RFC 9110 §10.2.3): seconds or a date, of several the longest.
///
/// A date that is past is zero; a value that is neither is ignored. Never longer than 68 years.
func retryAfter(_ headers: HTTPHeaders, now: Date) -> Duration? {
    var longest: Duration?
    for value in headers.values("Retry-After") {
        // Some platforms join repeated fields by a comma, which dates hold as well.
        var parts = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }[...]
        while let part = parts.popFirst() {
            let wait: Duration?
            if let seconds = seconds(part) {
                wait = .seconds(seconds)
            } else if let date = date(part) {
                wait = distance(from: now, to: date)
            } else if let rest = parts.first, let date = date("\(part) \(rest)") {
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

private func seconds(_ text: String) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let digits = text.utf8.drop { $0 == 0x30 }
    guard digits.count <= 10 else { return mostSeconds }
    return min(digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }, mostSeconds)
}

private func distance(from now: Date, to date: Int64) -> Duration {
    let wait = Double(date) - now.timeIntervalSince1970
    guard wait > 0 else { return .zero }
    return wait < Double(mostSeconds) ? .milliseconds(Int64(wait * 1_000)) : .seconds(mostSeconds)
}

/// The three forms of RFC 9110 §5.6.7 as seconds since 1970:
/// `Sun 06 Nov 1994 08:49:37 GMT`, `Sunday 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
private func date(_ text: String) -> Int64? {
    var words = text.split(separator: " ")
    guard words.count >= 4, words[0].utf8.count >= 3, seconds(String(words[0])) == nil else { return nil }
    words.removeFirst()
    if words.count == 3, words[2] == "GMT" {
        let day = words[0].split(separator: "-")
        guard day.count == 3, let short = number(day[2], digits: 2) else { return nil }
        return date(day: day[0], month: day[1], year: short < 70 ? 2_000 + short : 1_900 + short, time: words[1])
    }
    if words.count == 5, words[4] == "GMT", let year = number(words[2], digits: 4) {
        return date(day: words[0], month: words[1], year: year, time: words[3])
    }
    if words.count == 4, let year = number(words[3], digits: 4) {
        return date(day: words[1], month: words[0], year: year, time: words[2])
    }
    return nil
}

private func number(_ text: Substring, digits: Int) -> Int64? {
    text.utf8.count == digits ? seconds(String(text)) : nil
}

private func date(day: Substring, month: Substring, year: Int64, time: Substring) -> Int64? {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard let month = months.firstIndex(of: String(month)),
        let day = seconds(String(day)), day >= 1, day <= 31,
        clock.count == 3,
        let hour = number(clock[0], digits: 2), hour < 24,
        let minute = number(clock[1], digits: 2), minute < 60,
        let second = number(clock[2], digits: 2), second <= 60
    else { return nil }
    // Days of the civil calendar, counted from March so that the leap day comes last.
    let shifted = month < 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * Int64((month + 10) % 12) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    return days * 86_400 + hour * 3_600 + minute * 60 + second
}
