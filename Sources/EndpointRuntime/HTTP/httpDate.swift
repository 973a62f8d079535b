package import Foundation

/// The three forms of RFC 9110 §5.6.7 as a date:
/// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
/// Letters may have either case (RFC 9111 §4.2). The comma may be missing, because ``retryAfter(_:now:)`` splits at
/// commas.
package func httpDate(_ text: String) -> Date? { httpDate(text, now: Date()) }

/// - Parameter now: the current time. A date with a year of two digits is the latest one that is at most 50 years later.
package func httpDate(_ text: String, now: Date) -> Date? {
    guard text.utf8.count <= 64 else { return nil }
    var words = text.uppercased().split(separator: " ")
    guard words.count >= 4, words[0].utf8.count >= 3, wholeNumber(String(words[0])) == nil else { return nil }
    words.removeFirst()
    if words.count == 3, words[2] == "GMT" {
        let day = words[0].split(separator: "-")
        guard day.count == 3, let short = number(day[2], digits: 2) else { return nil }
        let dates = [2_100, 2_000, 1_900].map { date(day: day[0], month: day[1], year: $0 + short, time: words[1]) }
        return dates.lazy.compactMap(\.self).first { $0 <= now.addingTimeInterval(50 * 365.25 * 86_400) }
    }
    if words.count == 5, words[4] == "GMT", let year = number(words[2], digits: 4) {
        return date(day: words[0], month: words[1], year: year, time: words[3])
    }
    if words.count == 4, let year = number(words[3], digits: 4) {
        return date(day: words[1], month: words[0], year: year, time: words[2])
    }
    return nil
}

/// The names of months in dates of HTTP and of mails.
let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

private func number(_ text: Substring, digits: Int) -> Int64? {
    text.utf8.count == digits ? wholeNumber(String(text)) : nil
}

private func date(day: Substring, month: Substring, year: Int64, time: Substring) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard let month = monthNames.firstIndex(where: { $0.uppercased() == month }), let day = wholeNumber(String(day)),
        let date = CalendarDate(year: Int(year), month: month + 1, day: Int(clamping: day)),
        clock.count == 3,
        let hour = number(clock[0], digits: 2), hour < 24,
        let minute = number(clock[1], digits: 2), minute < 60,
        let second = number(clock[2], digits: 2), second <= 60
    else { return nil }
    let seconds = Int64(date.daysSinceEpoch) * 86_400 + hour * 3_600 + minute * 60 + second
    return Date(timeIntervalSince1970: TimeInterval(seconds))
}
