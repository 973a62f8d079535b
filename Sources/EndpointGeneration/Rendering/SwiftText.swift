/// Converts untrusted text to safe Swift source.
package enum SwiftText {
    /// A string literal that means exactly `text`.
    package static func literal(_ text: String) -> String {
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
        ["`inout`", "`let`", "`var`"].contains(name) ? name : name.filter { $0 != "`" }
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

    /// A `///` comment with a blank comment line between paragraphs; empty if there are no paragraphs.
    static func comment(_ documentation: Documentation) -> String {
        var lines: [String] = []
        for paragraph in documentation.paragraphs {
            if !lines.isEmpty { lines.append("///") }
            lines += commentLines(paragraph)
        }
        return lines.joined(separator: "\n")
    }

    /// Replaces each unprintable character by a space, so that the text fits on one line of a comment.
    static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isUnprintable($0) ? " " : $0 }))
    }

    private static func commentLines(_ paragraph: String) -> [String] {
        if let line = plainLine(paragraph) {
            var wrap = CommentWrap()
            return line.utf8.count <= CommentWrap.width ? ["/// " + line] : wrap.wrap(line).map { "/// " + $0 }
        }
        let paragraph = markdown(fromHTML: paragraph)
        var lines: [String] = []
        var wrap = CommentWrap()
        for line in paragraph.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
            var text = String.UnicodeScalarView(line.unicodeScalars.filter { !isUnprintable($0) })
            while let last = text.last, last == " " || last == "\t" { text.removeLast() }
            if text.isEmpty, lines.last == "///" || lines.isEmpty { continue }
            if text.isEmpty {
                lines.append("///")
            } else {
                lines += wrap.wrap(String(text)).map { "/// " + $0 }
            }
        }
        while lines.last == "///" { lines.removeLast() }
        return lines
    }

    /// A fast path: most paragraphs are one line of printable ASCII and need no processing by character.
    private static func plainLine(_ paragraph: String) -> String? {
        var paragraph = paragraph
        return paragraph.withUTF8 { bytes in
            guard let last = bytes.last, last != 0x20 else { return nil }
            var index = 0
            while index < bytes.count {
                if bytes[index] < 0x20 || bytes[index] > 0x7E || bytes[index] == UInt8(ascii: "<") { return nil }
                index += 1
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func isLineEnd(_ character: Character) -> Bool {
        character.isNewline
    }

    /// Whether the scalar is a control character, a line break or an invisible mark, such as one that reorders text.
    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
