/// An enumeration from a description: its documented values, and one case for any other value that a server may send.
///
/// ```swift
/// enum Status: OpenEnum {
///     case available, sold, undocumented(String)
///     static let allCases: [Status] = [.available, .sold]
///     var rawValue: String { switch self { case .available: "available"; … } }
/// }
/// ```
/// Values are equal when their raw values are, texts byte by byte. A `switch` still distinguishes `.sold` from `.undocumented("sold")`, so make
/// values by `init(rawValue:)`. In a `Codable` type, a dictionary of them is an object: `[Status: Int]` is
/// `{"sold": 3}`.
public protocol OpenEnum: JSONCodable, RawRepresentable, Hashable, CaseIterable, CodingKeyRepresentable
where RawValue: OpenEnumRawValue, AllCases == [Self] {
    /// The documented case with this raw value, otherwise `undocumented`.
    init(rawValue: RawValue)

    /// The case for a value that the description does not list.
    static func undocumented(_ rawValue: RawValue) -> Self

    /// Finds a documented case by its raw value; the default compares one after the other.
    static var index: OpenEnumIndex<Self> { get }
}

/// The raw value type of an ``OpenEnum``: `String` or `Int`.
public protocol OpenEnumRawValue: JSONCodable, Hashable {}

extension String: OpenEnumRawValue {}
extension Int: OpenEnumRawValue {}

extension OpenEnum {
    public static var index: OpenEnumIndex<Self> { OpenEnumIndex(places: nil) }

    /// The documented case, otherwise `undocumented`.
    public init(rawValue: RawValue) {
        self = Self.index[rawValue] ?? .undocumented(rawValue)
    }

    /// Whether the description lists this value.
    public var isDocumented: Bool { Self.index[rawValue] != nil }

    public init(from json: inout ValueReader) throws {
        self.init(rawValue: try RawValue(from: &json))
    }

    public func encode(to json: inout ValueWriter) throws {
        try rawValue.encode(to: &json)
    }

    // Spelled out because RawRepresentable has them too, and with two candidates the compiler would synthesize a third.

    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try Bridged<RawValue>(from: decoder).value)
    }

    public func encode(to encoder: any Encoder) throws {
        try Bridged(rawValue).encode(to: encoder)
    }

    public func jsonValue() throws -> JSONValue {
        try rawValue.jsonValue()
    }

    public static func == (a: Self, b: Self) -> Bool {
        RawValueKey(a.rawValue) == RawValueKey(b.rawValue)
    }

    /// The operator for any `RawRepresentable` would compare texts by their normal forms.
    public static func != (a: Self, b: Self) -> Bool {
        !(a == b)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(RawValueKey(rawValue))
    }
}

/// The documented cases of a large ``OpenEnum`` by raw value. A switch over hundreds of strings takes seconds to
/// compile.
public struct OpenEnumIndex<Value: OpenEnum>: Sendable {
    private let places: [RawValueKey<Value.RawValue>: Value]?

    /// The cases in `allCases`.
    public init() {
        self.init(places: Dictionary(Value.allCases.map { (RawValueKey($0.rawValue), $0) }) { first, _ in first })
    }

    fileprivate init(places: [RawValueKey<Value.RawValue>: Value]?) {
        self.places = places
    }

    subscript(rawValue: Value.RawValue) -> Value? {
        let key = RawValueKey(rawValue)
        if let places { return places[key] }
        for value in Value.allCases where RawValueKey(value.rawValue) == key { return value }
        return nil
    }
}

/// A raw value, of which a text is compared as an ``ExactText``.
private struct RawValueKey<Value: OpenEnumRawValue>: Hashable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    /// The text, if the value is one. A cast would take longer than the comparison.
    private var text: String? { Value.self == String.self ? unsafeBitCast(value, to: String.self) : nil }

    static func == (a: RawValueKey, b: RawValueKey) -> Bool {
        if let a = a.text, let b = b.text { return haveSameBytes(a, b) }
        return a.value == b.value
    }

    func hash(into hasher: inout Hasher) {
        if let text { ExactText(text).hash(into: &hasher) } else { value.hash(into: &hasher) }
    }
}
