public import Foundation

/// A date as whole seconds since 1970-01-01T00:00:00Z. Fractions can be read, and are rounded down when written.
public struct UnixSeconds: DateForm {
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

/// A date as whole milliseconds since 1970-01-01T00:00:00Z. Fractions can be read, and are rounded to the nearest when
/// written.
public struct UnixMilliseconds: DateForm {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public init(from json: inout ValueReader) throws {
        let count: Double = try json.read()
        date = Date(timeIntervalSince1970: count / 1_000)
    }

    public func encode(to json: inout ValueWriter) throws {
        // A `Date` stores binary fractions relative to 2001, so 0.001 s may be slightly less.
        try json.write(try wholeNumber((date.timeIntervalSince1970 * 1_000).rounded()))
    }
}

/// A date as seconds since 1970-01-01T00:00:00Z with a fraction, written to the millisecond.
public struct UnixTime: DateForm {
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
