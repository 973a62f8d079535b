/// An object to write to an `Encoder`.
final class KeyedEncoderSink {
    private var container: KeyedEncodingContainer<JSONKey>
    private var written: Set<String> = []
    private var guarded: Set<String> = []
    unowned let parent: EncoderSink

    init(_ container: KeyedEncodingContainer<JSONKey>, of parent: EncoderSink) {
        self.container = container
        self.parent = parent
    }

    /// Prevents the names written so far from being written again.
    func guardNames() {
        guarded = written
    }

    func write<Value: JSONCodable>(_ value: Value, _ name: String) throws {
        guard admit(name) else { return }
        try container.encode(Bridged(value), forKey: JSONKey(stringValue: name))
    }

    func foreign<Value: Encodable>(_ value: Value, _ name: String) throws {
        guard admit(name) else { return }
        try container.encode(value, forKey: JSONKey(stringValue: name))
    }

    func writeNull(_ name: String) throws {
        guard admit(name) else { return }
        try container.encodeNil(forKey: JSONKey(stringValue: name))
    }

    private func admit(_ name: String) -> Bool {
        guard !guarded.contains(name) else { return false }
        written.insert(name)
        return true
    }
}
