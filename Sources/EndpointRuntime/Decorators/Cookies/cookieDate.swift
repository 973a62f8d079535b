import Foundation

/// Parses a date in a cookie by the lenient rules of RFC 6265 §5.1.1: a time, a day, the start of a month's name and a
/// year, in any order and with any text in between.
func cookieDate(_ text: String) -> Date? {
    var (time, day, month, year) = (String?.none, String?.none, String?.none, String?.none)
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":")) }
    for word in words {
        let digits = word.prefix(while: \.isNumber)
        if time == nil, word.contains(":") {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false).map {
                $0.prefix(while: \.isNumber)
            }
            guard parts.count == 3, parts.allSatisfy({ (1...2).contains($0.count) }) else { continue }
            time = parts.map { $0.count == 1 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        } else if day == nil, (1...2).contains(digits.count) {
            day = String(digits)
        } else if month == nil, digits.isEmpty, word.count >= 3 {
            let name = word.prefix(3).capitalized
            if "JanFebMarAprMayJunJulAugSepOctNovDec".contains(name) { month = name }
        } else if year == nil, digits.count == 2 || digits.count == 4 {
            year = digits.count == 4 ? String(digits) : (digits < "70" ? "20" : "19") + digits
        }
    }
    guard let time, let day, let month, let year, year >= "1601" else { return nil }
    return httpDate("Day, \(day) \(month) \(year) \(time) GMT")
}
