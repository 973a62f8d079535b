public import Foundation

/// RFC 3339 text. Any fraction and offset can be read, and a missing offset means UTC. Dates are written in UTC,
/// rounded to microseconds, with as few digits of a second as needed: none, three or six. A `Date` holds microseconds
/// exactly in the years 1865 to 2136, and does not hold the offset.
extension Date: JSONCodable {
    public init(from json: inout ValueReader) throws {
        let expected = "a date and time like 2024-05-01T10:00:00Z"
        var text = try json.string(expected)
        guard let date = text.withUTF8({ RFC3339.date($0) }) else { throw json.mismatch(expected) }
        self = date
    }

    public func encode(to json: inout ValueWriter) throws {
        guard let text = RFC3339.text(self) else {
            throw JSONError.unwritableDate
        }
        try json.write(string: text)
    }
}

/// RFC 9562 text. It is read in either case, with hyphens or without, and written in lower case with hyphens (§4).
extension UUID: JSONCodable {
    public init(from json: inout ValueReader) throws {
        var text = try json.string("a UUID")
        if text.utf8.count == 32 {
            for place in [20, 16, 12, 8] { text.insert("-", at: text.utf8.index(text.startIndex, offsetBy: place)) }
        }
        // Foundation on Linux ignores what follows a NUL.
        guard text.utf8.count == 36, let value = UUID(uuidString: text) else { throw json.mismatch("a UUID") }
        self = value
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(string: uuidString.lowercased())
    }
}

/// A URL as text, absolute or relative. Text that `URL` rejects, such as an empty one, is an error. Characters that may
/// not appear in a URL are percent-encoded, and written in that form. ``URLText`` keeps any text.
extension URL: JSONCodable {
    public init(from json: inout ValueReader) throws {
        guard let value = URL(address: try json.string("a URL")) else { throw json.mismatch("a URL") }
        self = value
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(string: absoluteString)
    }
}

/// A number, exact up to 38 digits, and rounded beyond that and to multiples of 10⁻¹²⁸; a number that is too
/// small becomes zero. A number that is too large, 10¹⁶⁵ and more, is an error.
extension Decimal: JSONCodable {
    public init(from json: inout ValueReader) throws {
        switch json.input {
        case .decoder(let decoder): self = try decoder.source.scalar()
        case .bytes(let source):
            var isWhole = true
            let digits = DecimalDigits(try json.number(source, isWhole: &isWhole))
            guard let value = Decimal(digits: digits) else { throw json.mismatch("a number that fits Decimal") }
            self = value
        }
    }

    public func encode(to json: inout ValueWriter) throws {
        guard !isNaN else { throw JSONError(.unwritable("JSON has no NaN")) }
        if case .encoder(let sink) = json.output { return try sink.scalar(self) }
        try json.begin().pointee.appendPlain(description)
    }

    /// Rounded to 38 digits and to multiples of 10⁻¹²⁸; `nil` if it is too large.
    init?(digits: DecimalDigits) {
        guard !digits.digits.isEmpty else {
            self = 0
            return
        }
        var power = digits.exponent
        var kept = digits.digits
        let surplus = max(kept.count - 38, -128 - power)
        if surplus > kept.count {
            self = 0
            return
        }
        if surplus > 0 {
            power += surplus
            let isUp = kept[kept.count - surplus] >= 5
            kept.removeLast(surplus)
            if isUp { power += DecimalDigits.roundUp(&kept) }
        }
        while power > 127, kept.count < 38 {
            kept.append(0)
            power -= 1
        }
        if kept.isEmpty {
            self = 0
            return
        }
        guard power <= 127 else { return nil }
        let text = String(decoding: kept.map { $0 + 0x30 }, as: UTF8.self)
        guard let value = Decimal(string: "\(digits.isNegative ? "-" : "")\(text)e\(power)"), !value.isNaN else {
            return nil
        }
        self = value
    }
}

extension DecimalDigits {
    /// Adds one to the last digit; returns by how much the power of ten grew.
    fileprivate static func roundUp(_ digits: inout [UInt8]) -> Int {
        var dropped = 0
        while let last = digits.popLast() {
            if last < 9 {
                digits.append(last + 1)
                return dropped
            }
            dropped += 1
        }
        digits = [1]
        return dropped
    }
}

// MARK: Base64Data

/// Bytes transferred as Base64 text (RFC 4648): the format `byte` and the encoding `base64`.
///
/// Text that was read is written unchanged. Reading accepts the standard alphabet (§4) and the URL-safe one (§5),
/// with or without padding, with line breaks (RFC 2045 §6.8), and with bits set after the last byte (§3.5). Other
/// text is rejected. Two values are equal if their bytes are.
public struct Base64Data: JSONCodable {
    /// The bytes.
    public let data: Data
    /// The text that was read, if it differs from the text that the bytes would otherwise be written as.
    private let spelling: String?

    /// Creates a value from bytes, written in the standard alphabet with padding.
    public init(_ data: Data) {
        self.data = data
        spelling = nil
    }

    /// Creates a value from Base64 text; nil if the text is not Base64.
    public init?(_ text: String) {
        var text = text
        var isCanonical = true
        guard let data = text.withUTF8({ Data(base64: $0, isCanonical: &isCanonical) }) else { return nil }
        self.data = data
        spelling = isCanonical ? nil : text
    }

    /// The text as it is written.
    public var text: String { spelling ?? data.base64EncodedString() }

    public init(from json: inout ValueReader) throws {
        guard let value = Base64Data(try json.string("Base64 text")) else { throw json.mismatch("Base64 text") }
        self = value
    }

    public func encode(to json: inout ValueWriter) throws { try json.write(string: text) }
}

extension Base64Data: Hashable {
    public static func == (a: Base64Data, b: Base64Data) -> Bool { a.data == b.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension Base64Data: LosslessStringConvertible {
    /// The text as it is written.
    public var description: String { text }
}

/// Base64 text. It is read in the same way as ``Base64Data`` and written in the standard alphabet with padding, so the
/// text may change.
extension Data: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try Base64Data(from: &json).data }
    public func encode(to json: inout ValueWriter) throws { try json.write(string: base64EncodedString()) }

    /// - Parameter isCanonical: set to false if the bytes have another canonical encoding.
    fileprivate init?(base64 text: UnsafeBufferPointer<UInt8>, isCanonical: inout Bool) {
        var bytes = [UInt8]()
        bytes.reserveCapacity(text.count / 4 * 3 + 3)
        var bits: UInt32 = 0
        var waiting = 0
        var digits = 0
        var padding = 0
        for byte in text {
            let digit: UInt8
            switch byte {
            case 0x41...0x5A: digit = byte &- 0x41
            case 0x61...0x7A: digit = byte &- 0x47
            case 0x30...0x39: digit = byte &+ 4
            case 0x2B: digit = 62
            case 0x2F: digit = 63
            case 0x2D, 0x5F:
                digit = byte == 0x2D ? 62 : 63
                isCanonical = false
            case 0x0D, 0x0A:
                isCanonical = false
                continue
            case 0x3D where padding < 2:
                padding &+= 1
                continue
            default: return nil
            }
            guard padding == 0 else { return nil }
            digits &+= 1
            bits = bits << 6 | UInt32(digit)
            waiting &+= 6
            if waiting >= 8 {
                waiting &-= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(waiting)))
            }
        }
        // Padding, if any, must complete a group of four. A single digit is less than a byte.
        guard digits % 4 != 1, padding == 0 || (digits &+ padding) % 4 == 0 else { return nil }
        if (digits &+ padding) % 4 != 0 || bits & (1 << UInt32(waiting) &- 1) != 0 { isCanonical = false }
        self.init(bytes)
    }
}
