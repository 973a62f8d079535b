/// A line of generated Swift. If it is too wide after its template has wrapped its lists, it breaks where `swift format`
/// breaks it. A line without such a place, for example one of a long string literal, stays too wide. A line that begins
/// inside a literal or a comment stays as it is, because a break would change it.
struct CodeLine {
    var indentation: Int
    var code: [UInt8]

    /// Breaks every line of `text` that is too wide, except comments. Each line ends with a line break.
    static func breakWideLines(of text: [UInt8]) -> [UInt8] {
        let wide = wideLines(of: text)
        if wide.isEmpty { return text }
        var output = TextBuffer()
        var copied = 0
        for line in wide {
            output.append(Array(text[copied..<line.lowerBound]))
            let code = text[line].drop { $0 == UInt8(ascii: " ") }
            let whole = CodeLine(indentation: code.startIndex - line.lowerBound, code: Array(code))
            for part in whole.brokenBeforeComment() {
                output.indent(by: part.indentation)
                output.append(part.code)
                output.append(UInt8(ascii: "\n"))
            }
            copied = line.upperBound + 1
        }
        output.append(Array(text[copied...]))
        return output.bytes
    }

    /// The lines of code that are too wide, without their line breaks.
    private static func wideLines(of text: [UInt8]) -> [Range<Int>] {
        let lines = text.withUnsafeBufferPointer { bytes -> [Range<Int>] in
            guard let first = bytes.baseAddress else { return [] }
            var lines: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let end = lineEnd(in: first, from: start, to: bytes.count)
                if end < bytes.count, end - start > Template.widest { lines.append(start..<end) }
                start = end + 1
            }
            return lines
        }
        if lines.isEmpty { return [] }
        var parts = CodeScanner.longParts(of: text)[...]
        return lines.filter { line in
            parts = parts.drop { $0.upperBound <= line.lowerBound }
            return parts.first.map { line.lowerBound <= $0.lowerBound } ?? true
        }
    }

    /// Breaks the code of the line. A comment after it follows the last line.
    private func brokenBeforeComment() -> [CodeLine] {
        guard let comment = CodeScanner.lineComment(of: code) else { return broken() }
        let end = code[..<comment].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
        var lines = CodeLine(indentation: indentation, code: Array(code[..<end])).broken()
        lines[lines.count - 1].code += code[end...]
        return lines
    }

    private func broken() -> [CodeLine] {
        if indentation + code.count <= Template.widest || indentation >= Template.widest { return [self] }
        if let lines = brokenGuard() { return lines }
        guard let outline = CodeOutline(of: code) else { return brokenHeading() }
        if outline.isAlias, let dot = outline.lastDot { return split(at: dot, rest: dot) }
        if let group = outline.lastGroup, breaks(inside: group, outline) { return elements(of: group) }
        guard let sign = outline.equals ?? outline.colon else { return [self] }
        return split(at: sign + 1, rest: sign + 2)
    }

    /// Breaks a `guard` into a line for each condition, and one for `else`; `nil` if this is none.
    private func brokenGuard() -> [CodeLine]? {
        let keyword = Array("guard ".utf8)
        guard code.starts(with: keyword), let end = code.ranges(of: Array(" else {".utf8)).last?.lowerBound,
            end > keyword.count, CodeOutline(of: Array(code[keyword.count..<end])) != nil
        else { return nil }
        var conditions = CodeOutline.elements(of: Array(code[keyword.count..<end]))
        for index in conditions.indices.dropLast() { conditions[index].append(UInt8(ascii: ",")) }
        var first = CodeLine(indentation: indentation, code: keyword.dropLast())
        if indentation + keyword.count + conditions[0].count <= Template.widest {
            first.code = keyword + conditions.removeFirst()
        }
        return [first] + conditions.flatMap(inner)
            + [CodeLine(indentation: indentation, code: Array(code[(end + 1)...]))]
    }

    /// Breaks the heading of an extension or a type.
    private func brokenHeading() -> [CodeLine] {
        let heading = Array(code.dropLast(2))
        guard code.suffix(2).elementsEqual(" {".utf8), CodeOutline(of: heading)?.colon != nil else { return [self] }
        return CodeLine(indentation: indentation, code: heading).broken()
            + [CodeLine(indentation: indentation, code: [UInt8(ascii: "{")])]
    }

    /// Whether the line breaks inside these brackets, not after a sign before them.
    private func breaks(inside group: ClosedRange<Int>, _ outline: CodeOutline) -> Bool {
        guard let sign = outline.equals ?? outline.colon else { return true }
        let isCase = outline.equals == nil && code.starts(with: "case ".utf8)
        return !isCase && group.lowerBound > sign && indentation + group.lowerBound < Template.widest
    }

    private func split(at end: Int, rest: Int) -> [CodeLine] {
        CodeLine(indentation: indentation, code: Array(code[..<end])).broken() + inner(Array(code[rest...]))
    }

    private func inner(_ code: [UInt8]) -> [CodeLine] {
        CodeLine(indentation: indentation + 4, code: code).broken()
    }

    /// Breaks inside brackets: arguments get a line each, and elements of an array fill lines.
    private func elements(of group: ClosedRange<Int>) -> [CodeLine] {
        var elements = CodeOutline.elements(of: Array(code[(group.lowerBound + 1)..<group.upperBound]))
        let isArray = code[group.lowerBound] == UInt8(ascii: "[")
        for index in elements.indices where index < elements.count - 1 || isArray && index > 0 {
            elements[index].append(UInt8(ascii: ","))
        }
        if isArray { elements = filled(elements) }
        return [CodeLine(indentation: indentation, code: Array(code[...group.lowerBound]))]
            + elements.flatMap(inner)
            + [CodeLine(indentation: indentation, code: Array(code[group.upperBound...]))]
    }

    private func filled(_ elements: [[UInt8]]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for element in elements {
            if let last = lines.last, indentation + 5 + last.count + element.count <= Template.widest {
                lines[lines.count - 1] += [UInt8(ascii: " ")] + element
            } else {
                lines.append(element)
            }
        }
        return lines
    }
}
