// Generated enums and unions adopt the protocols of the literals that they take. These extensions implement them.

extension OpenEnum where Self: ExpressibleByStringLiteral, RawValue == String {
    /// The documented case, otherwise `undocumented`.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension OpenEnum where Self: ExpressibleByIntegerLiteral, RawValue == Int {
    /// The documented case, otherwise `undocumented`.
    public init(integerLiteral value: Int) { self.init(rawValue: value) }
}

extension Union where Self: ExpressibleByStringLiteral {
    /// The alternative that would be read from this text: the one that documents it, otherwise the one for any text.
    public init(stringLiteral value: String) { self.init(literal: .string(value)) }
}

extension Union where Self: ExpressibleByIntegerLiteral {
    /// The alternative that would be read from this number.
    public init(integerLiteral value: Int64) { self.init(literal: .number(JSONNumber(value))) }
}

extension Union where Self: ExpressibleByIntegerLiteral, IntegerLiteralType: BinaryInteger {
    /// The alternative that would be read from this number. A union whose integers are not `Int64` names their type as its
    /// `IntegerLiteralType`, so the compiler rejects literals outside of its range.
    public init(integerLiteral value: IntegerLiteralType) { self.init(literal: .number(JSONNumber(value))) }
}

extension Union where Self: ExpressibleByFloatLiteral {
    /// The alternative that would be read from this number.
    public init(floatLiteral value: Double) { self.init(literal: .number(JSONNumber(value))) }
}

extension Union where Self: ExpressibleByBooleanLiteral {
    /// The alternative that would be read from `true` or `false`.
    public init(booleanLiteral value: Bool) { self.init(literal: .bool(value)) }
}

/// A type with an array literal: an array, or a union with an array alternative.
public protocol ListLiteral: ExpressibleByArrayLiteral {
    /// A value of these elements.
    init(_ elements: [ArrayLiteralElement])
}

extension ListLiteral {
    public init(arrayLiteral elements: ArrayLiteralElement...) { self.init(elements) }
}

extension Array: ListLiteral {}

/// A type with a dictionary literal: a dictionary, or a union with a dictionary alternative.
public protocol MapLiteral: ExpressibleByDictionaryLiteral where Key == String {
    /// A value of these members.
    init(_ members: [String: Value])
}

extension MapLiteral {
    /// If a name occurs more than once, its last value counts.
    public init(dictionaryLiteral elements: (String, Value)...) { self.init(Dictionary(elements) { $1 }) }
}

extension Dictionary: MapLiteral where Key == String {
    /// The same dictionary.
    public init(_ members: [String: Value]) { self = members }
}

extension Union {
    fileprivate init(literal: JSONValue) {
        do { self = try Self(jsonValue: literal) } catch {
            // Only a hand-written union that takes a literal it cannot read reaches this. Generated code never does.
            preconditionFailure("\(Self.self) has no alternative for \(literal): \(error)")
        }
    }
}
