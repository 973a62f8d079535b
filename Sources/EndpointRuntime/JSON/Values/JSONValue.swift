/// Any JSON value. Objects keep the order of their members, and numbers keep their exact value.
///
/// Equality is by meaning: `1 == 1.0`, and members may come in any order.
public enum JSONValue: JSONCodable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number of any size and precision.
    case number(JSONNumber)
    /// Text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Members in order.
    case object(JSONObject)

    public init(from json: inout ValueReader) throws {
        switch json.input {
        case .decoder(let decoder): self = try decoder.source.jsonValue()
        case .bytes(let source):
            var at = json.start
            self = try source.pointee.value(&at, depth: json.depth)
            json.end = at
        }
    }

    public func encode(to json: inout ValueWriter) throws {
        switch self {
        case .null: try json.writeNull()
        case .bool(let value): try json.write(boolean: value)
        case .number(let value): try value.encode(to: &json)
        case .string(let value): try json.write(string: value)
        case .array(let elements): try json.write(array: elements)
        case .object(let members): try members.encode(to: &json)
        }
    }

    public func jsonValue() throws -> JSONValue { self }

    /// The same value. It does not throw.
    public init(jsonValue: JSONValue) throws { self = jsonValue }

    /// The kind of this value.
    public var kind: JSONValue.Kind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number(let number): number.int64Value == nil ? .number : .integer
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension JSONSource {
    /// Reads the value at `at` and moves `at` past it. The functions that skip a value also check it here.
    mutating func value(_ at: inout Int, depth: Int) throws -> JSONValue {
        switch byte(at) {
        case 0x7B: return try object(&at, depth: depth)
        case 0x5B: return try array(&at, depth: depth)
        case 0x22: return .string(try string(&at))
        case 0x2D, 0x30...0x39: return .number(try number(&at))
        case let first:
            at = try skip(at, depth: depth)
            return first == 0x6E ? .null : .bool(first == 0x74)
        }
    }

    @inline(never)
    private mutating func string(_ at: inout Int) throws -> String {
        var isEscaped = false
        let start = at
        let end = try endOfString(start, isEscaped: &isEscaped)
        work &+= end &- start
        at = end &+ 1
        return text(start &+ 1, end, isEscaped: isEscaped)
    }

    @inline(never)
    private mutating func number(_ at: inout Int) throws -> JSONNumber {
        let start = at
        var isWhole = true
        at = try endOfNumber(start, isWhole: &isWhole)
        work &+= at &- start
        return JSONNumber(self, start, at, isWhole: isWhole)
    }

    @inline(never)
    private mutating func array(_ at: inout Int, depth: Int) throws -> JSONValue {
        try enter(at, depth: depth)
        var elements: [JSONValue] = []
        at = pastSpace(at &+ 1)
        if byte(at) == 0x5D {
            at &+= 1
            return .array(elements)
        }
        while true {
            elements.append(try value(&at, depth: depth &+ 1))
            at = pastSpace(at)
            let next = byte(at)
            if next != 0x2C && next != 0x5D { throw syntax("expected ',' or ']'", at: at) }
            at &+= 1
            if next == 0x5D { return .array(elements) }
            at = pastSpace(at)
        }
    }

    @inline(never)
    private mutating func object(_ at: inout Int, depth: Int) throws -> JSONValue {
        try enter(at, depth: depth)
        var members = JSONObject()
        at = pastSpace(at &+ 1)
        if byte(at) == 0x7D {
            at &+= 1
            return .object(members)
        }
        while true {
            guard byte(at) == 0x22 else { throw syntax("expected a member's name in quotes", at: at) }
            let key = try string(&at)
            at = try valueAfterColon(at)
            members.appendIfAbsent(key, try value(&at, depth: depth &+ 1))
            at = pastSpace(at)
            let next = byte(at)
            if next != 0x2C && next != 0x7D { throw syntax("expected ',' or '}'", at: at) }
            at &+= 1
            if next == 0x7D { return .object(members) }
            at = pastSpace(at)
        }
    }
}

// MARK: Kind

extension JSONValue {
    /// The kind of a JSON value. A number whose value has no fraction is an integer if `Int64` can hold it: `1`, `1.0`
    /// and `1e2` are integers (JSON Schema 2020-12 §6.1.1), `1.5` and `1e21` are not.
    public enum Kind: String, Sendable, Hashable {
        case null, boolean, integer, number, string, array, object
    }
}

// MARK: Access

extension JSONValue {
    /// The member of an object; `nil` if this is not an object or has no such member.
    public subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// The element of an array, from 0; `nil` if this is not an array or is too short.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Whether this is `null`.
    public var isNull: Bool { self == .null }

    /// The Boolean, if this is one.
    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number as an integer, if it is one and fits.
    public var intValue: Int? {
        if case .number(let value) = self { value.int64Value.flatMap { Int(exactly: $0) } } else { nil }
    }

    /// The number, rounded to the nearest `Double`; `nil` if this is not a number or is too large.
    public var doubleValue: Double? {
        if case .number(let value) = self { value.doubleValue } else { nil }
    }

    /// The text, if this is text.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements, if this is an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members, if this is an object.
    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// Booleans and numbers in JSON syntax, strings unchanged; nil for lists, objects and null.
    var scalarText: String? {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .number(let value): value.description
        case .string(let value): value
        case .null, .array, .object: nil
        }
    }

    /// Like `scalarText`, cut off where a tag is.
    var tagText: String? { scalarText?.asTag }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON text. NaN and infinity, which only code can create, are shown as `null`.
    public var description: String {
        var sink = JSONSink()
        sink.isLenient = true
        defer { sink.deallocate() }
        withUnsafeMutablePointer(to: &sink) { sink in
            var writer = ValueWriter(sink)
            try? encode(to: &writer)
        }
        return String(decoding: UnsafeBufferPointer(start: sink.bytes, count: sink.count), as: UTF8.self)
    }
}

// MARK: Literals

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `null`.
    public init(nilLiteral: ()) { self = .null }

    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// A whole number.
    public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }

    /// A number.
    public init(floatLiteral value: Double) { self = .number(JSONNumber(value)) }

    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }

    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// An object with members in this order; of equal names the last counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var members = JSONObject()
        for (key, value) in elements { members[key] = value }
        self = .object(members)
    }
}
