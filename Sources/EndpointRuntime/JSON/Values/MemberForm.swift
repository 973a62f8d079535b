/// How a member is written in JSON, if its property has a plainer type: `try json.required("created", as: UnixSeconds.self)`
/// reads a `Date`.
public protocol MemberForm: JSONCodable {
    /// The type of the property.
    associatedtype Plain

    /// The value of the property.
    var plain: Plain { get }
}

extension ObjectReader {
    /// A member in another form.
    public mutating func required<Form: MemberForm>(_ key: StaticString, as form: Form.Type) throws -> Form.Plain {
        try (required(key) as Form).plain
    }

    /// A member in another form, which may be missing or `null`.
    public mutating func optional<Form: MemberForm>(_ key: StaticString, as form: Form.Type) throws -> Form.Plain? {
        try (optional(key) as Form?)?.plain
    }

    /// A member in another form, whose absence and `null` mean different things.
    public mutating func presence<Form: MemberForm>(
        _ key: StaticString,
        as form: Form.Type
    ) throws -> Presence<Form.Plain> where Form.Plain: JSONCodable {
        switch try presence(key) as Presence<Form> {
        case .absent: .absent
        case .null: .null
        case .value(let value): .value(value.plain)
        }
    }
}

// MARK: NumberOrText

/// A number that a server may also write as a text, such as `12` and `"12"`: `"type": ["integer", "string"]` with the pattern
/// of a number. It is written as a number.
///
/// ASP.NET 10 describes every number in this way by default. The properties of generated models are plain numbers that are
/// read in this form. Where there is no property, such as in an alternative of a union, this is the type itself.
public struct NumberOrText<Number>: MemberForm, Hashable
where Number: JSONCodable & Hashable & ExpressibleByIntegerLiteral {
    /// The number, in either form.
    public var plain: Number

    /// Creates the form of a number.
    public init(_ number: Number) { plain = number }

    /// - Throws: ``JSONError``: a mismatch for a text that is not a number as JSON spells it (RFC 8259 §6), or that `Number`
    ///   cannot hold.
    public init(from json: inout ValueReader) throws {
        guard json.isText else {
            plain = try json.read()
            return
        }
        let text = try json.string()
        guard text.isBareNumber, let number = try? Number(jsonText: text) else {
            throw json.mismatch("a number, or a text that is one")
        }
        plain = number
    }

    public func encode(to json: inout ValueWriter) throws { try json.write(plain) }
    public func jsonValue() throws -> JSONValue { try plain.jsonValue() }
}

extension NumberOrText: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Number.IntegerLiteralType) { plain = Number(integerLiteral: value) }
}

extension NumberOrText: ExpressibleByFloatLiteral where Number: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Number.FloatLiteralType) { plain = Number(floatLiteral: value) }
}

extension Array: MemberForm where Element: MemberForm {
    public var plain: [Element.Plain] { map(\.plain) }
}

extension Dictionary: MemberForm where Key == String, Value: MemberForm {
    public var plain: [String: Value.Plain] { mapValues(\.plain) }
}

extension Optional: MemberForm where Wrapped: MemberForm {
    public var plain: Wrapped.Plain? { self?.plain }
}
