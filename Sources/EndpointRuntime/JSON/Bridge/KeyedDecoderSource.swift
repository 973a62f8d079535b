/// An object inside a `Decoder`.
final class KeyedDecoderSource {
    private let container: KeyedDecodingContainer<JSONKey>
    private let decoder: any Decoder

    init(_ container: KeyedDecodingContainer<JSONKey>, in decoder: any Decoder) {
        self.container = container
        self.decoder = decoder
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
        return try isNull(name) ? nil : value(name)
    }

    func presence<Value: JSONCodable>(_ key: StaticString) throws -> Presence<Value> {
        let name = key.description
        guard container.contains(JSONKey(stringValue: name)) else { return .absent }
        return try isNull(name) ? .null : .value(value(name))
    }

    func rest<Value: JSONCodable>(except names: [StaticString]) throws -> [String: Value] {
        let known = Set(names.map(\.description))
        var values: [String: Value] = [:]
        for key in container.allKeys where !known.contains(key.stringValue) {
            values[key.stringValue] = .some(try value(key.stringValue))
        }
        return values
    }

    func inline<Value: JSONCodable>() throws -> Value {
        try DecoderSource.read(Value.self, from: decoder)
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
        guard container.contains(key) else { throw JSONError(.missing).beneath(.key(name)) }
        return try container.decode(Bridged<Value>.self, forKey: key).value
    }

    private func isNull(_ name: String) throws -> Bool {
        let key = JSONKey(stringValue: name)
        return try !container.contains(key) || container.decodeNil(forKey: key)
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
