/// Parses a template's text line by line.
struct TemplateParser {
    private let template: String
    private let text: [UInt8]
    /// The `//` or `///` of the comment that contains a tag, by the offset of the tag.
    private let comments: [Int: [UInt8]]
    private var stack = [Frame(section: "", offset: 0)]
    private var tags: [Template.Tag] = []

    private static let depthLimit = 64

    /// A section that is not closed yet.
    private struct Frame {
        var section: String
        var offset: Int
        private var closed: [Template.Part] = []
        /// The text after the closed parts, to which more may be added.
        private var text: [UInt8] = []
        var separator: Template.Separator?
        /// The comma tag of the section and its offset, after which nothing else may follow.
        var comma: (tag: String, offset: Int)?

        init(section: String, offset: Int) {
            self.section = section
            self.offset = offset
        }

        var parts: [Template.Part] { text.isEmpty ? closed : closed + [.text(text)] }

        mutating func add(_ part: Template.Part) {
            if case .text(let more) = part { return text += more }
            if !text.isEmpty { closed.append(.text(text)) }
            text = []
            closed.append(part)
        }
    }

    private enum Piece {
        case text([UInt8])
        /// A tag and its offset in the template.
        case tag(String, Int)

        /// Whether it is only spaces and tabs.
        var isBlank: Bool {
            guard case .text(let bytes) = self else { return false }
            return bytes.allSatisfy(TemplateParser.isBlank)
        }
    }

    /// - Throws: ``TemplateFault`` for malformed tags, such as a section that is never closed.
    static func parse(_ text: [UInt8], template: String) throws(TemplateFault) -> ([Template.Part], [Template.Tag]) {
        var lines: [ArraySlice<UInt8>] = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        var parser = TemplateParser(text, template: template)
        for line in lines { try parser.read(line) }
        let last = parser.stack[parser.stack.count - 1]
        guard parser.stack.count == 1 else {
            throw parser.fault("{{#\(last.section)}} is never closed", at: last.offset)
        }
        return (last.parts, parser.tags)
    }

    private init(_ text: [UInt8], template: String) {
        self.template = template
        self.text = text
        comments = TemplateOutline(text).tags.reduce(into: [:]) { comments, tag in
            guard case .lineComment(let start) = tag.place else { return }
            comments[tag.offset] = Array(text[start...].prefix { $0 == UInt8(ascii: "/") })
        }
    }

    private func fault(_ problem: String, at offset: Int, remedy: String? = nil) -> TemplateFault {
        TemplateFault(template: template, problem: problem, offset: offset, remedy: remedy)
    }

    private mutating func read(_ line: ArraySlice<UInt8>) throws(TemplateFault) {
        let pieces = try pieces(of: line)
        let indentation = line.prefix(while: TemplateParser.isBlank)
        let rest = pieces.filter { !$0.isBlank }
        if rest.count == 1, case .tag(let tag, let offset)? = rest.first {
            try checkComma(before: tag)
            if try readLone(tag, at: offset, indentation: Array(indentation)) { return }
        } else if !rest.isEmpty {
            try checkComma()
        }
        let depth = stack.count
        stack.append(Frame(section: "", offset: 0))
        // A comment may follow a comma at the end of its line.
        var isComment = false
        for piece in pieces {
            switch piece {
            case .text(let bytes):
                let code = bytes.drop(while: TemplateParser.isBlank)
                let followsComma = stack.count == depth + 1 && stack[depth].comma != nil
                isComment = isComment || followsComma && code.starts(with: "//".utf8)
                if !isComment, !followsComma || !code.isEmpty { try checkComma() }
                add(.text(bytes))
            case .tag(let tag, let offset):
                if !isComment { try checkComma(before: tag) }
                let prefix = comments[offset].map { [UInt8(ascii: "\n")] + indentation + $0 }
                try readInline(tag, at: offset, commentedBy: prefix)
            }
        }
        let open = stack[stack.count - 1]
        guard stack.count == depth + 1 else {
            throw fault("{{#\(open.section)}} must be closed on its line, or stand alone on it", at: open.offset)
        }
        stack.removeLast()
        if open.separator == nil {
            for part in open.parts { add(part) }
        } else {
            add(.fitting(open.parts, indentation: indentation.prefix { $0 == UInt8(ascii: " ") }.count))
        }
        if let comma = open.comma { stack[depth - 1].comma = comma }
        add(.text([UInt8(ascii: "\n")]))
    }

    /// Checks that nothing but a closing tag follows the comma tag of the innermost section.
    private func checkComma(before tag: String? = nil) throws(TemplateFault) {
        guard let comma = stack[stack.count - 1].comma, tag?.hasPrefix("/") != true,
            let section = stack.last(where: { !$0.section.isEmpty })?.section
        else { return }
        throw fault(
            "{{\(comma.tag)}} is not the last thing in {{#\(section)}}",
            at: comma.offset,
            remedy: "move it before {{/\(section)}}; only a '//' comment may follow it"
        )
    }

    private mutating func add(_ part: Template.Part) { stack[stack.count - 1].add(part) }

    private mutating func open(_ section: String, at offset: Int) throws(TemplateFault) {
        guard stack.count <= TemplateParser.depthLimit else {
            throw fault("sections are nested more than \(TemplateParser.depthLimit) deep", at: offset)
        }
        note(section, .section, at: offset)
        stack.append(Frame(section: section, offset: offset))
    }

    private mutating func note(_ name: String, _ kind: Template.Tag.Kind, at offset: Int) {
        let sections = stack.map(\.section).filter { !$0.isEmpty }
        tags.append(Template.Tag(name: name, kind: kind, surroundings: sections, offset: offset))
    }

    /// The fault of a closing tag that does not close the innermost section.
    private func mismatch(of section: String, at offset: Int) -> TemplateFault {
        guard !section.isEmpty, let opened = stack.lastIndex(where: { $0.section == section }),
            let inner = stack[opened...].dropFirst().first(where: { !$0.section.isEmpty })
        else { return valueInPlace(of: section) ?? fault("{{/\(section)}} has no opening tag", at: offset) }
        guard String(decoding: text[offset...], as: UTF8.self).contains("{{/\(inner.section)}}") else {
            return fault("{{#\(inner.section)}} is never closed", at: inner.offset)
        }
        let line = text[..<inner.offset].filter { $0 == UInt8(ascii: "\n") }.count + 1
        return fault(
            "{{#\(inner.section)}} of line \(line) is not closed before {{/\(section)}}",
            at: offset,
            remedy: "close {{#\(inner.section)}} first"
        )
    }

    /// The fault of a value that has the name of a section which is closed, but was never opened.
    private func valueInPlace(of section: String) -> TemplateFault? {
        let surroundings = stack.map(\.section).filter { !$0.isEmpty }
        let value = tags.last { $0.name == section && $0.kind == .value && $0.surroundings == surroundings }
        return value.map { fault("'\(section)' is a section; write {{#\(section)}}", at: $0.offset) }
    }

    /// Reads a tag that is alone on its line.
    ///
    /// - Returns: `false` if the tag has no special meaning there and must be read as an inline tag.
    private mutating func readLone(_ tag: String, at offset: Int, indentation: [UInt8]) throws(TemplateFault) -> Bool {
        switch tag.utf8.first {
        case UInt8(ascii: "#"):
            let section = String(tag.dropFirst())
            try open(section, at: offset)
        case UInt8(ascii: "/"):
            let section = String(tag.dropFirst())
            let closed = stack[stack.count - 1]
            guard stack.count > 1, closed.section == section else { throw mismatch(of: section, at: offset) }
            stack.removeLast()
            add(.section(TemplateContext.Name(section), closed.parts, nil))
        case UInt8(ascii: ",")?, nil: return false
        case let first? where isCapital(first): return false
        default:
            note(tag, .value, at: offset)
            add(.line(TemplateContext.Name(tag), indentation: indentation))
        }
        return true
    }

    /// - Parameter comment: what every line of a value but its first begins with, if the tag is in a comment.
    private mutating func readInline(_ tag: String, at offset: Int, commentedBy comment: [UInt8]?) throws(TemplateFault)
    {
        switch tag.utf8.first {
        case UInt8(ascii: "#"):
            let section = String(tag.dropFirst())
            try open(section, at: offset)
        case UInt8(ascii: "/"):
            let section = String(tag.dropFirst())
            let frame = stack[stack.count - 1]
            guard !frame.section.isEmpty else {
                if let opened = valueInPlace(of: section) { throw opened }
                throw fault("{{/\(section)}} must be opened on its line, or stand alone on it", at: offset)
            }
            guard frame.section == section else { throw mismatch(of: section, at: offset) }
            stack.removeLast()
            add(.section(TemplateContext.Name(section), frame.parts, frame.separator))
            if let separator = frame.separator, separator != .comma { noteWrapping(separator) }
        case UInt8(ascii: ","): try readSeparator(tag, at: offset)
        case let first? where isCapital(first):
            if let name = Template.library(tag) { return add(name) }
            note(tag, .unknownName, at: offset)
        default:
            note(tag, .value, at: offset)
            let name = TemplateContext.Name(tag)
            add(comment.map { .commented(name, prefix: $0) } ?? .value(name))
        }
    }

    /// Records that the line of the section wraps in the way that `separator` says.
    private mutating func noteWrapping(_ separator: Template.Separator) {
        if let line = stack.lastIndex(where: \.section.isEmpty) { stack[line].separator = separator }
    }

    private mutating func readSeparator(_ tag: String, at offset: Int) throws(TemplateFault) {
        guard let separator = Template.Separator(rawValue: tag) else {
            throw fault("{{\(tag)}} is not a separator", at: offset)
        }
        let frame = stack[stack.count - 1]
        // In a section whose tags are on their own lines, line breaks also separate the elements.
        let isInBlock = frame.section.isEmpty && stack.count > 2
        guard !frame.section.isEmpty || isInBlock && separator == .comma else {
            throw fault(
                "{{\(tag)}} is in no section that begins on its line",
                at: offset,
                remedy: "write it before the {{/…}} of a section on the same line"
            )
        }
        if !isInBlock { stack[stack.count - 1].separator = separator }
        add(.separator(Array((isInBlock ? "," : ", ").utf8)))
        stack[stack.count - 1].comma = (tag, offset)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    private func pieces(of line: ArraySlice<UInt8>) throws(TemplateFault) -> [Piece] {
        var pieces: [Piece] = []
        var text: [UInt8] = []
        var index = line.startIndex
        while index < line.endIndex {
            guard line[index] == UInt8(ascii: "{"), index + 1 < line.endIndex, line[index + 1] == UInt8(ascii: "{")
            else {
                text.append(line[index])
                index += 1
                continue
            }
            if index + 2 < line.endIndex, line[index + 2] == UInt8(ascii: "{") {
                throw fault(
                    "'{{{' is not a tag",
                    at: index,
                    remedy: "write a space between the brace and the tag: '{ {{'"
                )
            }
            var end = index + 2
            while end < line.endIndex, line[end] != UInt8(ascii: "}") { end += 1 }
            guard end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: "}") else {
                throw fault("'{{' without '}}'", at: index, remedy: "close the tag on its line with '}}'")
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = []
            pieces.append(.tag(String(decoding: line[(index + 2)..<end], as: UTF8.self), index))
            index = end + 2
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }
}
