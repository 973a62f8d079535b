/// A line of generated Swift. If it is too wide after its template has wrapped its lists, it breaks where `swift format`
/// breaks it. A line without such a place, for example one of a long string literal, stays too wide.
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
            for part in CodeLine(indentation: code.startIndex - line.lowerBound, code: Array(code)).broken() {
                output.indent(by: part.indentation)
                output.append(part.code)
                output.append(UInt8(ascii: "\n"))
            }
            copied = line.upperBound + 1
        }
        output.append(Array(text[copied...]))
        return output.bytes
    }

    /// The lines that are too wide, without their line breaks.
    private static func wideLines(of text: [UInt8]) -> [Range<Int>] {
        text.withUnsafeBufferPointer { bytes in
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
    }

    private func broken() -> [CodeLine] {
        if indentation + code.count <= Template.widest { return [self] }
        guard let outline = CodeOutline(of: code) else { return brokenHeading() }
        if outline.isAlias, let dot = outline.lastDot { return split(at: dot, rest: dot) }
        if let group = outline.lastGroup, breaks(inside: group, outline) { return elements(of: group) }
        guard let sign = outline.equals ?? outline.colon else { return [self] }
        return split(at: sign + 1, rest: sign + 2)
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

// MARK: CodeOutline

/// The places where a line of Swift can break: those outside of its brackets and string literals.
struct CodeOutline {
    /// The first colon before a space.
    private(set) var colon: Int?
    /// The first `=` between spaces.
    private(set) var equals: Int?
    /// Whether the line declares another name for a type.
    private(set) var isAlias = false
    private(set) var lastDot: Int?
    private var commas: [Int] = []
    /// The last parentheses or square brackets that contain something, with the brackets themselves.
    private(set) var lastGroup: ClosedRange<Int>?

    /// - Returns: `nil` for a comment, and if a bracket or a literal is not closed on the line.
    init?(of code: [UInt8]) {
        if code.starts(with: "//".utf8) { return nil }
        var open: [Int] = []
        var index = 0
        while index < code.count {
            switch code[index] {
            case UInt8(ascii: "\""):
                guard let end = Self.endOfLiteral(at: index, in: code) else { return nil }
                index = end
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: "<") where index > 0 && code[index - 1] != UInt8(ascii: " "): open.append(index)
            case UInt8(ascii: ">") where open.last.map { code[$0] == UInt8(ascii: "<") } == true: open.removeLast()
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let start = open.popLast() else { return nil }
                if open.isEmpty { note(start...index, in: code) }
            case let byte where open.isEmpty: note(byte, at: index, in: code)
            default: break
            }
            index += 1
        }
        if !open.isEmpty { return nil }
        if let equals {
            isAlias = code[..<equals].split(separator: UInt8(ascii: " ")).contains {
                $0.elementsEqual("typealias".utf8)
            }
        }
    }

    private mutating func note(_ group: ClosedRange<Int>, in code: [UInt8]) {
        if group.count > 2, code[group.lowerBound] != UInt8(ascii: "{") { lastGroup = group }
    }

    private mutating func note(_ byte: UInt8, at index: Int, in code: [UInt8]) {
        let isBeforeSpace = index + 2 < code.count && code[index + 1] == UInt8(ascii: " ")
        let isAfterSpace = index > 0 && code[index - 1] == UInt8(ascii: " ")
        switch byte {
        case UInt8(ascii: ":") where isBeforeSpace && !isAfterSpace && colon == nil: colon = index
        case UInt8(ascii: "=") where isBeforeSpace && isAfterSpace && equals == nil: equals = index
        case UInt8(ascii: ".") where index > 0 && !isAfterSpace: lastDot = index
        case UInt8(ascii: ","): commas.append(index)
        default: break
        }
    }

    /// The index of the quotation mark that closes the literal whose first quotation mark is at `start`.
    private static func endOfLiteral(at start: Int, in code: [UInt8]) -> Int? {
        let fence = code[..<start].reversed().prefix { $0 == UInt8(ascii: "#") }.count
        let hashes = repeatElement(UInt8(ascii: "#"), count: fence)
        var index = start + 1
        while index < code.count {
            if code[index] == UInt8(ascii: "\""), code[(index + 1)...].starts(with: hashes) { return index }
            if code[index] == UInt8(ascii: "\\"), fence == 0 {
                index += 1
                if index < code.count, code[index] == UInt8(ascii: "(") {
                    guard let end = endOfInterpolation(at: index, in: code) else { return nil }
                    index = end
                }
            }
            index += 1
        }
        return nil
    }

    /// The index of the parenthesis that closes the one at `start`.
    private static func endOfInterpolation(at start: Int, in code: [UInt8]) -> Int? {
        var depth = 0
        var index = start
        while index < code.count {
            switch code[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index }
            case UInt8(ascii: "\""):
                guard let end = endOfLiteral(at: index, in: code) else { return nil }
                index = end
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The texts between the commas of `code`, without spaces around them.
    static func elements(of code: [UInt8]) -> [[UInt8]] {
        var elements: [[UInt8]] = []
        var start = 0
        for comma in (CodeOutline(of: code)?.commas ?? []) + [code.count] {
            elements.append(Array(code[start..<comma].drop { $0 == UInt8(ascii: " ") }))
            start = comma + 1
        }
        return elements
    }
}
