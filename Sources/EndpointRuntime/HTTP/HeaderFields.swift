import Foundation

/// Header fields in the order of insertion; names compare without regard to case (RFC 9110 §5).
///
/// Nothing is checked when a field is added. ``validate()`` runs before a request is sent, so a line break in a value
/// is an error of the request and never starts a second header.
public struct HeaderFields: Sendable {
    /// One header field.
    public struct Field: Sendable, Hashable {
        /// The name in the spelling in which it is sent; it is compared without regard to case.
        public var name: String
        /// The value as it is sent.
        public var value: String

        /// Creates a field without checking it; ``HeaderFields/validate()`` does.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        public static func == (a: Field, b: Field) -> Bool {
            HeaderFields.matches(a.name, b.name) && a.value.utf8.elementsEqual(b.value.utf8)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name.lowercased())
            hasher.combine(value)
        }
    }

    /// The fields in order.
    public private(set) var fields: [Field]

    /// Creates headers from fields in order; several may have one name.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Creates headers from the fields of a dictionary, sorted by name.
    public init(_ values: [String: String]) {
        fields = values.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
    }

    /// All values of a name, joined by `, ` (RFC 9110 §5.3), or by `; ` for `Cookie` (RFC 9113 §8.2.3). Setting a
    /// value replaces every field of that name; setting nil removes them.
    public subscript(_ name: String) -> String? {
        get {
            guard let first = fields.firstIndex(where: { HeaderFields.matches($0.name, name) }) else { return nil }
            let others = fields[(first + 1)...]
            if !others.contains(where: { HeaderFields.matches($0.name, name) }) { return fields[first].value }
            return values(name).joined(separator: HeaderFields.matches(name, "Cookie") ? "; " : ", ")
        }
        set {
            if let newValue { set(name, newValue) } else { remove(name) }
        }
    }

    /// Each value of a name, one for each field, in order.
    public func values(_ name: String) -> [String] {
        var values: [String] = []
        for field in fields where HeaderFields.matches(field.name, name) { values.append(field.value) }
        return values
    }

    /// The first value of a name; nil if there is none.
    func first(_ name: String) -> String? { fields.first { HeaderFields.matches($0.name, name) }?.value }

    /// The fields with one for each name, which has all values of that name, as a platform takes them.
    package var joined: [Field] {
        var seen: Set<String> = []
        return fields.filter { seen.insert($0.name.lowercased()).inserted }
            .map { Field(name: $0.name, value: self[$0.name] ?? $0.value) }
    }

    /// The tokens of a header that is a list of them, such as `Vary` or `Connection`, in lower case (RFC 9110 §5.6.1).
    func tokens(_ name: String) -> [String] {
        guard let list = self[name] else { return [] }
        return listElements(of: list).map(trimmed).filter(isToken).map { $0.lowercased() }
    }

    /// Whether there is a field of that name, without regard to case.
    public func contains(_ name: String) -> Bool {
        fields.contains { HeaderFields.matches($0.name, name) }
    }

    /// Adds a field at the end, after those of the same name.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Replaces every field of the name; the new field takes the place of the first.
    public mutating func set(_ name: String, _ value: String) {
        guard let first = fields.firstIndex(where: { HeaderFields.matches($0.name, name) }) else {
            return add(name, value)
        }
        fields[first] = Field(name: name, value: value)
        func isDuplicate(_ field: Field) -> Bool { HeaderFields.matches(field.name, name) }
        // Without this test, the slice would be copied although few names have a second field.
        if fields[(first + 1)...].contains(where: isDuplicate) { fields[(first + 1)...].removeAll(where: isDuplicate) }
    }

    /// Removes all fields of that name, without regard to case.
    public mutating func remove(_ name: String) {
        fields.removeAll { HeaderFields.matches($0.name, name) }
    }

    /// Replaces the fields of each name in `other` by the fields of `other`.
    public mutating func merge(_ other: HeaderFields) {
        if other.fields.count < 32 {
            for field in other.fields { remove(field.name) }
        } else {
            let names = Set(other.fields.map { $0.name.lowercased() })
            fields.removeAll { names.contains($0.name.lowercased()) }
        }
        fields += other.fields
    }

    /// ASCII case-insensitive comparison, the only case folding that applies to header names.
    @inline(__always)
    static func matches(_ a: String, _ b: String) -> Bool {
        // Two cheap checks decide most cases: unequal names differ in length, and equal names seldom in case.
        a.utf8.count == b.utf8.count
            && (haveSameBytes(a, b) || a.utf8.elementsEqual(b.utf8) { lowercase($0) == lowercase($1) })
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
}

extension HeaderFields: CustomStringConvertible {
    /// `Accept: text/plain; Authorization: <redacted>`: for logs. The values of headers whose names suggest a
    /// credential are redacted.
    public var description: String {
        let redaction = Redaction()
        return fields.map { "\($0.name): \(redaction.value(of: $0))" }.joined(separator: "; ")
    }
}

extension HeaderFields.Field: CustomStringConvertible, Opaque {
    /// `Accept: text/plain`. The value of a header whose name suggests a credential is redacted.
    public var description: String { HeaderFields([self]).description }
}

extension HeaderFields: Hashable, ExpressibleByDictionaryLiteral, RandomAccessCollection {
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }

    public var startIndex: Int { fields.startIndex }
    public var endIndex: Int { fields.endIndex }
    public subscript(position: Int) -> Field { fields[position] }
}

// MARK: Validation

extension HeaderFields {
    /// The reason why a request's method or headers must not be sent.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum FieldError: Error, Sendable, Hashable {
        /// The method or header name is not a token (RFC 9110 §5.6.2).
        case notAToken(String)
        /// The value holds a control character, such as a line break that would start another header.
        case controlCharacter(name: String)
        /// The header describes the connection and is reserved for the transport.
        case reserved(String)
    }
}

extension HeaderFields.FieldError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .notAToken(let text):
            "\(text.debugDescription) is not a valid method or header name; use letters, digits and !#$%&'*+-.^_`|~"
        case .controlCharacter(let name):
            "the value of header '\(name)' holds a control character; remove it"
        case .reserved(let name):
            "header '\(name)' is set by the transport; remove it from the request"
        }
    }
}

extension HeaderFields {
    /// Checks that every name is a token, that no value contains a control character other than a tab, such as a line
    /// break, and that no header is one of the transport's own (Host, Content-Length, Transfer-Encoding, Connection).
    public func validate() throws(HeaderFields.FieldError) {
        for field in fields {
            guard isToken(field.name) else { throw .notAToken(field.name) }
            for reserved in ["Host", "Content-Length", "Transfer-Encoding", "Connection"]
            where HeaderFields.matches(field.name, reserved) {
                throw .reserved(field.name)
            }
            guard HeaderFields.canHold(field.value) else { throw .controlCharacter(name: field.name) }
        }
    }

    /// Whether a request may have a header of this value. Servers may send values that it may not have.
    static func canHold(_ value: String) -> Bool {
        value.utf8.allSatisfy { ($0 >= 0x20 || $0 == 0x09) && $0 != 0x7F }
    }
}

extension EndpointRequest.Method {
    /// Checks that the method is a token (RFC 9110 §9.1).
    public func validate() throws(HeaderFields.FieldError) {
        guard isToken(rawValue) else { throw .notAToken(rawValue) }
    }
}

extension String {
    /// The text if it is ASCII, as the values of HTTP's own headers are. Comparing and splitting other strings takes
    /// quadratic time if a server sends many combining marks in a row.
    var ifASCII: String? { utf8.allSatisfy { $0 < 0x80 } ? self : nil }
}

/// RFC 9110 §5.6.2: one or more of the visible characters that are not delimiters.
package func isToken(_ text: String) -> Bool {
    !text.isEmpty
        && text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
}

// MARK: Typed values

extension HeaderFields {
    /// The reason why a received header cannot be read.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum ReadError: Error, Sendable, Hashable {
        /// No header has this name.
        case missing(String)
        /// The header exists, but its text is not a value of this type.
        case unreadable(name: String, type: String)
    }
}

extension HeaderFields.ReadError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .missing(let name): "there is no header '\(name)'"
        case .unreadable(let name, let type): "the header '\(name)' is not a valid \(type)"
        }
    }
}

extension HeaderFields {
    /// A header as a typed value: text, number, boolean, date, or a list split at commas.
    ///
    /// - Throws: ``HeaderFields/ReadError`` if it is missing or not of that type.
    public func required<T: JSONCodable>(_ name: String, as type: T.Type = T.self) throws(HeaderFields.ReadError) -> T {
        guard let value = try optional(name, as: type) else { throw .missing(name) }
        return value
    }

    /// A header as a typed value; nil if it is missing.
    ///
    /// - Throws: ``HeaderFields/ReadError`` if it exists and is not of that type.
    public func optional<T: JSONCodable>(_ name: String, as type: T.Type = T.self) throws(HeaderFields.ReadError) -> T?
    {
        guard let text = self[name] else { return nil }
        guard let value: T = headerValue(text) else { throw .unreadable(name: name, type: "\(T.self)") }
        return value
    }
}

/// The text without the spaces and tabs around it, which are optional around the parts of a header (RFC 9110 §5.6.3).
package func trimmed(_ text: some StringProtocol) -> String {
    var bytes = Substring(text).utf8
    while bytes.first == 0x20 || bytes.first == 0x09 { bytes.removeFirst() }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return String(Substring(bytes))
}
