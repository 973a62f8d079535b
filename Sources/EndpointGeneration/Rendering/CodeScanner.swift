/// Finds the literals and comments in Swift source, in which brackets, signs and line breaks mean nothing.
struct CodeScanner {
    let code: UnsafeBufferPointer<UInt8>

    /// How deep literals are read that are interpolated into each other. Deeper ones count as text.
    static let depthLimit = 16

    /// The part of a source that begins at some byte.
    enum Part {
        /// `//` and the rest of its line.
        case lineComment(end: Int)
        /// `/* … */`, or the rest of the source if it is not closed.
        case blockComment(end: Int, isClosed: Bool)
        /// A string literal, or a regular expression. A string literal that is not closed ends with its line, or with the
        /// source if it may have several.
        case literal(end: Int, isClosed: Bool)

        var end: Int {
            switch self {
            case .lineComment(let end), .blockComment(let end, _), .literal(let end, _): end
            }
        }

        var isClosed: Bool {
            switch self {
            case .lineComment: false
            case .blockComment(_, let isClosed), .literal(_, let isClosed): isClosed
            }
        }
    }

    /// The literal whose first quotation mark or slash is at `index`, or the comment that begins there.
    func part(at index: Int) -> Part? { part(at: index, depth: 0) }

    private func part(at index: Int, depth: Int) -> Part? {
        switch code[index] {
        case UInt8(ascii: "\""): literal(at: index, depth: depth) { _ in }
        case UInt8(ascii: "/"): partWithSlash(at: index)
        default: nil
        }
    }

    /// The parts of a string literal in `\(…)`, with the parentheses.
    func interpolations(ofLiteralAt start: Int) -> [Range<Int>] {
        guard code[start] == UInt8(ascii: "\"") else { return [] }
        var interpolations: [Range<Int>] = []
        _ = literal(at: start, depth: 0) { interpolations.append($0) }
        return interpolations
    }

    /// The literals and comments that contain line breaks.
    static func longParts(of text: [UInt8]) -> [Range<Int>] {
        text.withUnsafeBufferPointer { code in
            let scanner = CodeScanner(code: code)
            var parts: [Range<Int>] = []
            var index = 0
            while index < code.count {
                // Debug builds compare with numbers much faster than with characters.
                guard code[index] == 0x22 || code[index] == 0x2F, let part = scanner.part(at: index) else {
                    index += 1
                    continue
                }
                if scanner.lineEnd(from: index, to: part.end) < part.end { parts.append(index..<part.end) }
                index = part.end
            }
            return parts
        }
    }

    /// Where the comment begins that ends this line; `nil` if code does.
    static func lineComment(of line: [UInt8]) -> Int? {
        line.withUnsafeBufferPointer { code in
            let scanner = CodeScanner(code: code)
            var index = 0
            while index < code.count {
                let part = scanner.part(at: index)
                if case .lineComment? = part { return index }
                index = part?.end ?? index + 1
            }
            return nil
        }
    }

    private func has(_ byte: UInt8, at index: Int) -> Bool { index < code.count && code[index] == byte }

    private func lineEnd(from index: Int, to end: Int) -> Int {
        guard let first = code.baseAddress else { return index }
        return EndpointGeneration.lineEnd(in: first, from: index, to: end)
    }

    private func partWithSlash(at index: Int) -> Part? {
        if index > 0, code[index - 1] == UInt8(ascii: "#") { return expressionInHashes(at: index) }
        if has(UInt8(ascii: "/"), at: index + 1) { return .lineComment(end: lineEnd(from: index, to: code.count)) }
        if has(UInt8(ascii: "*"), at: index + 1) { return blockComment(at: index) }
        return expression(at: index)
    }

    /// A regular expression. For example: `#/[/*]/#` It may have several lines if its first one is empty.
    private func expressionInHashes(at start: Int) -> Part {
        let hashes = hashes(before: start)
        var index = start + 1
        let isLong = code[index...].first { !" \t\r".utf8.contains($0) } == 0x0A
        while index < code.count, isLong || code[index] != 0x0A {
            if code[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
                return .literal(end: index + 1 + hashes, isClosed: true)
            }
            index += 1
        }
        return .literal(end: index, isClosed: false)
    }

    /// A regular expression. Other than the sign of a division, it follows a blank or a sign, and no blank follows it.
    private func expression(at start: Int) -> Part? {
        guard start == 0 || " \t\n([,;:".utf8.contains(code[start - 1]), start + 1 < code.count,
            !" \t\r\n)]},;:=".utf8.contains(code[start + 1])
        else { return nil }
        var index = start + 1
        while index < code.count, code[index] != 0x0A {
            if code[index] == UInt8(ascii: "/") { return .literal(end: index + 1, isClosed: true) }
            index += code[index] == UInt8(ascii: "\\") && !has(0x0A, at: index + 1) ? 2 : 1
        }
        return nil
    }

    private func hashes(before index: Int) -> Int {
        var hashes = 0
        while hashes < index, code[index - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
        return hashes
    }

    private func blockComment(at start: Int) -> Part {
        let end = endOfBlockComment(in: code, from: start)
        return .blockComment(end: end ?? code.count, isClosed: end != nil)
    }

    private func literal(at start: Int, depth: Int, interpolate: (Range<Int>) -> Void) -> Part {
        let hashes = hashes(before: start)
        let isLong = isLongLiteral(at: start, hashes: hashes)
        var index = start + (isLong ? 3 : 1)
        while index < code.count, isLong || code[index] != 0x0A {
            guard code[index] == 0x22 || code[index] == 0x5C else {
                index += 1
                continue
            }
            switch code[index] {
            case UInt8(ascii: "\"") where !isLong || hasQuotes(at: index):
                let end = index + (isLong ? 3 : 1)
                if hasHashes(hashes, at: end) { return .literal(end: end + hashes, isClosed: true) }
                index += 1
            case UInt8(ascii: "\\") where hasHashes(hashes, at: index + 1):
                index += 1 + hashes
                if has(UInt8(ascii: "("), at: index), depth < CodeScanner.depthLimit {
                    let end = endOfInterpolation(at: index, isLong: isLong, depth: depth + 1)
                    interpolate(index..<end)
                    index = end
                } else if !has(0x0A, at: index) {
                    index += 1
                }
            default: index += 1
            }
        }
        return .literal(end: min(index, code.count), isClosed: false)
    }

    /// Whether a literal that begins with three quotation marks may have several lines: `#"""#` has one.
    private func isLongLiteral(at start: Int, hashes: Int) -> Bool {
        guard hasQuotes(at: start) else { return false }
        if hashes == 0 { return true }
        var index = start + 1
        while index < code.count, code[index] != 0x0A {
            if code[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return false }
            index += 1
        }
        return true
    }

    private func hasQuotes(at index: Int) -> Bool {
        (index..<index + 3).allSatisfy { has(UInt8(ascii: "\""), at: $0) }
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        count == 0 || (index..<index + count).allSatisfy { has(UInt8(ascii: "#"), at: $0) }
    }

    /// The index after the parenthesis that closes the one at `start`.
    private func endOfInterpolation(at start: Int, isLong: Bool, depth: Int) -> Int {
        var (open, index) = (0, start)
        while index < code.count, isLong || code[index] != 0x0A {
            if let part = part(at: index, depth: depth) {
                index = part.end
                continue
            }
            if code[index] == UInt8(ascii: "(") { open += 1 }
            if code[index] == UInt8(ascii: ")") { open -= 1 }
            index += 1
            if open == 0 { return index }
        }
        return index
    }
}

/// The end of a block comment of Swift, which may contain others; `nil` if it is not closed.
func endOfBlockComment<Code: RandomAccessCollection<UInt8>>(in code: Code, from start: Int) -> Int?
where Code.Index == Int {
    var (depth, index) = (0, start)
    while index + 1 < code.endIndex {
        switch (code[index], code[index + 1]) {
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
        case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
        default:
            index += 1
            continue
        }
        index += 2
        if depth == 0 { return index }
    }
    return nil
}
