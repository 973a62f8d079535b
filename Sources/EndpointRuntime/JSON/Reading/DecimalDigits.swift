/// A number's value in normal form: significant digits without zeros at either end, and the power of ten of the last
/// digit. Two spellings of one value have the same normal form. Ordinary numbers are read directly, without this type.
struct DecimalDigits: Hashable {
    /// The maximum number of digits that affect rounding; for further digits only their presence matters.
    private static let roundingLimit = 800
    /// Ten times the limit fits `Int`, on watches too, where that has 32 bits.
    private static let exponentLimit = Int.max / 100

    private(set) var isNegative = false
    /// Digits from 0 to 9; empty for zero.
    private(set) var digits: [UInt8] = []
    private(set) var exponent = 0

    /// `text` must follow the grammar of RFC 8259 §6.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var at = 0
        var fraction = 0
        var hasPoint = false
        var zeros = 0
        while at < text.count, text[at] | 0x20 != 0x65 {
            switch text[at] {
            case 0x2D: isNegative = true
            case 0x2E: hasPoint = true
            case 0x30:
                if !digits.isEmpty { zeros += 1 }
                if hasPoint { fraction += 1 }
            case let byte:
                for _ in 0..<zeros { digits.append(0) }
                zeros = 0
                digits.append(byte &- 0x30)
                if hasPoint { fraction += 1 }
            }
            at += 1
        }
        var power = 0
        var isDown = false
        while at < text.count {
            switch text[at] {
            case 0x2D: isDown = true
            case 0x30...0x39: power = min(power * 10 + Int(text[at] &- 0x30), Self.exponentLimit)
            default: break
            }
            at += 1
        }
        if digits.isEmpty {
            isNegative = false
        } else {
            exponent = (isDown ? -power : power) - fraction + zeros
        }
    }

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { DecimalDigits($0) }
    }

    /// The value without its sign, if it is a whole number and fits.
    var magnitude: UInt64? {
        guard !digits.isEmpty else { return 0 }
        guard exponent >= 0, digits.count + exponent <= 20 else { return nil }
        var value: UInt64 = 0
        for position in 0..<(digits.count + exponent) {
            let (tenfold, isTooMuch) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) = tenfold.addingReportingOverflow(UInt64(position < digits.count ? digits[position] : 0))
            if isTooMuch || carries { return nil }
            value = sum
        }
        return value
    }

    var isWhole: Bool { exponent >= 0 }

    /// A text of bounded length for a parser that rounds correctly.
    static func spelling(_ text: UnsafeBufferPointer<UInt8>) -> String {
        guard text.count > roundingLimit else { return String(decoding: text, as: UTF8.self) }
        return DecimalDigits(text).spelling
    }

    var spelling: String {
        guard !digits.isEmpty else { return "0" }
        var text = isNegative ? "-" : ""
        let kept = digits.prefix(Self.roundingLimit)
        text.unicodeScalars.append(contentsOf: kept.lazy.map { UnicodeScalar($0 + 0x30) })
        var power = exponent + digits.count - kept.count
        if kept.count < digits.count {
            text += "1"
            power -= 1
        }
        return text + "e\(power)"
    }
}
