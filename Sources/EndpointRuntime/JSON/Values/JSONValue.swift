/// Any JSON value. Objects keep the order of their members, and numbers keep every digit.
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
