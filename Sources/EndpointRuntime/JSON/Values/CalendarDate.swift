public import Foundation

/// A day of the Gregorian calendar, without time and time zone: the format `date` (RFC 3339 §5.6, `full-date`).
public struct CalendarDate: Hashable, Comparable, Sendable {
    /// 0 … 9999.
    public let year: Int
    /// 1 … 12.
    public let month: Int
    /// 1 … 31.
    public let day: Int

    /// Creates a day; `nil` if the day does not exist.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CalendarDate.days(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day in a time zone at a moment; nil outside the years 0…9999.
    public init?(_ date: Date, in timeZone: TimeZone = .current) {
        let seconds = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
        guard let days = Int(exactly: (seconds / 86_400).rounded(.down)) else { return nil }
        self.init(daysSinceEpoch: days)
    }

    /// The first moment of the day in a time zone.
    public func date(in timeZone: TimeZone = .current) -> Date {
        // An `Int` of 32 bits, as on watches, holds the seconds up to 2038 only.
        func offset(at seconds: Int64) -> Int64 {
            Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
        }
        let midnight = Int64(daysSinceEpoch) * 86_400
        let before = offset(at: midnight - 86_400)
        let offsets = [before, offset(at: midnight + 86_400)]
        // If a change of the offset skips midnight, the day begins at midnight by the offset of the day before.
        let valid = offsets.first { offset(at: midnight - $0) == $0 } ?? before
        return Date(timeIntervalSince1970: TimeInterval(midnight - valid))
    }

    /// Year, month and day, with the Gregorian calendar. Other calendars read these numbers as other days;
    /// ``date(in:)`` is the same moment for all.
    public var dateComponents: DateComponents {
        DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
    }

    public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01. The calculation starts the year in March, so that the leap day is its last day.
    var daysSinceEpoch: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    init?(daysSinceEpoch days: Int) {
        guard (-719_528...2_932_896).contains(days) else { return nil }
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// `2024-05-01`; `nil` for anything else.
    public init?(_ description: String) {
        var text = description
        let date = text.withUTF8 { text in text.count == 10 ? CalendarDate(text) : nil }
        guard let date else { return nil }
        self = date
    }

    /// `2024-05-01`
    public var description: String {
        String(unsafeUninitializedCapacity: 10) { buffer in
            write(to: buffer)
            return 10
        }
    }

    /// Reads the date in the first ten bytes.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count >= 10, text[4] == 0x2D, text[7] == 0x2D, let century = text.twoDigits(at: 0),
            let year = text.twoDigits(at: 2), let month = text.twoDigits(at: 5), let day = text.twoDigits(at: 8)
        else { return nil }
        self.init(year: century * 100 + year, month: month, day: day)
    }

    /// Writes the first ten bytes.
    func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        buffer.put(year / 100, at: 0)
        buffer.put(year % 100, at: 2)
        buffer[4] = 0x2D
        buffer.put(month, at: 5)
        buffer[7] = 0x2D
        buffer.put(day, at: 8)
    }
}

extension CalendarDate: JSONCodable {
    /// Also reads a day with the time 00:00:00, as .NET writes a `DateTime` whose time is not used. If a type tries
    /// several formats, such a string is a date-time.
    public init(from json: inout ValueReader) throws {
        let text = try json.string("a date like 2024-05-01")
        guard let date = CalendarDate(text) ?? (json.isTrial ? nil : CalendarDate(midnight: text)) else {
            throw json.mismatch("a date like 2024-05-01")
        }
        self = date
    }

    private init?(midnight text: String) {
        let rest = text.utf8.dropFirst(10)
        guard rest.starts(with: "T00:00".utf8), RFC3339.isDate(text) else { return nil }
        let fraction = rest.dropFirst(6).prefix { $0 == 0x3A || $0 == 0x2E || $0 &- 0x30 <= 9 }
        guard !fraction.contains(where: { $0 &- 0x31 <= 8 }) else { return nil }
        self.init(String(text.prefix(10)))
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(string: description)
    }

    public func jsonValue() throws -> JSONValue { .string(description) }
}

// MARK: RFC3339

/// Date and time in the format of RFC 3339 §5.6, by arithmetic alone.
enum RFC3339 {
    private static let secondsFrom1970To2001: Int64 = 978_307_200
    private static let year10000 = 252_423_993_600.0
    /// The latest `Date` of the year 9999. It represents every fraction that rounding would move into the next year,
    /// such as the largest date of .NET and of Python, and is written as `.999999`.
    private static let latest = year10000.nextDown
    private static let earliest = -63_145_526_400.0

    /// Accepts any fraction and any offset, `t`, `z`, and a space for `T`, as §5.6 allows. Second 60 is the first of
    /// the next minute. Servers also leave out the offset, which then means UTC. As ISO 8601 allows, they leave out the
    /// colon or the minutes of the offset, or the seconds of the time before it. An offset may lead out of the years
    /// 0…9999 in UTC; the nearest instant in them then takes its place.
    static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count >= 17, let day = CalendarDate(text), text[10] | 0x20 == 0x74 || text[10] == 0x20,
            text[13] == 0x3A, let hour = text.twoDigits(at: 11), let minute = text.twoDigits(at: 14), hour <= 23,
            minute <= 59
        else { return nil }
        var at = 16
        var second = 0
        if text[16] == 0x3A {
            guard let seconds = text.twoDigits(at: 17), seconds <= 60 else { return nil }
            at = 19
            second = seconds
        }
        var fraction = 0.0
        if at == 19, at < text.count, text[at] == 0x2E {
            let first = at + 1
            at = first
            var numerator = 0
            var denominator = 1
            while at < text.count, text[at] &- 0x30 <= 9 {
                if at - first < 9 {
                    numerator = numerator * 10 + Int(text[at] &- 0x30)
                    denominator *= 10
                }
                at += 1
            }
            guard at > first else { return nil }
            fraction = Double(numerator) / Double(denominator)
        }
        guard let offset = offset(text, at) else { return nil }
        let time = hour * 3600 + minute * 60 + second - offset
        let seconds = Int64(day.daysSinceEpoch) * 86_400 + Int64(time) - secondsFrom1970To2001
        let interval = Double(seconds) + fraction
        return Date(timeIntervalSinceReferenceDate: min(max(earliest, interval), latest))
    }

    static func isDate(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { date($0) != nil }
    }

    /// Reads `Z`, `±hh:mm`, `±hhmm`, `±hh` or nothing, to the end of the text, in seconds.
    private static func offset(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int? {
        if at == text.count { return 0 }
        if text[at] | 0x20 == 0x7A { return at + 1 == text.count ? 0 : nil }
        guard text[at] == 0x2B || text[at] == 0x2D, let hours = text.twoDigits(at: at + 1), hours <= 23 else {
            return nil
        }
        var minutes = 0
        if at + 3 < text.count {
            let first = text[at + 3] == 0x3A ? at + 4 : at + 3
            guard first + 2 == text.count, let given = text.twoDigits(at: first), given <= 59 else { return nil }
            minutes = given
        }
        return (hours * 3600 + minutes * 60) * (text[at] == 0x2D ? -1 : 1)
    }

    /// In UTC, rounded to microseconds, with three digits of a second if these represent the date, and none if it is
    /// whole; `nil` outside the years 0 … 9999.
    static func text(_ date: Date) -> String? {
        let interval = date.timeIntervalSinceReferenceDate
        let whole = interval.rounded(.down)
        guard abs(whole) < 1e12 else { return nil }
        var micros = Int(((interval - whole) * 1_000_000).rounded())
        // Far from 2001 a `Date` is coarser than a microsecond, and rounding would show digits that were never given.
        let millis = ((interval - whole) * 1000).rounded()
        if whole + millis / 1000 == interval { micros = Int(millis) * 1000 }
        if interval == latest { micros = 999_999 }
        let total = Int64(whole) + secondsFrom1970To2001 + Int64(micros / 1_000_000)
        micros %= 1_000_000
        let days = Int((total >= 0 ? total : total - 86_399) / 86_400)
        let rest = Int(total - Int64(days) * 86_400)
        guard let day = CalendarDate(daysSinceEpoch: days) else { return nil }
        return String(unsafeUninitializedCapacity: 27) { buffer in
            day.write(to: buffer)
            buffer[10] = 0x54
            buffer.put(rest / 3_600, at: 11)
            buffer[13] = 0x3A
            buffer.put(rest / 60 % 60, at: 14)
            buffer[16] = 0x3A
            buffer.put(rest % 60, at: 17)
            var length = 19
            if micros != 0 {
                buffer[19] = 0x2E
                buffer.put(micros / 10_000, at: 20)
                buffer.put(micros / 100 % 100, at: 22)
                buffer.put(micros % 100, at: 24)
                length = micros % 1000 == 0 ? 23 : 26
            }
            buffer[length] = 0x5A
            return length + 1
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func twoDigits(at index: Int) -> Int? {
        guard index + 1 < count else { return nil }
        let tens = self[index] &- 0x30
        let ones = self[index + 1] &- 0x30
        return tens <= 9 && ones <= 9 ? Int(tens) * 10 + Int(ones) : nil
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Writes a number from 0 to 99 as two digits.
    func put(_ value: Int, at index: Int) {
        self[index] = 0x30 + UInt8(value / 10)
        self[index + 1] = 0x30 + UInt8(value % 10)
    }
}

extension JSONError {
    /// A moment whose year has no four digits.
    static var unwritableDate: JSONError {
        JSONError(.unwritable("a date must lie in the years 0 to 9999 to be written"))
    }
}
