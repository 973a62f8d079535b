internal import Foundation

/// A decoder of texts that become numbers or booleans only if a type reads them as such.
package protocol UntypedDecoder: Decoder {}

/// A value inside a `Decoder`.
final class DecoderSource {
    let decoder: any Decoder
    private var object: KeyedDecoderSource?

    /// The members that the object around a union keeps itself.
    let outer: [StaticString]

    init(_ decoder: any Decoder, besides outer: [StaticString] = []) {
        self.decoder = decoder
        self.outer = outer
    }

    static func read<Value: JSONCodable>(
        _ type: Value.Type,
        from decoder: any Decoder,
        besides outer: [StaticString] = []
    ) throws -> Value {
        let source = DecoderSource(decoder, besides: outer)
        return try withExtendedLifetime(source) {
            var reader = ValueReader(source)
            return try Value(from: &reader)
        }
    }

    /// The members, stored here because readers do not keep them alive.
    func keyed() throws -> KeyedDecoderSource {
        if let object { return object }
        let object = KeyedDecoderSource(try decoder.container(keyedBy: JSONKey.self), in: decoder, besides: outer)
        self.object = object
        return object
    }

    func scalar<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try decoder.singleValueContainer().decode(type)
    }

    func array<Element: JSONCodable>() throws -> [Element] {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd { elements.append(try container.decode(Bridged<Element>.self).value) }
        return elements
    }

    var isEmptyArray: Bool {
        (try? decoder.unkeyedContainer())?.isAtEnd == true
    }

    var isNull: Bool {
        (try? decoder.singleValueContainer())?.decodeNil() ?? false
    }

    var kind: JSONValue.Kind {
        if isNull { return .null }
        if (try? decoder.container(keyedBy: JSONKey.self)) != nil { return .object }
        if (try? decoder.unkeyedContainer()) != nil { return .array }
        guard let scalar = try? decoder.singleValueContainer() else { return .null }
        // Try text before numbers: a property list decodes numbers from text.
        if (try? scalar.decode(String.self)) != nil { return .string }
        if (try? scalar.decode(Bool.self)) != nil { return .boolean }
        if (try? scalar.decode(Int64.self)) != nil { return .integer }
        guard let number = try? scalar.decode(Double.self) else { return .null }
        return Int64(exactly: number) == nil || (try? scalar.decode(UInt64.self)) != nil ? .number : .integer
    }

    var phrase: String {
        if case .string = kind, let text: String = try? scalar() {
            return "the string \"\(text.cut(to: 40).printable)\""
        }
        return kind.phrase
    }

    /// The member of an object; `nil` if it is missing or cannot be read, or if this is not an object.
    func member(_ key: StaticString) -> JSONValue? {
        guard let container = try? decoder.container(keyedBy: JSONKey.self) else { return nil }
        return try? container.decode(Bridged<JSONValue>.self, forKey: JSONKey(stringValue: key.description)).value
    }

    func jsonValue() throws -> JSONValue {
        switch kind {
        case .null:
            guard isNull else { throw JSONError(.mismatch(expected: "a JSON value", found: "something else")) }
            return .null
        case .boolean: return .bool(try scalar())
        case .integer, .number: return .number(try number())
        case .string: return .string(try scalar())
        case .array: return .array(try array())
        case .object:
            // Decoders do not provide an order.
            let members: [String: JSONValue] = try keyed().rest(except: [])
            return .object(JSONObject(members))
        }
    }

    func number() throws -> JSONNumber {
        if let value: Int64 = try? scalar() { return JSONNumber(value) }
        if let value: UInt64 = try? scalar() { return JSONNumber(value) }
        let double: Double = try scalar()
        if let exact: Decimal = try? scalar(), !exact.isNaN, let number = JSONNumber("\(exact)") { return number }
        return JSONNumber(double)
    }
}

// MARK: KeyedDecoderSource

/// An object inside a `Decoder`.
final class KeyedDecoderSource {
    private let container: KeyedDecodingContainer<JSONKey>
    private let decoder: any Decoder
    /// The members that the object around a union keeps itself.
    let outer: [StaticString]

    init(_ container: KeyedDecodingContainer<JSONKey>, in decoder: any Decoder, besides outer: [StaticString]) {
        self.container = container
        self.decoder = decoder
        self.outer = outer
    }

    func required<Value: JSONCodable>(_ key: StaticString) throws -> Value {
        try value(key.description)
    }

    func optional<Value: JSONCodable>(_ key: StaticString) throws -> Value? {
        let name = key.description
        if DirectScalar.includes(Value.self) {
            guard try !isNull(name) else { return nil }
            return try DirectScalar.decode(Value.self, container, JSONKey(stringValue: name))
        }
        do {
            return try isNull(name) ? nil : value(name)
        } catch {
            guard isVoid(name, as: Value.self, after: error) else { throw error }
            return nil
        }
    }

    func presence<Value: JSONCodable>(_ key: StaticString) throws -> Presence<Value> {
        let name = key.description
        guard container.contains(JSONKey(stringValue: name)) else { return .absent }
        do {
            return try isNull(name) ? .null : .value(value(name))
        } catch {
            guard isVoid(name, as: Value.self, after: error) else { throw error }
            return .absent
        }
    }

    func rest<Value: JSONCodable>(except names: [StaticString], and held: Set<String> = []) throws -> [String: Value] {
        let known = held.union(names.map(\.description))
        var values: [String: Value] = [:]
        for key in container.allKeys where !known.contains(key.stringValue) {
            do {
                values[key.stringValue] = .some(try value(key.stringValue))
            } catch {
                guard (try? isNull(key.stringValue)) == true else { throw error }
            }
        }
        return values
    }

    func inline<Value: JSONCodable>(except names: [StaticString] = []) throws -> Value {
        try DecoderSource.read(Value.self, from: decoder, besides: outer + names)
    }

    func required<Value: Decodable>(_ key: StaticString, as form: JSONValue.CodableForm) throws -> Value {
        try container.decode(Value.self, forKey: JSONKey(stringValue: key.description))
    }

    func optional<Value: Decodable>(_ key: StaticString, as form: JSONValue.CodableForm) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: JSONKey(stringValue: key.description))
    }

    private func value<Value: JSONCodable>(_ name: String) throws -> Value {
        let key = JSONKey(stringValue: name)
        if DirectScalar.includes(Value.self) { return try DirectScalar.decode(Value.self, container, key) }
        do { return try container.decode(Bridged<Value>.self, forKey: key).value } catch {
            throw container.contains(key) ? error : JSONError(.missing).beneath(.key(name))
        }
    }

    private func isNull(_ name: String) throws -> Bool {
        let key = JSONKey(stringValue: name)
        return try !container.contains(key) || container.decodeNil(forKey: key)
    }

    /// Like `JSONSource.isVoid`.
    private func isVoid<Value>(_ name: String, as type: Value.Type, after error: any Error) -> Bool {
        if (try? isNull(name)) == true { return true }
        let key = JSONKey(stringValue: name)
        if type is any TextFormat.Type { return (try? container.decode(String.self, forKey: key)) == "" }
        guard (try? container.nestedUnkeyedContainer(forKey: key))?.isAtEnd == true else { return false }
        if type is any JSONModel.Type { return true }
        return (type as? any Union.Type)?.demandsObject(error) ?? false
    }
}

/// The types that a decoder reads in the same way as `JSONCodable`. Reading them directly takes half the time.
private enum DirectScalar {
    static func includes<Value>(_ type: Value.Type) -> Bool {
        type == String.self || type == Int.self || type == Int64.self || type == Bool.self || type == Double.self
    }

    static func decode<Value: JSONCodable>(
        _ type: Value.Type,
        _ container: KeyedDecodingContainer<JSONKey>,
        _ key: JSONKey
    ) throws -> Value {
        let value: Any
        if type == String.self {
            value = try container.decode(String.self, forKey: key)
        } else if type == Int.self {
            value = try container.decode(Int.self, forKey: key)
        } else if type == Int64.self {
            value = try container.decode(Int64.self, forKey: key)
        } else if type == Bool.self {
            value = try container.decode(Bool.self, forKey: key)
        } else {
            value = try container.decode(Double.self, forKey: key)
        }
        return try value as? Value ?? container.decode(Bridged<Value>.self, forKey: key).value
    }
}

// MARK: JSONKey

/// A member's name or an element's index, for `Decoder` and `Encoder`.
struct JSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        self.intValue = nil
    }

    init(intValue: Int) {
        self.stringValue = String(intValue)
        self.intValue = intValue
    }
}

extension Unmanaged {
    /// The instance, which its owner keeps alive while readers are in use.
    var source: Instance { takeUnretainedValue() }
}
