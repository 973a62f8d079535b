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
            throw JSONError(.unwritable("a date must lie in the years 0 to 9999 to be written"))
        }
        try json.write(string: text)
    }
}

/// RFC 9562 text. It is read in either case and written in lower case (§4).
extension UUID: JSONCodable {
    public init(from json: inout ValueReader) throws {
        guard let value = UUID(uuidString: try json.string("a UUID")) else { throw json.mismatch("a UUID") }
        self = value
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(string: uuidString.lowercased())
    }
}

/// A URL as text, absolute or relative. Text that `URL` rejects, such as an empty one, is an error; text that `URL`
/// percent-encodes is written in encoded form. ``URLText`` keeps any text.
extension URL: JSONCodable {
    public init(from json: inout ValueReader) throws {
        guard let value = URL(string: try json.string("a URL")) else { throw json.mismatch("a URL") }
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
