public import Foundation

/// A wire format of dates other than RFC 3339: `try json.required("created", as: UnixSeconds.self)`.
public protocol DateForm: JSONCodable, Hashable {
    var date: Date { get }

    init(_ date: Date)
}

extension ObjectReader {
    /// A member with a date in another format.
    public mutating func required<Form: DateForm>(_ key: StaticString, as form: Form.Type) throws -> Date {
        try (required(key) as Form).date
    }

    /// A member with a date in another format, which may be missing or `null`.
    public mutating func optional<Form: DateForm>(_ key: StaticString, as form: Form.Type) throws -> Date? {
        try (optional(key) as Form?)?.date
    }
}

extension ObjectWriter {
    /// A member with a date in another format.
    public mutating func required<Form: DateForm>(_ key: StaticString, _ date: Date, as form: Form.Type) throws {
        try required(key, Form(date))
    }

    /// A member with a date in another format, left out when it is `nil`.
    public mutating func optional<Form: DateForm>(_ key: StaticString, _ date: Date?, as form: Form.Type) throws {
        try optional(key, date.map(Form.init))
    }

    /// A member with a date in another format, `null` when it is `nil`.
    public mutating func nullable<Form: DateForm>(_ key: StaticString, _ date: Date?, as form: Form.Type) throws {
        try nullable(key, date.map(Form.init))
    }
}
