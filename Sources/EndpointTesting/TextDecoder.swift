import EndpointRuntime
import Foundation

/// Decodes untyped text: the requested type decides whether `7` is a number.
struct TextDecoder: UntypedDecoder {
    let source: ParameterText
    /// Whether the type inspects the value before it reads it; a single text is then read as text, not as a list of one
    /// element, and a number in JSON as a number.
    let isChoice: Bool
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ source: ParameterText, isChoice: Bool = false, codingPath: [any CodingKey] = []) {
        self.source = source
        self.isChoice = isChoice
        self.codingPath = codingPath
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let pairs = source.pairs, !isText, !isList else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(Members(pairs: pairs, isInvented: source.isInvented, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let list = source.list, !isText else { throw mismatch([Any].self) }
        return Elements(list: list, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        Scalar(decoder: self)
    }

    /// Whether a type that inspects the value finds a string.
    private var isText: Bool { isChoice && source.text != nil }

    /// Whether such a type finds a list, although its members could be those of an object.
    private var isList: Bool { isChoice && source.text == nil && source.list != nil }

    fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "\(source) is not a valid \(type)"))
    }

    fileprivate func parse<T: LosslessStringConvertible>(_ type: T.Type) throws -> T {
        guard let value = source.text.flatMap(T.init) else { throw mismatch(type) }
        return value
    }
}

/// The type, if it is written as a string and its own `Decodable` conformance reads something else.
private func textForm(_ type: Any.Type) -> (any JSONCodable.Type)? {
    [Date.self, Data.self, URL.self].first { $0 == type }
}

/// Whether a type inspects a value before it reads it.
private func isChoice(_ type: Any.Type) -> Bool {
    if let wrapper = type as? any OptionalType.Type { return isChoice(wrapper.wrapped) }
    if let bridge = type as? any Bridge.Type { return isChoice(bridge.bridged) }
    return type == JSONValue.self || type is any Union.Type
}

/// Whether a value is a case that an enum does not list, or a case of a union with such a value.
private func isUndocumented(_ value: Any) -> Bool {
    if let value = value as? any OpenEnum { return !value.isDocumented }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .optional, let payload = mirror.children.first else {
        return false
    }
    return isUndocumented(payload.value)
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private struct Scalar: SingleValueDecodingContainer {
    let decoder: TextDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.source.isAbsent }
    func decode(_ type: Bool.Type) throws -> Bool { try decoder.parse(type) }
    func decode(_ type: String.Type) throws -> String {
        if decoder.isChoice, decoder.source.isBare { throw decoder.mismatch(type) }
        return try decoder.parse(type)
    }
    func decode(_ type: Double.Type) throws -> Double { try decoder.parse(type) }
    func decode(_ type: Float.Type) throws -> Float { try decoder.parse(type) }
    func decode(_ type: Int.Type) throws -> Int { try decoder.parse(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try decoder.parse(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try decoder.parse(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try decoder.parse(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try decoder.parse(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try decoder.parse(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.parse(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.parse(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.parse(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.parse(type) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if type == Decimal.self, let text = decoder.source.text {
            guard let value = Decimal(string: text) as? T else { throw decoder.mismatch(type) }
            return value
        }
        // On their own, these types decode a form that parameters do not have.
        if let type = textForm(type), let text = decoder.source.text {
            guard let value = try type.init(jsonValue: .string(text)) as? T else { throw decoder.mismatch(type) }
            return value
        }
        if isChoice(type), let value = choose(type) { return value }
        return try T(from: TextDecoder(decoder.source, codingPath: codingPath))
    }

    /// The first reading that is a valid value. A number precedes a text that an enum does not list.
    private func choose<T: Decodable>(_ type: T.Type) -> T? {
        var undocumented: T?
        for source in decoder.source.readings where undocumented == nil || source.isBare {
            let choosing = TextDecoder(source, isChoice: true, codingPath: codingPath)
            guard let value = try? T(from: choosing) else { continue }
            if undocumented != nil || !isUndocumented(value) { return value }
            undocumented = value
        }
        return undocumented
    }
}

private struct Elements: UnkeyedDecodingContainer {
    let list: [ParameterText]
    let codingPath: [any CodingKey]
    var currentIndex = 0

    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    init(list: [ParameterText], codingPath: [any CodingKey]) {
        self.list = list
        self.codingPath = codingPath
    }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try next().singleValueContainer().decode(type)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws -> TextDecoder {
        guard !isAtEnd else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "there are no more elements")
            throw DecodingError.valueNotFound(Any.self, context)
        }
        defer { currentIndex += 1 }
        return TextDecoder(list[currentIndex], codingPath: codingPath)
    }
}

/// The value that adds nothing to a request, if a type has one: an empty list or object.
func emptyValue<T: Decodable>() -> T? {
    for var empty in [ParameterText(JSONValue.array([])), ParameterText(JSONValue.object([:]))] {
        empty.isInvented = true
        if let value = try? TextDecoder(empty).singleValueContainer().decode(T.self) { return value }
    }
    return nil
}

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let pairs: [(name: String, value: ParameterText)]
    /// Whether the object represents an empty value that the request lacks. Its members are then not filled in.
    let isInvented: Bool
    let codingPath: [any CodingKey]
    private let values: [String: ParameterText]

    init(pairs: [(name: String, value: ParameterText)], isInvented: Bool, codingPath: [any CodingKey]) {
        self.pairs = pairs
        self.isInvented = isInvented
        self.codingPath = codingPath
        values = Dictionary(pairs.map { ($0.name, $0.value) }) { first, _ in first }
    }

    var allKeys: [Key] { pairs.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool { value(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { value(key)?.isAbsent ?? true }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        do { return try decoder(key).singleValueContainer().decode(type) } catch {
            if !isInvented, value(key) == nil, let value: T = emptyValue() { return value }
            throw error
        }
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { TextDecoder(ParameterText(), codingPath: codingPath) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

    private func value(_ key: Key) -> ParameterText? { values[key.stringValue] }

    private func decoder(_ key: Key) throws -> TextDecoder {
        guard let value = value(key) else {
            let context = DecodingError.Context(
                codingPath: codingPath,
                debugDescription: "'\(key.stringValue)' is missing"
            )
            throw DecodingError.keyNotFound(key, context)
        }
        return TextDecoder(value, codingPath: codingPath + [key])
    }
}
