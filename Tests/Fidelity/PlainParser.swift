/// Reads one JSON text (RFC 8259). Small rather than fast: it shares no code with the readers under test.
public struct PlainParser {
    public struct Fault: Error {
        public var offset: Int
    }

    private let bytes: [UInt8]
    private var position = 0

    public static func parse(_ bytes: [UInt8]) throws(Fault) -> Plain {
        var parser = PlainParser(bytes: bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.position == bytes.count else { throw Fault(offset: parser.position) }
        return value
    }

    public static func parse(_ text: String) throws(Fault) -> Plain { try parse(Array(text.utf8)) }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Skips `text` if it follows.
    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
        position += count
        return true
    }

    private mutating func value() throws(Fault) -> Plain {
        skipSpace()
        switch next {
        case 0x7B: return try object()
        case 0x5B: return try array()
        case 0x22: return .string(try string())
        case 0x74 where take("true"): return .boolean(true)
        case 0x66 where take("false"): return .boolean(false)
        case 0x6E where take("null"): return .null
        default: return try number()
        }
    }

    private mutating func object() throws(Fault) -> Plain {
        var object = PlainObject()
        position += 1
        skipSpace()
        if take("}") { return .object(object) }
        repeat {
            skipSpace()
            guard next == 0x22 else { throw Fault(offset: position) }
            let key = try string()
            skipSpace()
            guard take(":") else { throw Fault(offset: position) }
            object[key] = try value()
            skipSpace()
        } while take(",")
        guard take("}") else { throw Fault(offset: position) }
        return .object(object)
    }

    private mutating func array() throws(Fault) -> Plain {
        var elements: [Plain] = []
        position += 1
        skipSpace()
        if take("]") { return .array(elements) }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw Fault(offset: position) }
        return .array(elements)
    }

    private mutating func number() throws(Fault) -> Plain {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Double(text) != nil else { throw Fault(offset: start) }
        return .number(text)
    }

    private mutating func string() throws(Fault) -> String {
        var output: [UInt8] = []
        position += 1
        while let byte = next {
            position += 1
            switch byte {
            case 0x22: return String(decoding: output, as: UTF8.self)
            case 0x5C: output += Array(String(try escape()).utf8)
            default: output.append(byte)
            }
        }
        throw Fault(offset: position)
    }

    private mutating func escape() throws(Fault) -> Unicode.Scalar {
        guard let byte = next else { throw Fault(offset: position) }
        position += 1
        switch byte {
        case 0x62: return "\u{8}"
        case 0x66: return "\u{C}"
        case 0x6E: return "\n"
        case 0x72: return "\r"
        case 0x74: return "\t"
        case 0x75:
            let unit = try hex()
            guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
            guard take("\\u") else { return "\u{FFFD}" }
            let low = try hex()
            guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        default: return Unicode.Scalar(byte)
        }
    }

    private mutating func hex() throws(Fault) -> UInt32 {
        guard position + 4 <= bytes.count,
            let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw Fault(offset: position) }
        position += 4
        return unit
    }
}
