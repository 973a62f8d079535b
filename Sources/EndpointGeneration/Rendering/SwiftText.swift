#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Converts untrusted text to safe Swift source.
package enum SwiftText {
    /// A string literal that means exactly `text`.
    package static func literal(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where isUnprintable(scalar): literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// A name as an argument's label. Of the keywords only these three need backticks there.
    static func label(_ name: String) -> String {
        guard SwiftName.hasBackticks(name), !["`inout`", "`let`", "`var`"].contains(name) else { return name }
        return SwiftName.withoutBackticks(name)
    }

    static func literal(_ value: Literal) -> String {
        if case .string(let text) = value { literal(text) } else { value.plainText }
    }

    /// A raw string literal that means exactly `text` and keeps quotation marks readable. For example: `#"{"id": 7}"#`
    static func rawLiteral(_ text: String) -> String {
        if text.unicodeScalars.contains(where: isUnprintable) { return literal(text) }
        var fence = ""
        while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
        return "\(fence)\"\(text)\"\(fence)"
    }

    /// Whether a literal spells the text as it is.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.baseAddress, isPrintableASCII(first, bytes.count) else { return bytes.isEmpty }
            return memchr(first, 0x22, bytes.count) == nil && memchr(first, 0x5C, bytes.count) == nil
        }
    }

    /// Replaces each unprintable character by a space, so that the text fits on one line of a comment.
    static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isUnprintable($0) ? " " : $0 }))
    }

    static func isPrintableASCII(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var index = 0
        while index < count, bytes[index] &- 0x20 < 0x5F { index += 1 }
        return index == count
    }

    /// Whether the scalar is a control character, a line break or an invisible mark, such as one that reorders text.
    static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
