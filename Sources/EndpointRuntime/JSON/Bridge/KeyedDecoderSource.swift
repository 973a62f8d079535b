/// An object that stands in a `Decoder`.
final class KeyedDecoderSource {
    private let container: KeyedDecodingContainer<JSONKey>
    private let parent: DecoderSource

    init(_ container: KeyedDecodingContainer<JSONKey>, of parent: DecoderSource) {
        self.container = container
        self.parent = parent
    }

    func required<Value: JSONCodable>(_ key: StaticString) throws -> Value {
        try value(key.description)
    }

    func optional<Value: JSONCodable>(_ key: StaticString) throws -> Value? {
        let name = key.description
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
        var reader = ValueReader(parent.decoder)
        return try Value(from: &reader)
    }

    func required<Value: Decodable>(_ key: StaticString, as form: CodableForm) throws -> Value {
        try container.decode(Value.self, forKey: JSONKey(stringValue: key.description))
    }

    func optional<Value: Decodable>(_ key: StaticString, as form: CodableForm) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: JSONKey(stringValue: key.description))
    }

    private func value<Value: JSONCodable>(_ name: String) throws -> Value {
        let key = JSONKey(stringValue: name)
        guard container.contains(key) else { throw JSONError(.missing).beneath(.key(name)) }
        return try container.decode(Bridged<Value>.self, forKey: key).value
    }

    private func isNull(_ name: String) throws -> Bool {
        let key = JSONKey(stringValue: name)
        return try !container.contains(key) || container.decodeNil(forKey: key)
    }
}
