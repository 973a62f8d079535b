import Foundation

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

// MARK: ExactText

/// A string that is compared by its bytes. `String` compares by canonical equivalence, whose cost grows with the square
/// of the combining marks in a row.
struct ExactText: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(_ text: String) { description = text }

    static func == (a: ExactText, b: ExactText) -> Bool { haveSameBytes(a.description, b.description) }

    func hash(into hasher: inout Hasher) {
        var text = description
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension ExactText: JSONCodable {
    init(from json: inout ValueReader) throws { self.init(try json.string()) }
    func encode(to json: inout ValueWriter) throws { try json.write(string: description) }
}

func haveSameBytes(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    let isSame = one.utf8.withContiguousStorageIfAvailable { bytes in
        other.utf8.withContiguousStorageIfAvailable { others in
            guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
            return memcmp(first, second, bytes.count) == 0
        }
    }
    // Strings of Objective-C have no contiguous storage.
    return (isSame ?? nil) ?? one.utf8.elementsEqual(other.utf8)
}

func haveSameBytes(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.utf8.count == bytes.count else { return false }
    var text = text
    return text.withUTF8 { own in
        guard let first = own.baseAddress, let second = bytes.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
    }
}

// MARK: MemberIndex

/// The positions of members by name, even after members before them were removed.
///
/// Each member has a number, and numbers ascend in the order of positions. A removal changes no number, so no name is
/// hashed again; from then on a position is found by binary search among the numbers.
package struct MemberIndex<Name: Hashable & Sendable>: Sendable {
    private var numbers: [Name: Int] = [:]
    /// The numbers in the members' order; empty while each number equals the member's position.
    private var order: [Int] = []

    /// - Parameter names: the names, without duplicates, in the members' order.
    package init(_ names: some Collection<Name>) {
        numbers.reserveCapacity(names.count * 2)
        for (place, name) in names.enumerated() { numbers[name] = place }
    }

    package func place(of name: Name) -> Int? {
        guard let number = numbers[name], !order.isEmpty else { return numbers[name] }
        var (low, high) = (0, order.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds a member after the last one. The name must not exist yet.
    package mutating func append(_ name: Name) {
        guard let last = order.last else {
            numbers[name] = numbers.count
            return
        }
        numbers[name] = last + 1
        order.append(last + 1)
    }

    /// - Parameter place: the position of the member with this name.
    package mutating func remove(_ name: Name, at place: Int) {
        if order.isEmpty { order = Array(0..<numbers.count) }
        numbers[name] = nil
        order.remove(at: place)
    }
}

/// Whether a byte is one of the white space between the tokens of JSON (RFC 8259 §2).
func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
