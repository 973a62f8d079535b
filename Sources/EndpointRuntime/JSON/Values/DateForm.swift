public import Foundation

/// A wire format of dates other than RFC 3339: `try json.required("created", as: UnixSeconds.self)`.
public protocol DateForm: MemberForm, Hashable where Plain == Date {
    /// The date that the value represents.
    var date: Date { get }

    /// Creates the form that writes a date.
    init(_ date: Date)
}

extension DateForm {
    /// The same as ``date``.
    public var plain: Date { date }
}

extension ObjectWriter {
    /// A member with a date in another format.
    public mutating func required<Form: DateForm>(_ key: StaticString, _ date: Date, as form: Form.Type) throws {
        try required(key, Form(date))
    }

    /// A member with a date in another format, left out when it is `nil`.
    public mutating func optional<Form: DateForm>(_ key: StaticString, _ date: Date?, as form: Form.Type) throws {
        try optional(key, date.map(Form.init))
    }

    /// A member with a date in another format, `null` when it is `nil`.
    public mutating func nullable<Form: DateForm>(_ key: StaticString, _ date: Date?, as form: Form.Type) throws {
        try nullable(key, date.map(Form.init))
    }
}

// MARK: UnixTime

/// A date as whole seconds since 1970-01-01T00:00:00Z. Fractions can be read, and are rounded down when written.
public struct UnixSeconds: DateForm {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        date = writableDate(try json.read(), unitsPerSecond: 1)
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(try wholeUnits(date.timeIntervalSince1970))
    }
}

/// A date as whole milliseconds since 1970-01-01T00:00:00Z. Fractions can be read, and are rounded to the nearest when
/// written.
public struct UnixMilliseconds: DateForm {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        date = writableDate(try json.read(), unitsPerSecond: 1_000)
    }

    public func encode(to json: inout ValueWriter) throws {
        // A `Date` stores binary fractions relative to 2001, so 0.001 s may be slightly less.
        try json.write(try wholeUnits((date.timeIntervalSince1970 * 1_000).rounded()))
    }
}

/// A date as seconds since 1970-01-01T00:00:00Z with a fraction, written to the millisecond.
public struct UnixTime: DateForm {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        date = writableDate(try json.read(), unitsPerSecond: 1)
    }

    public func encode(to json: inout ValueWriter) throws {
        let milliseconds = try wholeUnits((date.timeIntervalSince1970 * 1_000).rounded())
        if milliseconds % 1_000 == 0 { return try json.write(milliseconds / 1_000) }
        try json.write(Double(milliseconds) / 1_000)
    }
}

/// The date at a count of units since 1970, or the farthest date that can be written again: some servers send the largest
/// integer for "never".
private func writableDate(_ count: Double, unitsPerSecond: Double) -> Date {
    Date(timeIntervalSince1970: min(max(count / unitsPerSecond, -9e15), 9e15))
}

private func wholeUnits(_ value: Double) throws -> Int64 {
    guard let count = Int64(exactly: value.rounded(.down)) else {
        throw JSONError(.unwritable("the date is too far from 1970 to be written as a number"))
    }
    return count
}

// MARK: RFC2822Date

/// A date and time in the format of mail and HTTP, `Mon, 22 Nov 2010 20:58:45 +0000`: the format `date-time-rfc-2822`
/// (RFC 5322 §3.3, which replaces RFC 2822).
///
/// Reading accepts text with or without the day of the week, which is not checked, and without seconds; with any
/// offset, `GMT`, `UT`, `Z` and the zones of North America (§4.3); with years of two and three digits (§4.3) and
/// comments. Names are case-insensitive. Text without a zone is rejected. Dates are written in UTC in whole seconds,
/// rounded down.
public struct RFC2822Date: DateForm {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        let expected = "a date and time like Mon, 22 Nov 2010 20:58:45 +0000"
        guard let date = RFC2822Date.date(try json.string(expected)) else { throw json.mismatch(expected) }
        self.date = date
    }

    public func encode(to json: inout ValueWriter) throws {
        guard let text = RFC2822Date.text(of: date, zone: "+0000") else {
            throw JSONError.unwritableDate
        }
        try json.write(string: text)
    }

    /// The date in UTC, without a fraction of a second; nil outside of the years 0 to 9999.
    static func text(of date: Date, zone: String) -> String? {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        guard let total = Int64(exactly: seconds), let days = Int(exactly: (seconds / 86_400).rounded(.down)),
            let day = CalendarDate(daysSinceEpoch: days)
        else { return nil }
        let rest = Int(total - Int64(days) * 86_400)
        // 1970-01-01 was a Thursday.
        let weekday = RFC2822Date.weekdays[((days + 4) % 7 + 7) % 7]
        let clock = [rest / 3_600, rest / 60 % 60, rest % 60].map { padded($0, to: 2) }.joined(separator: ":")
        let year = padded(day.year, to: 4)
        return "\(weekday), \(padded(day.day, to: 2)) \(monthNames[day.month - 1]) \(year) \(clock) \(zone)"
    }

    /// The first second of the year 0. An offset may lead out of the years that can be written.
    private static let earliest: Int64 = -62_167_219_200
    /// The last second of the year 9999.
    private static let latest: Int64 = 253_402_300_799
    /// In bytes. Comments may make a date long.
    private static let longestText = 256
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    /// In hours.
    private static let zones = [
        "gmt": 0, "ut": 0, "utc": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6,
        "pst": -8, "pdt": -7,
    ]

    private static func date(_ text: String) -> Date? {
        guard var words = words(text) else { return nil }
        if words.first.map({ number($0) == nil }) == true { words.removeFirst() }
        guard words.count == 5, let day = number(words[0]), let year = year(words[2]),
            let month = monthNames.firstIndex(where: { $0.lowercased() == words[1] }),
            let date = CalendarDate(year: year, month: month + 1, day: day), let time = time(words[3]),
            let offset = offset(words[4])
        else { return nil }
        let seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(time - offset)
        return Date(timeIntervalSince1970: Double(min(max(earliest, seconds), latest)))
    }

    /// The words in lower case, without comments and the comma after the day of the week; nil if a comment is not
    /// closed. A comment separates words (RFC 5322 §3.2.2).
    private static func words(_ text: String) -> [Substring]? {
        guard text.utf8.count <= longestText else { return nil }
        var plain = ""
        var depth = 0
        var isEscaped = false
        for scalar in text.lowercased().unicodeScalars {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch scalar {
            case "(":
                if depth == 0 { plain.append(" ") }
                depth += 1
            case ")" where depth > 0: depth -= 1
            case "\\" where depth > 0: isEscaped = true
            default: if depth == 0 { plain.unicodeScalars.append(scalar) }
            }
        }
        if let comma = plain.firstIndex(of: ",") { plain.replaceSubrange(comma...comma, with: " ") }
        return depth == 0 ? plain.split(whereSeparator: \.isWhitespace) : nil
    }

    private static func number(_ text: Substring) -> Int? {
        text.count <= 4 && text.utf8.allSatisfy { $0 &- 0x30 <= 9 } ? Int(text) : nil
    }

    /// Two digits denote the years 1950 to 2049, three count from 1900.
    private static func year(_ text: Substring) -> Int? {
        guard let value = number(text) else { return nil }
        switch text.count {
        case 4: return value
        case 3: return 1_900 + value
        case 2: return value < 50 ? 2_000 + value : 1_900 + value
        default: return nil
        }
    }

    /// Reads `20:58` or `20:58:45`, in seconds. Second 60 is the first of the next minute.
    private static func time(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.count == 2 ? number($0) : nil }
        guard parts.count == numbers.count, parts.count == 2 || parts.count == 3, numbers[0] <= 23, numbers[1] <= 59
        else { return nil }
        let second = numbers.count == 3 ? numbers[2] : 0
        return second <= 60 ? numbers[0] * 3_600 + numbers[1] * 60 + second : nil
    }

    /// In seconds.
    private static func offset(_ text: Substring) -> Int? {
        if let hours = zones[String(text)] { return hours * 3_600 }
        guard text.count == 5, text.first == "+" || text.first == "-", let value = number(text.dropFirst()),
            value / 100 <= 23, value % 100 <= 59
        else { return nil }
        return (value / 100 * 3_600 + value % 100 * 60) * (text.first == "-" ? -1 : 1)
    }
}

private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
