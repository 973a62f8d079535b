/// The members of a JSON object, in order, with lookup by name.
///
/// Names are compared by their code units (RFC 8259 §8.3): "é" as one scalar and as two are two names, although these texts
/// are equal in Swift. Equality does not depend on order.
public struct JSONObject: JSONCodable, Hashable {
    /// A member.
    public struct Element: Sendable, Hashable {
        /// The name.
        public let key: String
        /// The value.
        public var value: JSONValue

        init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }

        public static func == (a: Element, b: Element) -> Bool { haveSameBytes(a.key, b.key) && a.value == b.value }

        public func hash(into hasher: inout Hasher) {
            ExactText(key).hash(into: &hasher)
            hasher.combine(value)
        }
    }

    /// Below this count, comparing every name is faster than a dictionary.
    private static let indexThreshold = 16

    private var members: [Element] = []
    /// One index, or none while there are few members. It is stored in an array, which is one word wide, because the
    /// object is a part of each ``JSONValue``.
    private var index: [MemberIndex<ExactText>] = []

    /// No members.
    public init() {}

    /// The members of a dictionary, sorted by name.
    public init(_ dictionary: [String: JSONValue]) {
        for key in dictionary.keys.sorted() {
            if let value = dictionary[key] { append(key, value) }
        }
    }

    /// The value under `key`. Setting a new name appends a member; setting `nil` removes the member.
    public subscript(key: String) -> JSONValue? {
        get { place(of: key).map { members[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?): append(key, value)
            case (nil, nil): break
            }
        }
    }

    /// The names, in order.
    public var keys: [String] { members.map(\.key) }

    public init(from json: inout ValueReader) throws {
        guard case .object(let members) = try JSONValue(from: &json) else { throw json.mismatch("an object") }
        self = members
    }

    public func encode(to json: inout ValueWriter) throws {
        var object = try json.openObject()
        for member in members { try object.member(member.key, member.value) }
        try json.close(&object)
    }

    public func jsonValue() throws -> JSONValue { .object(self) }

    public static func == (a: JSONObject, b: JSONObject) -> Bool {
        guard a.count == b.count else { return false }
        for (index, member) in a.members.enumerated() {
            // In most comparisons the order is the same.
            if haveSameBytes(b.members[index].key, member.key) {
                if b.members[index].value != member.value { return false }
            } else if b[member.key] != member.value {
                return false
            }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in members { sum &+= member.hashValue }
        hasher.combine(sum)
    }

    mutating func appendIfAbsent(_ key: String, _ value: JSONValue) {
        if place(of: key) == nil { append(key, value) }
    }

    private func place(of key: String) -> Int? {
        if let index = index.first { return index.place(of: ExactText(key)) }
        var place = 0
        while place < members.count {
            if haveSameBytes(members[place].key, key) { return place }
            place &+= 1
        }
        return nil
    }

    private mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Element(key, value))
        if !index.isEmpty {
            index[0].append(ExactText(key))
        } else if members.count > Self.indexThreshold {
            index = [MemberIndex(members.map { ExactText($0.key) })]
        }
    }

    private mutating func remove(at place: Int) {
        let member = members.remove(at: place)
        if members.count <= Self.indexThreshold {
            index = []
        } else if !index.isEmpty {
            index[0].remove(ExactText(member.key), at: place)
        }
    }
}

extension JSONObject: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { members.count }
    public subscript(position: Int) -> Element { members[position] }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Members in this order; of equal names the last counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}

extension JSONObject: CustomStringConvertible {
    /// The object as JSON text.
    public var description: String { JSONValue.object(self).description }
}

/// Whether a byte is one of the white space between the tokens of JSON (RFC 8259 §2).
func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
