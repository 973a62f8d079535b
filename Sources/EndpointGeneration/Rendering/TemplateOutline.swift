/// Where the tags of a template are in the Swift that it prints.
struct TemplateOutline {
    struct Tag {
        /// The text between the braces.
        var text: String
        /// The offset in the template, in bytes.
        var offset: Int
        var place: Place
        /// Whether the tag is in the text of a literal, outside of interpolations.
        var isInLiteral = false
    }

    enum Place {
        /// Code that other modules compile too: a declaration that they see, or a body that they inline.
        case signature
        case body
        case lineComment, blockComment
    }

    private(set) var tags: [Tag] = []
    private var tracker = DeclarationTracker()

    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { code in
            let scanner = CodeScanner(code: code)
            var index = 0
            while index < code.count {
                if let end = readTag(at: index, in: code, tracker.place) {
                    index = end
                } else if let part = scanner.part(at: index) {
                    read(part, from: index, with: scanner)
                    index = part.end
                } else if isPartOfWord(code[index]) {
                    index = readWord(at: index, in: code)
                } else {
                    tracker.read(code[index], at: index, in: code)
                    index += 1
                }
            }
        }
        // Sections may contain braces without their partners. An import for signatures serves bodies too.
        guard tracker.isInBraces else { return }
        for index in tags.indices where tags[index].place == .body { tags[index].place = .signature }
    }

    private mutating func read(_ part: CodeScanner.Part, from start: Int, with scanner: CodeScanner) {
        switch part {
        case .lineComment: readTags(in: start..<part.end, of: scanner.code, .lineComment)
        case .blockComment: readTags(in: start..<part.end, of: scanner.code, .blockComment)
        case .literal:
            tracker.readOperand()
            readLiteral(start..<part.end, with: scanner)
        }
    }

    private mutating func readLiteral(_ literal: Range<Int>, with scanner: CodeScanner) {
        var start = literal.lowerBound
        for interpolation in scanner.interpolations(ofLiteralAt: start) {
            readTags(
                in: start..<interpolation.lowerBound,
                of: scanner.code,
                tracker.place,
                isInLiteral: true
            )
            readInterpolation(interpolation, with: scanner)
            start = interpolation.upperBound
        }
        readTags(in: start..<literal.upperBound, of: scanner.code, tracker.place, isInLiteral: true)
    }

    private mutating func readInterpolation(_ range: Range<Int>, with scanner: CodeScanner) {
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = readTag(at: index, in: scanner.code, tracker.place) {
                index = end
            } else if let part = scanner.part(at: index) {
                read(part, from: index, with: scanner)
                index = part.end
            } else {
                index += 1
            }
        }
    }

    private mutating func readTags(
        in range: Range<Int>,
        of code: UnsafeBufferPointer<UInt8>,
        _ place: Place,
        isInLiteral: Bool = false
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard let tag = tag(at: index, in: code) else {
                index += 1
                continue
            }
            tags.append(Tag(text: tag.text, offset: index, place: place, isInLiteral: isInLiteral))
            index = tag.end
        }
    }

    /// - Returns: the index after the tag of code that begins at `start`; `nil` if none does.
    private mutating func readTag(at start: Int, in code: UnsafeBufferPointer<UInt8>, _ place: Place)
        -> Int?
    {
        guard let tag = tag(at: start, in: code) else { return nil }
        tags.append(Tag(text: tag.text, offset: start, place: place))
        tracker.readTag(tag.text)
        return tag.end
    }

    private func tag(at start: Int, in code: UnsafeBufferPointer<UInt8>) -> (text: String, end: Int)? {
        guard start + 1 < code.count, code[start] == UInt8(ascii: "{"),
            code[start + 1] == UInt8(ascii: "{"),
            let end = code[start...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        return (String(decoding: code[(start + 2)..<end], as: UTF8.self), end + 2)
    }

    /// - Returns: the index after the word.
    private mutating func readWord(at start: Int, in code: UnsafeBufferPointer<UInt8>) -> Int {
        let end = code[start...].firstIndex { !isPartOfWord($0) } ?? code.count
        let isCall = end < code.count && code[end] == UInt8(ascii: "(")
        tracker.readWord(String(decoding: code[start..<end], as: UTF8.self), isCall: isCall)
        return end
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
