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

    public static func == (a: Self, b: Self) -> Bool { areSame(a.rawValue, b.rawValue) }

    /// The operator for any `RawRepresentable` would compare texts by their normal forms.
    public static func != (a: Self, b: Self) -> Bool {
        !(a == b)
    }

    public func hash(into hasher: inout Hasher) {
        if let text = text(of: rawValue) { ExactText(text).hash(into: &hasher) } else { rawValue.hash(into: &hasher) }
    }
}

/// The raw value, if it is a string. A cast would take longer than a comparison.
@inline(__always)
private func text<RawValue>(of value: RawValue) -> String? {
    RawValue.self == String.self ? unsafeBitCast(value, to: String.self) : nil
}

@inline(__always)
private func areSame<RawValue: Equatable>(_ one: RawValue, _ other: RawValue) -> Bool {
    if let one = text(of: one), let other = text(of: other) { return haveSameBytes(one, other) }
    return one == other
}

// The same for texts alone. Generic code looks up metadata for each value, which takes as long as the comparison.
extension OpenEnum where RawValue == String {
    /// The documented case, otherwise `undocumented`.
    public init(rawValue: String) { self = Self.index.value(of: rawValue) ?? .undocumented(rawValue) }

    public init(from json: inout ValueReader) throws { self = try json.textEnum() }

    public static func == (a: Self, b: Self) -> Bool { haveSameBytes(a.rawValue, b.rawValue) }

    public func hash(into hasher: inout Hasher) { ExactText(rawValue).hash(into: &hasher) }
}

extension ValueReader {
    /// A string that is written without escapes is compared in place.
    fileprivate mutating func textEnum<Value: OpenEnum>() throws -> Value where Value.RawValue == String {
        guard case .bytes(let source) = input, source.pointee.byte(start) == 0x22 else {
            return Value(rawValue: try string())
        }
        var isEscaped = false
        let close = try source.pointee.endOfString(start, isEscaped: &isEscaped)
        source.pointee.work &+= close &- start
        end = close &+ 1
        if isEscaped { return Value(rawValue: source.pointee.text(start &+ 1, close, isEscaped: true)) }
        let bytes = UnsafeBufferPointer(start: source.pointee.base + start + 1, count: close &- start &- 1)
        let index = Value.index
        if let places = index.places {
            if let place = places.place(of: bytes) { return index.cases[place] }
        } else {
            for value in index.cases where haveSameBytes(value.rawValue, bytes) { return value }
        }
        return .undocumented(String(decoding: bytes, as: UTF8.self))
    }
}

/// The documented cases of a large ``OpenEnum`` by raw value. A switch over hundreds of strings takes seconds to
/// compile.
public struct OpenEnumIndex<Value: OpenEnum>: Sendable {
    fileprivate let cases: [Value]
    /// Nil if the cases are compared one after the other.
    fileprivate let places: CasePlaces?

    /// The cases in `allCases`.
    public init() {
        cases = Value.allCases
        places = CasePlaces(cases.map(\.rawValue))
    }

    fileprivate init(comparing cases: [Value]) {
        self.cases = cases
        places = nil
    }

    subscript(rawValue: Value.RawValue) -> Value? {
        if let places {
            let place = text(of: rawValue).map(places.place(of:)) ?? (rawValue as? Int).flatMap(places.place(of:))
            return place.map { cases[$0] }
        }
        for value in cases where areSame(value.rawValue, rawValue) { return value }
        return nil
    }
}

extension OpenEnumIndex where Value.RawValue == String {
    fileprivate func value(of text: String) -> Value? {
        if let places { return places.place(of: text).map { cases[$0] } }
        for value in cases where haveSameBytes(value.rawValue, text) { return value }
        return nil
    }
}

/// The positions of cases by raw value. Not generic, because metadata would be looked up for each value that is read.
private final class CasePlaces: Sendable {
    private let numbers: [Int: Int]
    private let texts: [String]
    /// Positions of texts, by the lowest bits of their sums. As the texts come from a description, they need no hash that
    /// a server cannot foresee.
    private let buckets: [[Int]]
    private let longest: Int

    /// Nil unless the raw values are texts or numbers.
    init?(_ rawValues: [some OpenEnumRawValue]) {
        texts = rawValues as? [String] ?? []
        let numbers = rawValues as? [Int] ?? []
        if texts.isEmpty && numbers.isEmpty { return nil }
        self.numbers = Dictionary(zip(numbers, numbers.indices)) { first, _ in first }
        longest = texts.reduce(0) { max($0, $1.utf8.count) }
        var buckets = [[Int]](repeating: [], count: 1 << (Int.bitWidth - texts.count.leadingZeroBitCount + 1))
        for (place, var text) in texts.enumerated() {
            buckets[text.withUTF8(CasePlaces.sum) & (buckets.count - 1)].append(place)
        }
        self.buckets = buckets
    }

    func place(of number: Int) -> Int? { numbers[number] }

    func place(of text: String) -> Int? {
        var text = text
        return text.withUTF8 { place(of: $0) }
    }

    func place(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.count <= longest else { return nil }
        for place in buckets[CasePlaces.sum(text) & (buckets.count - 1)] where haveSameBytes(texts[place], text) {
            return place
        }
        return nil
    }

    private static func sum(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var sum = UInt32(truncatingIfNeeded: text.count)
        for byte in text { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
        return Int(truncatingIfNeeded: (sum ^ sum >> 15) & 0x7FFF_FFFF)
    }
}
