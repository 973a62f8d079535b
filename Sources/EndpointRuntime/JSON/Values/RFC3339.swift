internal import Foundation

/// Date and time as RFC 3339 §5.6 writes them, by arithmetic alone.
enum RFC3339 {
    private static let secondsFrom1970To2001 = 978_307_200

    /// Any fraction, any offset; `t`, `z` and a space for `T` as §5.6 allows. Second 60 is the first of the next minute.
    static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count >= 20, let day = CalendarDate(text), text[10] | 0x20 == 0x74 || text[10] == 0x20,
            text[13] == 0x3A, text[16] == 0x3A,
            let hour = text.twoDigits(at: 11), let minute = text.twoDigits(at: 14), let second = text.twoDigits(at: 17),
            hour <= 23, minute <= 59, second <= 60
        else { return nil }
        var at = 19
        var fraction = 0.0
        if text[at] == 0x2E {
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
        let seconds = day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second - offset - secondsFrom1970To2001
        return Date(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
    }

    /// `Z` or `±hh:mm`, to the end of the text, in seconds.
    private static func offset(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int? {
        guard at < text.count else { return nil }
        if text[at] | 0x20 == 0x7A { return at + 1 == text.count ? 0 : nil }
        guard text[at] == 0x2B || text[at] == 0x2D, at + 6 == text.count, text[at + 3] == 0x3A,
            let hours = text.twoDigits(at: at + 1), let minutes = text.twoDigits(at: at + 4), hours <= 23, minutes <= 59
        else { return nil }
        return (hours * 3600 + minutes * 60) * (text[at] == 0x2D ? -1 : 1)
    }

    /// In UTC, rounded to milliseconds, which are left out when they are zero; `nil` outside the years 0 … 9999.
    static func text(_ date: Date) -> String? {
        let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
        guard abs(milliseconds) < 1e15 else { return nil }
        let total = Int(milliseconds) + secondsFrom1970To2001 * 1000
        let days = (total >= 0 ? total : total - 86_399_999) / 86_400_000
        let rest = total - days * 86_400_000
        guard let day = CalendarDate(daysSinceEpoch: days) else { return nil }
        return String(unsafeUninitializedCapacity: 24) { buffer in
            day.write(to: buffer)
            buffer[10] = 0x54
            buffer.put(rest / 3_600_000, at: 11)
            buffer[13] = 0x3A
            buffer.put(rest / 60_000 % 60, at: 14)
            buffer[16] = 0x3A
            buffer.put(rest / 1000 % 60, at: 17)
            var length = 19
            if rest % 1000 != 0 {
                buffer[19] = 0x2E
                buffer[20] = 0x30 + UInt8(rest % 1000 / 100)
                buffer.put(rest % 100, at: 21)
                length = 23
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
