/// A value to write to an `Encoder`, or to none if only the names of its members are needed.
final class EncoderSink {
    private let encoder: (any Encoder)?
    private var object: KeyedEncoderSink?
    private var hasWritten = false

    init(_ encoder: (any Encoder)?) {
        self.encoder = encoder
    }

    /// The names of the members that a value writes.
    static func names(of value: any JSONCodable) throws -> Set<String> {
        let sink = EncoderSink(nil)
        var writer = ValueWriter(sink)
        try value.encode(to: &writer)
        return sink.object?.written ?? []
    }

    func scalar<Value: Encodable>(_ value: Value) throws {
        try begin()
        var container = encoder?.singleValueContainer()
        try container?.encode(value)
    }

    func foreign<Value: Encodable>(_ value: Value) throws {
        try begin()
        if let encoder { try value.encode(to: encoder) }
    }

    func null() throws {
        // An absent union next to properties adds no members.
        guard object == nil else { return }
        try begin()
        var container = encoder?.singleValueContainer()
        try container?.encodeNil()
    }

    func array<Element: JSONCodable>(_ elements: [Element]) throws {
        try begin()
        guard var container = encoder?.unkeyedContainer() else { return }
        for element in elements { try container.encode(Bridged(element)) }
    }

    /// The object's members. Further calls return the members of the same object, into which values are merged.
    func keyed() -> KeyedEncoderSink {
        hasWritten = true
        if let object { return object }
        let object = KeyedEncoderSink(encoder?.container(keyedBy: JSONKey.self), of: self)
        self.object = object
        return object
    }

    func settle() throws {
        if !hasWritten { try null() }
    }

    /// An encoder cannot undo a write.
    private func begin() throws {
        guard !hasWritten else {
            throw JSONError(
                .unwritable(
                    object == nil ? "two values were written for one" : "only an object can be merged into an object"
                )
            )
        }
        hasWritten = true
    }
}

/// An object to write to an `Encoder`, or to none.
final class KeyedEncoderSink {
    private var container: KeyedEncodingContainer<JSONKey>?
    private(set) var written: Set<String> = []
    private var guarded: Set<String> = []
    unowned let parent: EncoderSink

    init(_ container: KeyedEncodingContainer<JSONKey>?, of parent: EncoderSink) {
        self.container = container
        self.parent = parent
    }

    /// Prevents the names written so far from being written again.
    func guardNames() {
        guarded = written
    }

    func write<Value: JSONCodable>(_ value: Value, _ name: String) throws {
        guard admit(name) else { return }
        try container?.encode(Bridged(value), forKey: JSONKey(stringValue: name))
    }

    func foreign<Value: Encodable>(_ value: Value, _ name: String) throws {
        guard admit(name) else { return }
        try container?.encode(value, forKey: JSONKey(stringValue: name))
    }

    func writeNull(_ name: String) throws {
        guard admit(name) else { return }
        try container?.encodeNil(forKey: JSONKey(stringValue: name))
    }

    private func admit(_ name: String) -> Bool {
        guard !guarded.contains(name) else { return false }
        written.insert(name)
        return true
    }
}
