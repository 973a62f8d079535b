internal import Foundation

/// Date and time in the format of RFC 3339 §5.6, by arithmetic alone.
enum RFC3339 {
    private static let secondsFrom1970To2001: Int64 = 978_307_200

    /// Accepts any fraction and any offset, `t`, `z`, and a space for `T`, as §5.6 allows. Second 60 is the first of
    /// the next minute. Servers also leave out the offset, which then means UTC, or the offset's colon or minutes,
    /// which ISO 8601 allows.
    static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count >= 19, let day = CalendarDate(text), text[10] | 0x20 == 0x74 || text[10] == 0x20,
            text[13] == 0x3A, text[16] == 0x3A,
            let hour = text.twoDigits(at: 11), let minute = text.twoDigits(at: 14), let second = text.twoDigits(at: 17),
            hour <= 23, minute <= 59, second <= 60
        else { return nil }
        var at = 19
        var fraction = 0.0
        if at < text.count, text[at] == 0x2E {
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
        return Date(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
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
