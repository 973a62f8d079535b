/// One of several shapes that a description allows (OpenAPI `oneOf` and `anyOf`).
///
/// ```swift
/// enum Animal: Union {
///     case cat(Cat)
///     case dog(Dog)
///
///     init(from json: inout ValueReader) throws {
///         switch try json.tag("petType") {
///         case "cat": self = .cat(try json.read())
///         default: self = .dog(try json.read())
///         }
///     }
///
///     var alternative: UnionValue {
///         switch self {
///         case .cat(let value): UnionValue(value, tag: "petType", "cat")
///         case .dog(let value): UnionValue(value)
///         }
///     }
/// }
/// ```
/// Two values are equal if their alternatives are. A single switch serves equality, hashing and writing: synthesised
/// for each, they are the costliest part of a client to compile.
public protocol Union: JSONCodable, Hashable {
    /// The value inside, and the member that identifies its shape.
    var alternative: UnionValue { get }
}

/// The value inside a ``Union``.
public struct UnionValue: Sendable {
    let value: any JSONCodable & Hashable
    let tag: (key: StaticString, value: Tag)?

    enum Tag: Hashable {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
    }

    /// A value that identifies its shape by itself.
    public init(_ value: any JSONCodable & Hashable) {
        self.value = value
        tag = nil
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member (OpenAPI 3.1 §4.8.25).
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: String) {
        self.value = value
        self.tag = (key, .string(tag))
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: Int) {
        self.value = value
        self.tag = (key, .integer(tag))
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: Double) {
        self.value = value
        self.tag = (key, .number(tag))
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: Bool) {
        self.value = value
        self.tag = (key, .boolean(tag))
    }
}

extension Union {
    public func encode(to json: inout ValueWriter) throws {
        let alternative = alternative
        switch alternative.tag {
        case (let key, .string(let tag))?: try json.write(alternative.value, tag: key, tag)
        case (let key, .integer(let tag))?: try json.write(alternative.value, tag: key, tag)
        case (let key, .number(let tag))?: try json.write(alternative.value, tag: key, tag)
        case (let key, .boolean(let tag))?: try json.write(alternative.value, tag: key, tag)
        case nil: try json.write(alternative.value)
        }
    }

    public static func == (a: Self, b: Self) -> Bool {
        let (left, right) = (a.alternative, b.alternative)
        return left.tag?.value == right.tag?.value && isEqual(left.value, to: right.value)
    }

    public func hash(into hasher: inout Hasher) {
        alternative.value.hash(into: &hasher)
    }
}

private func isEqual<Value: Hashable>(_ value: Value, to other: any Hashable) -> Bool {
    (other as? Value) == value
}
