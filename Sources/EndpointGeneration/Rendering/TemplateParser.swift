import EndpointDescription
import EndpointTemplates

/// Parses a template's text line by line.
struct TemplateParser {
    private let template: String
    private let text: [UInt8]
    private var stack = [Frame(section: "", offset: 0)]
    private var tags: [Template.Tag] = []

    private static let depthLimit = 64

    /// A section that is not closed yet.
    private struct Frame {
        var section: String
        var offset: Int
        var parts: [Template.Part] = []
        var separator: Template.Separator?
    }

    private enum Piece {
        case text([UInt8])
        /// A tag and its offset in the template.
        case tag(String, Int)
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
    }

    private func fault(_ problem: String, at offset: Int) -> TemplateFault {
        TemplateFault(template: template, problem: problem, offset: offset)
    }

    private mutating func read(_ line: ArraySlice<UInt8>) throws(TemplateFault) {
        let pieces = try pieces(of: line)
        var indentation = 0
        var rest = pieces[...]
        if case .text(let bytes)? = rest.first {
            indentation = bytes.prefix { $0 == UInt8(ascii: " ") }.count
            if indentation == bytes.count { rest = rest.dropFirst() }
        }
        if rest.count == 1, case .tag(let tag, let offset)? = rest.first,
            try readLone(tag, at: offset, indentation: indentation)
        {
            return
        }
        let depth = stack.count
        stack.append(Frame(section: "", offset: 0))
        for piece in pieces {
            switch piece {
            case .text(let bytes): add(.text(bytes))
            case .tag(let tag, let offset): try readInline(tag, at: offset)
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
            add(.fitting(open.parts, indentation: indentation))
        }
        add(.text([UInt8(ascii: "\n")]))
    }

    private mutating func add(_ part: Template.Part) {
        let top = stack.count - 1
        if case .text(let more) = part, case .text(let bytes)? = stack[top].parts.last {
            stack[top].parts[stack[top].parts.count - 1] = .text(bytes + more)
        } else {
            stack[top].parts.append(part)
        }
    }

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
        if !section.isEmpty, let opened = stack.lastIndex(where: { $0.section == section }),
            let inner = stack[opened...].dropFirst().first(where: { !$0.section.isEmpty }),
            !String(decoding: text[offset...], as: UTF8.self).contains("{{/\(inner.section)}}")
        {
            return fault("{{#\(inner.section)}} is never closed", at: inner.offset)
        }
        return valueInPlace(of: section) ?? fault("{{/\(section)}} has no opening tag", at: offset)
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
    private mutating func readLone(_ tag: String, at offset: Int, indentation: Int) throws(TemplateFault) -> Bool {
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

    private mutating func readInline(_ tag: String, at offset: Int) throws(TemplateFault) {
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
            add(.value(TemplateContext.Name(tag)))
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
            throw fault("{{\(tag)}} is in no section that begins on its line", at: offset)
        }
        if !isInBlock { stack[stack.count - 1].separator = separator }
        add(.separator(Array((isInBlock ? "," : ", ").utf8)))
    }

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
            var end = index + 2
            while end < line.endIndex, line[end] != UInt8(ascii: "}") { end += 1 }
            guard end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: "}") else {
                throw fault("'{{' without '}}'", at: index)
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

// MARK: checkTemplate

/// Parses a user's template and reports every fault in it.
///
/// The template may use the placeholders of the embedded template with the same name, and `{{access}}`. A section must
/// not contain itself, because the output would grow with every level.
func checkTemplate(_ name: String, _ text: [UInt8], path: String, log: DiagnosticLog) {
    guard let embedded = EndpointTemplates.texts[name], let known = try? Template(name: name, embedded) else { return }
    let template: Template
    do {
        template = try Template(name: name, text)
    } catch {
        log.error(error.problem, at: place(inText: text, path: path, offset: error.offset))
        return
    }
    checkMark(of: name, text, path: path, log: log)
    let values = Set(known.tags.filter { $0.kind == .value }.map(\.name)).union(["access"])
    let sections = Set(known.tags.filter { $0.kind == .section }.map(\.name))
    let places = places(inText: text, path: path)
    for tag in template.tags {
        let place = places(tag.offset)
        if tag.kind == .unknownName {
            let near = nearestLibraryName(to: tag.name) ?? nearestName(to: tag.name, among: values.sorted())
            reportUnknownName(tag.name, nearest: near, at: place, log: log)
            continue
        }
        let isSection = tag.kind == .section
        let (right, wrong) = isSection ? (sections, values) : (values, sections)
        if right.contains(tag.name) {
            guard isSection, tag.surroundings.contains(tag.name) else { continue }
            log.error("{{#\(tag.name)}} is nested in itself", at: place)
        } else if wrong.contains(tag.name) {
            if isSection {
                log.error("'\(tag.name)' is a value; write {{\(tag.name)}}", at: place)
            } else {
                log.error("'\(tag.name)' is a section; write {{#\(tag.name)}}", at: place)
            }
        } else {
            let near = nearestName(to: tag.name, among: right.sorted())
            log.error(
                "the template '\(name)' has no value or section '\(tag.name)'\(suggestion(near))",
                at: place,
                remedy: "use one of \((values.sorted() + sections.sorted().map { "#" + $0 }).joined(separator: ", "))"
            )
        }
    }
}

/// A capitalized tag must name a type that generated code uses. Other types are written without braces.
private func reportUnknownName(_ name: String, nearest near: String?, at place: SourceLocation, log: DiagnosticLog) {
    log.error(
        "there is no tag for the type '\(name)'\(suggestion(near))",
        at: place,
        remedy: "write the type without braces, or use one of "
            + LibraryName.allCases.map(\.rawValue).sorted().joined(separator: ", ")
    )
}

/// The most similar library name. If `tag` names a module, the result includes the type's actual module.
private func nearestLibraryName(to tag: String) -> String? {
    let names = LibraryName.allCases.map(\.rawValue).sorted()
    let parts = tag.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nearestName(to: tag, among: names) }
    let name =
        LibraryName(rawValue: parts[1])
        ?? nearestName(to: parts[1], among: names).flatMap { LibraryName(rawValue: $0) }
    return name.map { "\($0.module.tag).\($0.rawValue)" }
}

/// Checks that the template prints the ``GeneratedMark``. Without it, later runs could not recognize the file and could
/// not decide whether to update, remove or keep it.
private func checkMark(of name: String, _ text: [UInt8], path: String, log: DiagnosticLog) {
    let marks = [
        "File": "// {{namespace}}, generated from ", "StubsFile": "// {{namespace}} stubs, generated from ",
        "Package": "// {{name}}, generated from ",
    ]
    guard let mark = marks[name] else { return }
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    // A manifest begins with its tools version.
    let isMarked = lines.prefix(name == "Package" ? 3 : 1).contains { bytes in
        let line = String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
        return line.hasPrefix(mark) && (name == "Package" || line.hasSuffix(GeneratedMark.end))
    }
    if isMarked { return }
    let line = name == "Package" ? "its second line" : "the first line"
    log.error(
        "the template does not mark its output as generated",
        at: place(inText: text, path: path, offset: 0),
        remedy: "begin \(line) with '\(mark){{source}}\(GeneratedMark.end)'"
    )
}
