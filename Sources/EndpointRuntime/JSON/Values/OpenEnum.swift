/// An enumeration from a description: its documented values, and one case for any other value that a server may send.
///
/// ```swift
/// enum Status: OpenEnum {
///     case available, sold, undocumented(String)
///     static let allCases: [Status] = [.available, .sold]
///     var rawValue: String { switch self { case .available: "available"; … } }
/// }
/// ```
/// Values are equal when their raw values are, texts byte by byte. A `switch` still distinguishes `.sold` from
/// `.undocumented("sold")`, so make values by `init(rawValue:)`. In a `Codable` type, a dictionary of them is an
/// object: `[Status: Int]` is `{"sold": 3}`.
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
    public static var index: OpenEnumIndex<Self> { OpenEnumIndex(comparing: allCases) }

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
        let (a, b) = (a.rawValue, b.rawValue)
        if let a = text(of: a), let b = text(of: b) { return haveSameBytes(a, b) }
        return a == b
    }

    /// The operator for any `RawRepresentable` would compare texts by their normal forms.
    public static func != (a: Self, b: Self) -> Bool {
        !(a == b)
    }

    public func hash(into hasher: inout Hasher) {
        if let text = text(of: rawValue) { ExactText(text).hash(into: &hasher) } else { rawValue.hash(into: &hasher) }
    }
}

/// The raw value, if it is a text. A cast would take longer than a comparison.
@inline(__always)
private func text<RawValue>(of value: RawValue) -> String? {
    RawValue.self == String.self ? unsafeBitCast(value, to: String.self) : nil
}

/// The documented cases of a large ``OpenEnum`` by raw value. A switch over hundreds of strings takes seconds to
/// compile.
public struct OpenEnumIndex<Value: OpenEnum>: Sendable {
    private enum Places: Sendable {
        /// The cases are compared one after the other.
        case none
        /// The positions among the cases.
        case texts([ExactText: Int])
        case numbers([Value.RawValue: Int])
    }

    private let cases: [Value]
    private let places: Places

    /// The cases in `allCases`.
    public init() {
        cases = Value.allCases
        var (texts, numbers) = ([ExactText: Int](), [Value.RawValue: Int]())
        for (place, value) in cases.enumerated().reversed() {
            if let text = text(of: value.rawValue) {
                texts[ExactText(text)] = place
            } else {
                numbers[value.rawValue] = place
            }
        }
        places = numbers.isEmpty ? .texts(texts) : .numbers(numbers)
    }

    fileprivate init(comparing cases: [Value]) {
        self.cases = cases
        places = .none
    }

    subscript(rawValue: Value.RawValue) -> Value? {
        let wanted = text(of: rawValue)
        switch places {
        case .texts(let places): return wanted.flatMap { places[ExactText($0)] }.map { cases[$0] }
        case .numbers(let places): return places[rawValue].map { cases[$0] }
        case .none: break
        }
        guard let wanted else {
            for value in cases where value.rawValue == rawValue { return value }
            return nil
        }
        for value in cases {
            if let text = text(of: value.rawValue), haveSameBytes(text, wanted) { return value }
        }
        return nil
    }
}
