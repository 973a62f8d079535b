/// Header fields in the order they were added; names compare without regard to case (RFC 9110 §5).
///
/// Nothing is checked when a field is added. ``validate()`` runs before a request leaves, so a line break hidden in a
/// value is an error of the request and never a second header on the wire.
public struct HTTPHeaders: Sendable {
    /// One header field.
    public struct Field: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        public static func == (a: Field, b: Field) -> Bool {
            HTTPHeaders.matches(a.name, b.name) && a.value == b.value
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name.lowercased())
            hasher.combine(value)
        }
    }

    /// The fields in order.
    public private(set) var fields: [Field]

    public init(_ fields: [Field] = []) { self.fields = fields }

    /// All values of a name, joined by `, ` (RFC 9110 §5.3), those of `Cookie` by `; ` (RFC 9113 §8.2.3). Setting replaces every field of that name; nil removes.
    public subscript(_ name: String) -> String? {
        get {
            let values = values(name)
            if values.count < 2 { return values.first }
            return values.joined(separator: HTTPHeaders.matches(name, "Cookie") ? "; " : ", ")
        }
        set {
            if let newValue { set(name, newValue) } else { remove(name) }
        }
    }

    /// Each value of a name, one for each field, in order.
    public func values(_ name: String) -> [String] {
        var values: [String] = []
        for field in fields where HTTPHeaders.matches(field.name, name) { values.append(field.value) }
        return values
    }

    /// Whether there is a field of that name, without regard to case.
    public func contains(_ name: String) -> Bool {
        fields.contains { HTTPHeaders.matches($0.name, name) }
    }

    /// Adds a field behind those of the same name.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Replaces every field of the name; the first keeps its place.
    public mutating func set(_ name: String, _ value: String) {
        guard let first = fields.firstIndex(where: { HTTPHeaders.matches($0.name, name) }) else {
            return add(name, value)
        }
        fields[first] = Field(name: name, value: value)
        var index = fields.count - 1
        while index > first {
            if HTTPHeaders.matches(fields[index].name, name) { fields.remove(at: index) }
            index -= 1
        }
    }

    /// Removes all fields of that name, without regard to case.
    public mutating func remove(_ name: String) {
        fields.removeAll { HTTPHeaders.matches($0.name, name) }
    }

    /// Replaces each name that `other` holds by the fields of `other`.
    public mutating func merge(_ other: HTTPHeaders) {
        for field in other.fields { remove(field.name) }
        fields += other.fields
    }

    /// ASCII case-insensitive comparison, the only folding that header names know.
    static func matches(_ a: String, _ b: String) -> Bool {
        // Most names differ in length, which is known at once.
        guard a.utf8.count == b.utf8.count else { return false }
        var left = a.utf8.makeIterator()
        var right = b.utf8.makeIterator()
        while true {
            switch (left.next(), right.next()) {
            case (nil, nil): return true
            case (let x?, let y?) where lowercase(x) == lowercase(y): continue
            default: return false
            }
        }
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
}

extension HTTPHeaders: CustomStringConvertible {
    /// `Accept: text/plain; Authorization: <redacted>`: for logs, without the values of headers whose names suggest a
    /// credential.
    public var description: String {
        let redaction = Redaction(names: [])
        return fields.map { "\($0.name): \(redaction.value(of: $0))" }.joined(separator: "; ")
    }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomReflectable {
    /// `Accept: text/plain`; of a header whose name suggests a credential, without its value.
    public var description: String { HTTPHeaders([self]).description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPHeaders: Hashable, ExpressibleByDictionaryLiteral, Sequence {
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }

    public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }

    public var isEmpty: Bool { fields.isEmpty }
}
