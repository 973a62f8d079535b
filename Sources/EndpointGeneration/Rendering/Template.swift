/// A text with holes, read once and filled many times.
///
/// `{{name}}` is a value, `{{#name}}…{{/name}}` is printed once per element. A line that holds only a section's tag
/// disappears; a value alone on its line lends its indentation to every line of the value, and an empty value takes its line
/// along. A capitalised name is a ``LibraryName``, qualified where a generated type hides it, and always as
/// `{{Testing.StubAnswer}}`. Values are never read for holes of their own.
struct Template {
    private indirect enum Part {
        case text([UInt8])
        case value(String)
        /// Alone on its line, behind this many spaces.
        case line(String, indentation: Int)
        case library(LibraryName, isQualified: Bool)
        case section(String, [Part])
    }

    /// One hole, as a template has it.
    struct Tag {
        var name: String
        var kind: Kind
        /// The sections around it.
        var surroundings: [String]
        /// The byte of the template at which it begins.
        var offset: Int

        enum Kind {
            case value, section
            /// Capitalised as the name of a library, but none.
            case unknownName
        }
    }

    private var parts: [Part] = []
    /// All that is to be filled, but for known names of libraries.
    private(set) var tags: [Tag] = []

    /// - Throws: ``TemplateFault`` for a tag without its partner.
    init(name: String, _ text: [UInt8]) throws(TemplateFault) {
        var lines: [ArraySlice<UInt8>] = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        var stack: [(name: String, offset: Int, parts: [Part])] = [("", 0, [])]
        func fault(_ problem: String, at offset: Int) -> TemplateFault {
            TemplateFault(template: name, problem: problem, offset: offset)
        }
        for line in lines {
            let pieces = try Template.pieces(of: line, template: name)
            if let (tag, offset) = Template.loneTag(pieces) {
                switch tag {
                case .open(let section):
                    add(section, .section, stack.map(\.name), offset)
                    stack.append((section, offset, []))
                case .close(let section):
                    guard stack.count > 1, let closed = stack.popLast(), closed.name == section else {
                        throw fault("{{/\(section)}} closes nothing", at: offset)
                    }
                    stack[stack.count - 1].parts.append(.section(section, closed.parts))
                case .value(let value, let indentation):
                    add(value, .value, stack.map(\.name), offset)
                    stack[stack.count - 1].parts.append(.line(value, indentation: indentation))
                }
                continue
            }
            for piece in pieces {
                switch piece {
                case .text(let bytes): stack[stack.count - 1].parts.append(.text(bytes))
                case .tag(let tag, let offset):
                    guard !tag.hasPrefix("#"), !tag.hasPrefix("/") else {
                        throw fault("{{\(tag)}} must stand alone on its line", at: offset)
                    }
                    if let name = Template.library(tag) {
                        stack[stack.count - 1].parts.append(name)
                    } else {
                        let isCapitalized = tag.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
                        add(tag, isCapitalized ? .unknownName : .value, stack.map(\.name), offset)
                        stack[stack.count - 1].parts.append(.value(tag))
                    }
                }
            }
            stack[stack.count - 1].parts.append(.text([UInt8(ascii: "\n")]))
        }
        guard stack.count == 1 else {
            throw fault("{{#\(stack[stack.count - 1].name)}} is never closed", at: stack[stack.count - 1].offset)
        }
        parts = stack[0].parts
    }

    private mutating func add(_ name: String, _ kind: Tag.Kind, _ surroundings: [String], _ offset: Int) {
        tags.append(Tag(name: name, kind: kind, surroundings: surroundings, offset: offset))
    }

    func render(_ context: TemplateContext, in node: TypeNode, into output: inout TextBuffer) {
        render(parts, [context], node, &output)
    }

    private func render(_ parts: [Part], _ contexts: [TemplateContext], _ node: TypeNode, _ output: inout TextBuffer) {
        for part in parts where !output.isFull {
            switch part {
            case .text(let bytes): output.append(bytes)
            case .value(let name): output.append(Template.text(name, contexts))
            case .line(let name, let indentation):
                output.appendLines(Template.text(name, contexts), indentation: indentation)
            case .library(let name, true): output.append("\(name.module.rawValue).\(name.rawValue)")
            case .library(let name, false): output.append(node.spelling(of: name))
            case .section(let name, let inner):
                for element in Template.elements(name, contexts) where !output.isFull {
                    render(inner, contexts + [element], node, &output)
                }
            }
        }
    }

    private static func text(_ name: String, _ contexts: [TemplateContext]) -> String {
        for context in contexts.reversed() {
            if case .text(let text)? = context.values[name] { return text }
        }
        return ""
    }

    private static func elements(_ name: String, _ contexts: [TemplateContext]) -> [TemplateContext] {
        for context in contexts.reversed() {
            if case .list(let list)? = context.values[name] { return list }
        }
        return []
    }

    // MARK: - Reading

    /// `Reply`, or `Runtime.Reply`
    private static func library(_ tag: String) -> Part? {
        if let name = LibraryName.byTag[tag] { return .library(name, isQualified: false) }
        for module in Module.allCases where tag.hasPrefix(module.tag + ".") {
            guard let name = LibraryName.byTag[String(tag.dropFirst(module.tag.utf8.count + 1))] else { return nil }
            return name.module == module ? .library(name, isQualified: true) : nil
        }
        return nil
    }

    private enum Piece {
        case text([UInt8])
        /// And where in the template it stands.
        case tag(String, Int)
    }

    private enum LoneTag {
        case open(String)
        case close(String)
        case value(String, Int)
    }

    private static func pieces(of line: ArraySlice<UInt8>, template: String) throws(TemplateFault) -> [Piece] {
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
                throw TemplateFault(template: template, problem: "'{{' without '}}'", offset: index)
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = []
            pieces.append(.tag(String(decoding: line[(index + 2)..<end], as: UTF8.self), index))
            index = end + 2
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    private static func loneTag(_ pieces: [Piece]) -> (tag: LoneTag, offset: Int)? {
        var indentation = 0
        var rest = pieces[...]
        if case .text(let bytes)? = rest.first, bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            indentation = bytes.count
            rest = rest.dropFirst()
        }
        guard rest.count == 1, case .tag(let tag, let offset)? = rest.first, let first = tag.utf8.first else {
            return nil
        }
        switch first {
        case UInt8(ascii: "#"): return (.open(String(tag.dropFirst())), offset)
        case UInt8(ascii: "/"): return (.close(String(tag.dropFirst())), offset)
        case 0x41...0x5A: return nil
        default: return (.value(tag, indentation), offset)
        }
    }
}

/// A template that cannot be read.
package struct TemplateFault: Error, CustomStringConvertible {
    package var template: String
    package var problem: String
    /// The byte of the template at which it shows.
    package var offset = 0

    package var description: String { "template \(template): \(problem)" }
}
