import EndpointRuntime
import EndpointTesting
import Foundation

/// Breaks a valid description; equal seeds give equal results.
struct Mutator {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Damages the text in half of the cases, the values in the other half. Text that is not JSON is treated as YAML.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        if generator.next() & 1 == 0 { return damage(bytes) }
        guard var value = try? JSONValue(jsonData: Data(bytes)) else { return damage(bytes) }
        for _ in 0...below(4) { change(&value, in: value) }
        guard let data = try? value.jsonData() else { return damage(bytes) }
        return generator.next() % 8 == 0 ? damage([UInt8](data)) : [UInt8](data)
    }

    private mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int.random(in: 0..<bound, using: &generator) }

    private mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }

    // MARK: Bytes

    private static let snippets: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "true", "-", "1e999", "0.",
            "99999999999999999999",
            "*/", "\"\"\"", "\\\\(x)", "//", "\n", "\r\n", "\u{2028}", "{{", "}}", "{{#x}}", "$ref", "#/", "../", "%00",
            "`", "#\"",
            "- ", ": ", "? ", "&a ", "*a", "*a : ", "!!str ", "!x", "!!int ", "<<: *a", "|\n", ">-\n", "|2+\n", "---\n",
            "...\n",
            "%YAML 1.2\n", "%TAG ! x\n", "\t", "  ", "\n  ", "\n\t", "\r", "'", "''", " #", "~", "0x1F", ".inf", "[]",
            "{}", "@",
        ].map { Array($0.utf8) } + [[0xEF, 0xBB, 0xBF], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0]]

    private mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...below(4) {
            guard !bytes.isEmpty else { return bytes }
            let start = below(bytes.count)
            let end = min(bytes.count, start + 1 + below(64))
            switch below(6) {
            case 0: bytes[start] = UInt8(truncatingIfNeeded: generator.next())
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
            case 3: bytes.insert(contentsOf: pick(Mutator.snippets), at: start)
            case 4: bytes.replaceSubrange(start..<end, with: pick(Mutator.snippets))
            default: bytes.removeSubrange(start...)
            }
        }
        return bytes
    }

    // MARK: Values

    private static let names = [
        "type", "allOf", "oneOf", "anyOf", "items", "properties", "additionalProperties", "patternProperties", "enum",
        "const",
        "default", "nullable", "required", "discriminator", "format", "$ref", "schema", "content", "in", "name",
        "style",
        "explode", "headers", "links", "callbacks", "security", "servers", "not", "if", "then", "else", "example",
        "readOnly",
        "writeOnly", "deprecated", "parameters", "requestBody", "responses", "encoding", "mapping", "propertyName",
        "x-endpoint-retry",
        "x-endpoint-pagination", "", "a/b~c", "class", "self", "Type", "init", "🙂", "é", "e\u{301}", "+1", "-1", "*/",
        "\\(x)", "\u{0}",
    ]

    /// Changes one randomly chosen value.
    private mutating func change(_ value: inout JSONValue, in root: JSONValue) {
        switch value {
        case .array(var elements) where !elements.isEmpty && below(5) > 0:
            change(&elements[below(elements.count)], in: root)
            value = .array(elements)
        case .object(var members) where !members.isEmpty && below(6) > 0:
            let key = pick(members.keys)
            var member = members[key] ?? .null
            change(&member, in: root)
            members[key] = member
            value = .object(members)
        default: value = other(than: value, in: root)
        }
    }

    private mutating func other(than value: JSONValue, in root: JSONValue) -> JSONValue {
        switch below(12) {
        case 0: return .null
        case 1: return .bool(below(2) == 0)
        case 2: return pick([0, -1, 1e300, 9_223_372_036_854_775_807, 0.5])
        case 3: return .string(pick(Mutator.names))
        case 4: return .array([value, value])
        case 5: return ["$ref": .string(pointer(in: root))]
        case 6: return object(pick(Mutator.names), value)
        case 7: return somewhere(in: root)
        case 8: return ["allOf": [value, ["$ref": .string(pointer(in: root))]]]
        case 9: return ["oneOf": [value, .null, ["$ref": .string(pointer(in: root))]]]
        case 10:
            guard case .object(var members) = value else { return .object(JSONObject()) }
            if !members.isEmpty { members[pick(members.keys)] = nil }
            members[pick(Mutator.names)] = somewhere(in: root)
            return .object(members)
        default:
            let depth = below(4) == 0 ? below(600) : below(8)
            return (0..<depth).reduce(value) { nested, _ in object("items", nested) }
        }
    }

    private func object(_ key: String, _ value: JSONValue) -> JSONValue {
        var members = JSONObject()
        members[key] = value
        return .object(members)
    }

    private mutating func somewhere(in root: JSONValue) -> JSONValue {
        var value = root
        for _ in 0..<12 {
            switch value {
            case .array(let elements) where !elements.isEmpty: value = pick(elements)
            case .object(let members) where !members.isEmpty: value = pick(Array(members)).value
            default: return value
            }
            if below(4) == 0 { return value }
        }
        return value
    }

    private mutating func pointer(in root: JSONValue) -> String {
        var value = root
        var text = "#"
        for _ in 0..<12 {
            switch value {
            case .array(let elements) where !elements.isEmpty:
                let index = below(elements.count)
                text += "/\(index)"
                value = elements[index]
            case .object(let members) where !members.isEmpty:
                let member = pick(Array(members))
                text += "/" + member.key.replacing("~", with: "~0").replacing("/", with: "~1")
                value = member.value
            default: return text
            }
            if below(4) == 0 { return text }
        }
        return text
    }
}
