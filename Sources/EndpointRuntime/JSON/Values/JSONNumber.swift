public import Foundation

/// A lossless JSON number: an `Int64`, otherwise a `Double` that represents exactly the given decimal digits, otherwise
/// its text.
///
/// Equality is by value: `1`, `1.0` and `1e0` are equal, and so are `0.1` and `0.10`.
public struct JSONNumber: JSONCodable {
    enum Storage: Sendable {
        case integer(Int64)
        case double(Double)
        case text(String)
    }

    let storage: Storage

    /// An integer.
    public init<Value: BinaryInteger>(_ value: Value) {
        if let small = Int64(exactly: value) {
            storage = .integer(small)
        } else {
            storage = .text(String(value))
        }
    }

    /// A floating-point number. JSON cannot represent NaN and infinity; writing them fails.
    public init(_ value: Double) {
        storage = .double(value)
    }

    /// A number from its spelling (RFC 8259 §6); `nil` if the text is not a number.
    public init?(_ text: String) {
        guard text.isBareNumber, let number = try? JSONNumber(jsonText: text) else { return nil }
        self = number
    }

    public init(from json: inout ValueReader) throws {
        switch json.input {
        case .decoder(let decoder): self = try decoder.source.number()
        case .bytes(let source):
            var isWhole = true
            _ = try json.number(source, isWhole: &isWhole)
            self.init(source.pointee, json.start, json.end, isWhole: isWhole)
        }
    }

    /// The number between two offsets that `endOfNumber` has checked.
    init(_ source: JSONSource, _ start: Int, _ end: Int, isWhole: Bool) {
        let isZero = source.byte(start) == 0x2D && source.byte(start + 1) == 0x30 && end - start == 2
        if isWhole, end - start <= 18, !isZero {
            var value: Int64 = 0
            let isNegative = source.byte(start) == 0x2D
            for at in (isNegative ? start + 1 : start)..<end { value = value * 10 + Int64(source.byte(at) &- 0x30) }
            storage = .integer(isNegative ? -value : value)
            return
        }
        let value = source.double(start, end)
        // A `Double` of this size may be another whole number.
        let isRounded = value.magnitude > 0x1p53 && value.magnitude < 0x1p64
        if value == 0 || value.isNormal, !isWhole || isZero, !isRounded, end - start <= 15 {
            // Fifteen digits survive the conversion to Double and back (DBL_DIG); zero must be distinguished from
            // underflow.
            if value != 0 || source.isZero(start, end) {
                storage = .double(value)
                return
            }
        }
        let bytes = UnsafeBufferPointer(start: source.base + start, count: end - start)
        let exact = DecimalDigits(bytes)
        if let integer = exact.int64, !exact.digits.isEmpty {
            storage = isWhole || isRounded || Int64(exactly: value) != integer ? .integer(integer) : .double(value)
        } else if value.isFinite, DecimalDigits(value.description) == exact {
            storage = .double(value)
        } else {
            storage = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    public func encode(to json: inout ValueWriter) throws {
        switch storage {
        case .integer(let value): try json.write(integer: value)
        case .double(let value): try json.write(number: value)
        case .text(let text):
            if case .encoder(let sink) = json.output {
                if let integer = UInt64(text) { return try sink.scalar(integer) }
                guard let decimal = decimalValue, DecimalDigits("\(decimal)") == DecimalDigits(text) else {
                    throw JSONError(.unwritable("\(text.cut(to: 40)) fits no number type"))
                }
                return try sink.scalar(decimal)
            }
            try json.begin().pointee.appendPlain(text)
        }
    }

    public func jsonValue() throws -> JSONValue { .number(self) }

    /// The value, if it is a whole number and fits.
    public var int64Value: Int64? {
        switch storage {
        case .integer(let value): value
        case .double(let value): Int64(exactly: value)
        case .text: nil
        }
    }

    /// The value rounded to the nearest `Double`; `nil` if it is too large.
    public var doubleValue: Double? {
        switch storage {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .text(let text): Double(DecimalDigits(text).spelling).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// The value as `Decimal`, rounded to 38 digits; `nil` if it is too large, infinite or NaN.
    public var decimalValue: Decimal? {
        isFinite ? Decimal(digits: DecimalDigits(description)) : nil
    }

    /// Whether the number is neither NaN nor infinite, which only code can create.
    var isFinite: Bool {
        if case .double(let value) = storage { value.isFinite } else { true }
    }

    /// Whether the number has no fraction: `1`, `1.0` and `1e2` have none.
    public var isWhole: Bool {
        switch storage {
        case .integer: true
        case .double(let value): value.isFinite && value == value.rounded()
        case .text(let text): DecimalDigits(text).isWhole
        }
    }
}

extension JSONNumber: Hashable {
    public static func == (a: JSONNumber, b: JSONNumber) -> Bool {
        switch (a.storage, b.storage) {
        case (.integer(let a), .integer(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.integer(let whole), .double(let other)), (.double(let other), .integer(let whole)):
            Int64(exactly: other) == whole
        case (.text(let a), .text(let b)): a == b || DecimalDigits(a) == DecimalDigits(b)
        case (.text(let text), .double(let value)), (.double(let value), .text(let text)):
            value.isFinite && DecimalDigits(text) == DecimalDigits(value.description)
        case (.integer, .text), (.text, .integer): false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .integer(let value): hasher.combine(value)
        case .double(let value):
            if let whole = Int64(exactly: value) {
                hasher.combine(whole)
            } else if value.isFinite {
                DecimalDigits(value.description).hash(into: &hasher)
            }
        case .text(let text): DecimalDigits(text).hash(into: &hasher)
        }
    }
}

extension JSONNumber: CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The number's JSON; `nan`, `inf` or `-inf` if JSON cannot represent it.
    public var description: String {
        switch storage {
        case .integer(let value): value.description
        case .double(let value): value.description
        case .text(let text): text
        }
    }

    /// A whole number.
    public init(integerLiteral value: Int64) { self.init(value) }

    /// A number.
    public init(floatLiteral value: Double) { self.init(value) }
}

extension DecimalDigits {
    var int64: Int64? {
        magnitude.flatMap { magnitude in
            isNegative
                ? (magnitude <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil) : Int64(exactly: magnitude)
        }
    }
}

extension JSONSource {
    func number(at start: Int) throws -> JSONNumber {
        var isWhole = true
        let end = try endOfNumber(start, isWhole: &isWhole)
        return JSONNumber(self, start, end, isWhole: isWhole)
    }

    /// Whether all digits of the number are zero: only then its value is `0` and not merely rounded to `0`.
    func isZero(_ start: Int, _ end: Int) -> Bool {
        for at in start..<end {
            if base[at] | 0x20 == 0x65 { return true }
            if base[at] >= 0x31, base[at] <= 0x39 { return false }
        }
        return true
    }
}

extension String {
    /// Whether the first and the last byte can be those of a number. A JSON text may have spaces and a byte order mark
    /// around its number; a text that is a number has none.
    var isBareNumber: Bool {
        guard let first = utf8.first, let last = utf8.last else { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return (first == UInt8(ascii: "-") || digits.contains(first)) && digits.contains(last)
    }
}
