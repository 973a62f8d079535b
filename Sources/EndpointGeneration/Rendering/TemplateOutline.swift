/// Where the tags of a template are in the Swift that it prints.
struct TemplateOutline {
    struct Tag {
        /// The text between the braces.
        var text: String
        /// The offset in the template, in bytes.
        var offset: Int
        var place: Place
    }

    enum Place: Equatable {
        case code
        /// The text of a literal, outside of interpolations.
        case literal
        /// A `//` comment that begins at this offset.
        case lineComment(start: Int)
        case blockComment
    }

    private(set) var tags: [Tag] = []
    /// The offset of the first literal that is interpolated too deep to be read.
    private(set) var deepLiteral: Int?

    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { read(0..<$0.count, of: CodeScanner(code: $0), depth: 0) }
    }

    /// The types that tags in code name.
    var types: Set<LibraryName> {
        let types = tags.compactMap { tag -> LibraryName? in
            guard tag.place == .code, case .library(let name, _)? = Template.library(tag.text) else { return nil }
            return name
        }
        return Set(types)
    }

    private mutating func read(_ range: Range<Int>, of scanner: CodeScanner, depth: Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = readTag(at: index, in: scanner.code, .code) {
                index = end
            } else if let part = scanner.part(at: index) {
                switch part {
                case .lineComment: readTags(in: index..<part.end, of: scanner.code, .lineComment(start: index))
                case .blockComment: readTags(in: index..<part.end, of: scanner.code, .blockComment)
                case .literal where depth >= CodeScanner.depthLimit: deepLiteral = deepLiteral ?? index
                case .literal: readLiteral(index..<part.end, of: scanner, depth: depth)
                }
                index = part.end
            } else {
                index += 1
            }
        }
    }

    private mutating func readLiteral(_ literal: Range<Int>, of scanner: CodeScanner, depth: Int) {
        var start = literal.lowerBound
        for interpolation in scanner.interpolations(ofLiteralAt: start) {
            readTags(in: start..<interpolation.lowerBound, of: scanner.code, .literal)
            read(interpolation, of: scanner, depth: depth + 1)
            start = interpolation.upperBound
        }
        readTags(in: start..<literal.upperBound, of: scanner.code, .literal)
    }

    private mutating func readTags(in range: Range<Int>, of code: UnsafeBufferPointer<UInt8>, _ place: Place) {
        var index = range.lowerBound
        while index < range.upperBound { index = readTag(at: index, in: code, place) ?? index + 1 }
    }

    /// - Returns: the index after the tag that begins at `start`; `nil` if none does.
    private mutating func readTag(at start: Int, in code: UnsafeBufferPointer<UInt8>, _ place: Place) -> Int? {
        guard start + 1 < code.count, code[start] == UInt8(ascii: "{"),
            code[start + 1] == UInt8(ascii: "{"),
            let end = code[start...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let text = String(decoding: code[(start + 2)..<end], as: UTF8.self)
        tags.append(Tag(text: text, offset: start, place: place))
        return end + 2
    }
}
