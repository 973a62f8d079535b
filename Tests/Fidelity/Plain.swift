import Foundation

/// A JSON value as it is written: a number keeps its text, an object the order of its members.
public indirect enum Plain: Sendable {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([Plain])
    case object(PlainObject)
}

/// The members of a JSON object, in order. Of a repeated name, the last value counts.
public struct PlainObject: Sendable {
    public private(set) var keys: [String] = []
    private var values: [String: Plain] = [:]

    public init(_ members: [(String, Plain)] = []) {
        for (key, value) in members { self[key] = value }
    }

    public var members: [(key: String, value: Plain)] { keys.map { ($0, values[$0] ?? .null) } }
    public var count: Int { keys.count }

    public subscript(key: String) -> Plain? {
        get { values[key] }
        set {
            if values[key] == nil, newValue != nil { keys.append(key) }
            if newValue == nil { keys.removeAll { $0 == key } }
            values[key] = newValue
        }
    }
}

extension Plain {
    public enum Kind: String, Sendable, CaseIterable {
        case null, boolean, number, string, array, object
    }

    public var kind: Kind {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    public var isNull: Bool { kind == .null }

    public var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public var flag: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    public var double: Double? {
        if case .number(let text) = self { Double(text) } else { nil }
    }

    public var int: Int? { double.flatMap { Int(exactly: $0) } }

    public var elements: [Plain] {
        if case .array(let elements) = self { elements } else { [] }
    }

    public var members: [(key: String, value: Plain)] { object?.members ?? [] }

    public var object: PlainObject? {
        if case .object(let object) = self { object } else { nil }
    }

    public subscript(key: String) -> Plain? { object?[key] }

    /// The value with the percent-encoding of its texts removed.
    var removingEscapes: Plain {
        switch self {
        case .string(let text): .string(text.removingEscapes)
        case .array(let elements): .array(elements.map(\.removingEscapes))
        case .object(let object): .object(PlainObject(object.members.map { ($0.key, $0.value.removingEscapes) }))
        default: self
        }
    }
}

/// Equality of JSON Schema: numbers by value, members in any order, texts code point by code point.
extension Plain: Equatable {
    public static func == (a: Plain, b: Plain) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.boolean(let a), .boolean(let b)): a == b
        case (.number(let a), .number(let b)): a == b || DecimalText(a) == DecimalText(b)
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count && a.members.allSatisfy { member in b[member.key].map { $0 == member.value } ?? false }
        default: false
        }
    }
}

extension Plain: CustomStringConvertible {
    /// The value as JSON text.
    public var description: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let text): text
        case .string(let text): Plain.quoted(text)
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
        case .object(let object):
            "{" + object.members.map { Plain.quoted($0.key) + ":" + $0.value.description }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\0"..."\u{1F}":
                output += "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
                output += String(scalar.value, radix: 16)
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output + "\""
    }
}

/// The value of a decimal number without rounding: `1.0`, `1` and `1e0` are equal.
struct DecimalText: Hashable {
    private var isNegative: Bool
    private var digits: [UInt8]
    private var exponent: Int

    init(_ text: String) {
        var digits: [UInt8] = []
        var exponent = 0
        var isFraction = false
        var rest = Substring(text)
        isNegative = rest.hasPrefix("-")
        if isNegative { rest = rest.dropFirst() }
        while let character = rest.utf8.first, character != 0x65, character != 0x45 {
            rest = rest.dropFirst()
            guard character != 0x2E else {
                isFraction = true
                continue
            }
            digits.append(character)
            if isFraction { exponent -= 1 }
        }
        exponent += Int(rest.dropFirst().drop { $0 == "+" }) ?? 0
        while digits.last == 0x30 {
            digits.removeLast()
            exponent += 1
        }
        self.digits = Array(digits.drop { $0 == 0x30 })
        self.exponent = self.digits.isEmpty ? 0 : exponent
        if self.digits.isEmpty { isNegative = false }
    }

    /// Whether the number has no fraction.
    var isInteger: Bool { exponent >= 0 }
}
