extension JSONPath {
    init(_ text: String) throws(Fault) {
        var reader = JSONPathReader(bytes: Array(text.utf8))
        guard reader.take("$") else { throw reader.fault("a path must begin with '$'") }
        self = try reader.readPath()
        guard reader.position == reader.bytes.count else { throw reader.fault("expected '.', '..' or '['") }
    }
}

/// Reads a query from its text, by the grammar of RFC 9535.
struct JSONPathReader {
    let bytes: [UInt8]
    var position = 0
    var depth = 0

    private static let depthLimit = 64
    private static let greatestInteger = 1 << 53 - 1

    typealias Fault = JSONPath.Fault

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The segments after `$` or `@`.
    mutating func readPath() throws(Fault) -> JSONPath {
        var segments: [JSONPath.Segment] = []
        while true {
            let end = position
            skipSpace()
            if take("..") {
                let selectors = next == UInt8(ascii: "[") ? try readBracket() : [try readDotted()]
                segments.append(.init(selectors: selectors, isRecursive: true))
            } else if take(".") {
                segments.append(.init(selectors: [try readDotted()], isRecursive: false))
            } else if next == UInt8(ascii: "[") {
                segments.append(.init(selectors: try readBracket(), isRecursive: false))
            } else {
                position = end
                return JSONPath(segments: segments)
            }
        }
    }

    func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    mutating func enter() throws(Fault) {
        depth += 1
        guard depth <= JSONPathReader.depthLimit else {
            throw fault("filters are nested more than \(JSONPathReader.depthLimit) deep")
        }
    }

    // MARK: - Selectors

    private mutating func readDotted() throws(Fault) -> JSONPath.Selector {
        if take("*") { return .all }
        let start = position
        while let byte = next, isNameByte(byte) { position += 1 }
        guard position > start else { throw fault("expected a name or '*'") }
        return .name(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// Whether the byte may be in a name after a dot. RFC 9535 §2.5.1.1 does not allow `-` and `$`.
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
            return .filter(try readCondition())
        default: return try readIndexOrSlice()
        }
    }

    private mutating func readIndexOrSlice() throws(Fault) -> JSONPath.Selector {
        let start = try readInteger()
        let end = position
        skipSpace()
        guard take(":") else {
            guard let start else { throw fault("expected a name in quotation marks, a number, ':', '*' or '?'") }
            position = end
            return .index(start)
        }
        skipSpace()
        var slice = JSONPath.Slice(start: start, end: try readInteger(), step: 1)
        skipSpace()
        if take(":") {
            skipSpace()
            slice.step = try readInteger() ?? 1
        }
        return .slice(slice)
    }

    /// An integer without leading zeros, of at most 53 bits (RFC 9535 §2.1); `nil` if there is none.
    private mutating func readInteger() throws(Fault) -> Int? {
        let start = position
        let isNegative = take("-")
        let digits = position
        while let byte = next, isDigit(byte) { position += 1 }
        guard position > start else { return nil }
        let text = String(decoding: bytes[digits..<position], as: UTF8.self)
        let isPlain = !text.hasPrefix("0") || text == "0" && !isNegative
        guard isPlain, let value = Int(text), value <= JSONPathReader.greatestInteger else {
            position = start
            throw fault("expected an integer of at most 53 bits, without leading zeros")
        }
        return isNegative ? -value : value
    }

    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    mutating func readString() throws(Fault) -> String {
        let quote = bytes[position]
        position += 1
        var text: [UInt8] = []
        while let byte = next, byte != quote {
            guard byte >= 0x20 else { throw fault("a control character must be escaped") }
            if byte == UInt8(ascii: "\\") {
                text += try readEscape(in: quote)
            } else {
                text.append(byte)
                position += 1
            }
        }
        guard next == quote else { throw fault("the string is not closed") }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readEscape(in quote: UInt8) throws(Fault) -> [UInt8] {
        let start = position
        position += 1
        guard let escaped = next else { throw fault("the string is not closed") }
        position += 1
        switch escaped {
        case quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): return [escaped]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var units = readCodeUnit().map { [$0] } ?? []
            if let first = units.first, UTF16.isLeadSurrogate(first), take("\\u"), let second = readCodeUnit() {
                units.append(second)
            }
            var decoder = UTF16()
            var iterator = units.makeIterator()
            if case .scalarValue(let scalar) = decoder.decode(&iterator), iterator.next() == nil {
                return Array(String(scalar).utf8)
            }
        default: break
        }
        position = start
        throw fault("this is not an escape of JSON")
    }

    private mutating func readCodeUnit() -> UInt16? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20 }) else {
            return nil
        }
        position += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
