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

    /// The parts, for `Calendar`.
    public var dateComponents: DateComponents {
        DateComponents(year: year, month: month, day: day)
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
    public init(from json: inout ValueReader) throws {
        guard let date = CalendarDate(try json.string("a date like 2024-05-01")) else {
            throw json.mismatch("a date like 2024-05-01")
        }
        self = date
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(string: description)
    }

    public func jsonValue() throws -> JSONValue { .string(description) }
}
