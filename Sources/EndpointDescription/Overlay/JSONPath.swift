/// The target of an overlay's action: JSONPath (RFC 9535) without functions.
///
/// A path is `$`, followed by any number of `.name`, `['name']`, `["name"]`, `[0]`, `[-1]`, `.*`, `[*]`, several of
/// these in one bracket, or a filter such as `[?(@.name == 'x')]`. `..` before any of them selects at every depth. A
/// filter compares paths below `@` with strings, numbers, `true`, `false` and `null` by `==` and `!=`, or tests whether
/// a path exists; `&&` binds more tightly than `||`.
struct JSONPath {
    struct Step {
        var selectors: [Selector]
        /// After `..`: applies to the value itself and to everything in it.
        var isRecursive: Bool
    }

    enum Selector {
        case name(String)
        case index(Int)
        case all
        /// Alternatives, each a list of conditions that must all hold.
        case filter([[Condition]])
    }

    struct Condition {
        /// The path after `@`.
        var path: [Selector]
        var test: Test

        enum Test {
            case exists
            case equals(Literal)
            case differs(Literal)
        }
    }

    enum Literal: Equatable {
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    var steps: [Step]

    struct Fault: Error {
        var message: String
        /// The number of bytes that were understood.
        var offset: Int
    }
}

// MARK: Text

extension JSONPath {
    init(_ text: String) throws(Fault) {
        var reader = JSONPathReader(bytes: Array(text.utf8))
        steps = try reader.readSteps()
    }
}

private struct JSONPathReader {
    let bytes: [UInt8]
    var position = 0

    typealias Fault = JSONPath.Fault

    mutating func readSteps() throws(Fault) -> [JSONPath.Step] {
        guard take("$") else { throw fault("a path must begin with '$'") }
        var steps: [JSONPath.Step] = []
        while position < bytes.count {
            if take("..") {
                let selectors = next == UInt8(ascii: "[") ? try readBracket() : [try readDotted()]
                steps.append(.init(selectors: selectors, isRecursive: true))
            } else if take(".") {
                steps.append(.init(selectors: [try readDotted()], isRecursive: false))
            } else if next == UInt8(ascii: "[") {
                steps.append(.init(selectors: try readBracket(), isRecursive: false))
            } else {
                throw fault("expected '.', '..' or '['")
            }
        }
        return steps
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    private mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func readDotted() throws(Fault) -> JSONPath.Selector {
        if take("*") { return .all }
        let start = position
        while let byte = next, isNameByte(byte) { position += 1 }
        guard position > start else { throw fault("expected a name or '*'") }
        return .name(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// Whether the byte may be in a name after a dot: as in RFC 9535 §2.5.1.1, and also `-`, which is common. For
    /// example: `$.components.x-shared`
    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func readBracket() throws(Fault) -> [JSONPath.Selector] {
        position += 1
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpace()
            selectors.append(try readSelector())
            skipSpace()
        } while take(",")
        guard take("]") else { throw fault("expected ',' or ']'") }
        return selectors
    }

    private mutating func readSelector() throws(Fault) -> JSONPath.Selector {
        switch next {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try readString())
        case UInt8(ascii: "*"):
            position += 1
            return .all
        case UInt8(ascii: "?"):
            position += 1
            return .filter(try readFilter())
        default:
            let start = position
            if next == UInt8(ascii: "-") { position += 1 }
            while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
            guard let index = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
                position = start
                throw fault("expected a name in quotation marks, a number, '*' or '?'")
            }
            return .index(index)
        }
    }

    private mutating func readString() throws(Fault) -> String {
        let quote = bytes[position]
        position += 1
        var text: [UInt8] = []
        while let byte = next, byte != quote {
            position += 1
            if byte == UInt8(ascii: "\\") {
                guard let escaped = next else { break }
                guard escaped == quote || escaped == byte || escaped == UInt8(ascii: "/") else {
                    throw fault("only quotation marks, '/' and '\\' can be escaped")
                }
                text.append(escaped)
                position += 1
            } else {
                text.append(byte)
            }
        }
        guard next == quote else { throw fault("the string is not closed") }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: - Filters

    private mutating func readFilter() throws(Fault) -> [[JSONPath.Condition]] {
        skipSpace()
        let isWrapped = take("(")
        var alternatives: [[JSONPath.Condition]] = []
        repeat {
            var conditions: [JSONPath.Condition] = []
            repeat { conditions.append(try readCondition()) } while take("&&")
            alternatives.append(conditions)
        } while take("||")
        if isWrapped {
            guard take(")") else { throw fault("expected '&&', '||' or ')'") }
        }
        return alternatives
    }

    private mutating func readCondition() throws(Fault) -> JSONPath.Condition {
        skipSpace()
        guard take("@") else { throw fault("a condition must begin with '@'") }
        var path: [JSONPath.Selector] = []
        while next == UInt8(ascii: ".") || next == UInt8(ascii: "[") {
            if take(".") {
                path.append(try readDotted())
            } else {
                let selectors = try readBracket()
                guard selectors.count == 1 else { throw fault("a condition must address a single value") }
                path += selectors
            }
            switch path.last {
            case .name, .index: break
            case .all, .filter, nil: throw fault("a condition must address a single value")
            }
        }
        skipSpace()
        var test = JSONPath.Condition.Test.exists
        if take("==") {
            test = .equals(try readLiteral())
        } else if take("!=") {
            test = .differs(try readLiteral())
        }
        skipSpace()
        return .init(path: path, test: test)
    }

    private mutating func readLiteral() throws(Fault) -> JSONPath.Literal {
        skipSpace()
        if next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") { return .string(try readString()) }
        if take("true") { return .bool(true) }
        if take("false") { return .bool(false) }
        if take("null") { return .null }
        let start = position
        while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            position = start
            throw fault("expected a string in quotation marks, a number, true, false or null")
        }
        return .number(number)
    }
}
