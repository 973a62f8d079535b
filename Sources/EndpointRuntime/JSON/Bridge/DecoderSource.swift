internal import Foundation

/// A value inside a `Decoder`.
final class DecoderSource {
    let decoder: any Decoder
    private var object: KeyedDecoderSource?

    init(_ decoder: any Decoder) {
        self.decoder = decoder
    }

    /// Reads a value from `decoder`.
    static func read<Value: JSONCodable>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
        let source = DecoderSource(decoder)
        return try withExtendedLifetime(source) {
            var reader = ValueReader(source)
            return try Value(from: &reader)
        }
    }

    /// The members, stored here because readers do not keep them alive.
    func keyed() throws -> KeyedDecoderSource {
        if let object { return object }
        let object = KeyedDecoderSource(try decoder.container(keyedBy: JSONKey.self), in: decoder)
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

    func tag(_ key: StaticString) -> String? {
        guard let container = try? decoder.container(keyedBy: JSONKey.self),
            let value = try? container.decode(Bridged<JSONValue>.self, forKey: JSONKey(stringValue: key.description))
                .value
        else { return nil }
        return value.scalarText
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
