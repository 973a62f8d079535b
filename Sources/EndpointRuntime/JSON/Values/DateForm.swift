public import Foundation

/// A form of dates on the wire other than RFC 3339: `try json.required("created", as: UnixSeconds.self)`.
public protocol DateForm: JSONCodable, Hashable {
    var date: Date { get }

    init(_ date: Date)
}

extension ObjectReader {
    /// A member that is a date in another form.
    public mutating func required<Form: DateForm>(_ key: StaticString, as form: Form.Type) throws -> Date {
        try (required(key) as Form).date
    }

    /// A member that is a date in another form, and may be missing or `null`.
    public mutating func optional<Form: DateForm>(_ key: StaticString, as form: Form.Type) throws -> Date? {
        try (optional(key) as Form?)?.date
    }
}

extension ObjectWriter {
    /// A member that is a date in another form.
    public mutating func required<Form: DateForm>(_ key: StaticString, _ date: Date, as form: Form.Type) throws {
        try required(key, Form(date))
    }

    /// A member that is a date in another form, left out when it is `nil`.
    public mutating func optional<Form: DateForm>(_ key: StaticString, _ date: Date?, as form: Form.Type) throws {
        try optional(key, date.map(Form.init))
    }

    /// A member that is a date in another form, `null` when it is `nil`.
    public mutating func nullable<Form: DateForm>(_ key: StaticString, _ date: Date?, as form: Form.Type) throws {
        try nullable(key, date.map(Form.init))
    }
}
