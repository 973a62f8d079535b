import Foundation

/// Hides the values of sensitive names in a text that may be JSON, XML, a form, lines of `name: value`, or Swift's
/// description of a value, and that may be cut off anywhere.
struct Scrubber {
    private let redaction: Redaction
    private let bytes: [UInt8]
    /// The end of the last tag. A search for the end of a later one would read the whole rest in vain.
    private let lastTagEnd: Int
    private let depth: Int
    private var index = 0
    private var output: [UInt8] = []

    /// - Parameter depth: the number of levels of strings within strings that are inspected.
    init(_ text: String, _ redaction: Redaction, depth: Int = 3) {
        self.redaction = redaction
        bytes = Array(text.utf8)
        lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        self.depth = depth
    }

    mutating func scrubbed() -> String {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                string()
            } else if isOfName(bytes[index]) {
                word()
            } else {
                take(to: index + 1)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads a quoted name with its value, or a string, which may itself contain any of these formats.
    private mutating func string() {
        let end = endOfString(index)
        let isClosed = end - index > 1 && bytes[end - 1] == UInt8(ascii: "\"")
        let raw = String(decoding: bytes[(index + 1)..<(isClosed ? end - 1 : end)], as: UTF8.self)
        let text = (try? String(jsonText: "\"\(raw)\"")) ?? raw
        if let value = valueStart(behind: end), redaction.hides(text) {
            take(to: value)
            return hideValue(behind: bytes[value - 1])
        }
        guard depth > 0 else { return hide(to: end) }
        var inner = Scrubber(text, redaction, depth: depth - 1)
        let scrubbed = inner.scrubbed()
        if scrubbed == text { return take(to: end) }
        let quoted = scrubbed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        output += Array("\"\(quoted)\"".utf8)
        index = end
    }

    private mutating func word() {
        var end = index
        while end < bytes.count, isOfName(bytes[end]) { end += 1 }
        let raw = String(decoding: bytes[index..<end], as: UTF8.self)
        let isTag = output.last == UInt8(ascii: "<")
        let isHidden = redaction.hides(raw.removingPercentEncoding ?? raw)
        if isHidden, let value = valueStart(behind: end) {
            take(to: value)
            hideValue(behind: bytes[value - 1])
        } else if isHidden, isTag, end <= lastTagEnd, let close = bytes[end...].firstIndex(of: UInt8(ascii: ">")) {
            take(to: close + 1)
            hide(to: bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)
        } else {
            take(to: end)
        }
    }

    /// The start of the value if `:` or `=` follows, except in `https://`.
    private func valueStart(behind end: Int) -> Int? {
        var place = end
        while place < bytes.count, isBlank(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") else {
            return nil
        }
        if bytes[place...].starts(with: "://".utf8) { return nil }
        return place + 1
    }

    /// - Parameter separator: after an equals sign, the value ends as in a form, an address or an attribute; after a
    ///   colon, as in JSON, a header or Swift's description of a value.
    private mutating func hideValue(behind separator: UInt8) {
        var start = index
        while start < bytes.count, isBlank(bytes[start]) { start += 1 }
        take(to: start)
        guard start < bytes.count else { return }
        let ends = Array((separator == UInt8(ascii: "=") ? "&;#,<>\"')]} \t\r\n" : ",<>)]}\r\n").utf8)
        var end = start
        repeat {
            switch bytes[end] {
            case UInt8(ascii: "\""): end = endOfString(end)
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): end = endOfContainer(end)
            case let byte where ends.contains(byte): return hide(to: end)
            default: end += 1
            }
        } while end < bytes.count
        hide(to: end)
    }

    private func endOfString(_ start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, bytes.count)
    }

    private func endOfContainer(_ start: Int) -> Int {
        var (end, open) = (start, 0)
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""): end = endOfString(end) - 1
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): open -= 1
            default: break
            }
            end += 1
            if open == 0 { break }
        }
        return end
    }

    private mutating func take(to end: Int) {
        output += bytes[index..<end]
        index = end
    }

    private mutating func hide(to end: Int) {
        if end > index { output += Array(Redaction.mark.utf8) }
        index = end
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "%"):
            true
        default: false
        }
    }
}
