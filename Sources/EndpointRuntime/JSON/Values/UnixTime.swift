public import Foundation

/// An instant that travels as a number counted from 1970-01-01T00:00:00Z: `try json.required("created", as: UnixSeconds.self)`.
public protocol UnixNumber: JSONCodable, Hashable {
    var date: Date { get }

    init(_ date: Date)
}

/// Whole seconds. A fraction is read, and written rounded down.
public struct UnixSeconds: UnixNumber {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        date = Date(timeIntervalSince1970: try json.read())
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(try wholeNumber(date.timeIntervalSince1970))
    }
}

/// Whole milliseconds. A fraction is read, and written rounded to the nearest.
public struct UnixMilliseconds: UnixNumber {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        let count: Double = try json.read()
        date = Date(timeIntervalSince1970: count / 1_000)
    }

    public func encode(to json: inout ValueWriter) throws {
        // A date is kept from 2001 in binary fractions: 0.001 s may be a little less.
        try json.write(try wholeNumber((date.timeIntervalSince1970 * 1_000).rounded()))
    }
}

/// Seconds with a fraction, written to the millisecond.
public struct UnixTime: UnixNumber {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        date = Date(timeIntervalSince1970: try json.read())
    }

    public func encode(to json: inout ValueWriter) throws {
        let milliseconds = try wholeNumber((date.timeIntervalSince1970 * 1_000).rounded())
        if milliseconds % 1_000 == 0 { return try json.write(milliseconds / 1_000) }
        try json.write(Double(milliseconds) / 1_000)
    }
}

private func wholeNumber(_ value: Double) throws -> Int64 {
    guard let count = Int64(exactly: value.rounded(.down)) else {
        throw JSONError(.unwritable("a date must be nearer to be written as a number"))
    }
    return count
}

extension ObjectReader {
    /// A member that is an instant as a number.
    public mutating func required<Number: UnixNumber>(_ key: StaticString, as form: Number.Type) throws -> Date {
        try (required(key) as Number).date
    }

    /// A member that is an instant as a number, and may be missing or `null`.
    public mutating func optional<Number: UnixNumber>(_ key: StaticString, as form: Number.Type) throws -> Date? {
        try (optional(key) as Number?)?.date
    }
}

extension ObjectWriter {
    /// A member that is an instant as a number.
    public mutating func required<Number: UnixNumber>(_ key: StaticString, _ date: Date, as form: Number.Type) throws {
        try required(key, Number(date))
    }

    /// A member that is an instant as a number, left out when it is `nil`.
    public mutating func optional<Number: UnixNumber>(_ key: StaticString, _ date: Date?, as form: Number.Type) throws {
        try optional(key, date.map(Number.init))
    }

    /// A member that is an instant as a number, `null` when it is `nil`.
    public mutating func nullable<Number: UnixNumber>(_ key: StaticString, _ date: Date?, as form: Number.Type) throws {
        try nullable(key, date.map(Number.init))
    }
}
