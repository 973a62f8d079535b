/// A text with placeholders, parsed once and filled many times.
///
/// `{{name}}` is a value, and `{{#name}}…{{/name}}` is a section that is printed once per element. A line that contains
/// only a section's tag is not printed. If a value is alone on its line, every line of the value gets the same
/// indentation, and an empty value removes the line. `{{,}}` in a section is a comma between its elements. A line that
/// is too wide wraps: with `{{,|}}` each element gets its own line, and with `{{,~}}` each line gets as many elements
/// as fit. A capitalised name is a ``LibraryName``: it is qualified if a generated type hides it, and always if the tag
/// names the module, as in `{{Testing.StubResponse}}`. Placeholders in values are not expanded.
struct Template {
    enum Part {
        case text([UInt8])
        case value(TemplateContext.Name)
        /// A value that is alone on its line, after this many spaces.
        case line(TemplateContext.Name, indentation: Int)
        case library(LibraryName, isQualified: Bool)
        case section(TemplateContext.Name, [Part], Separator?)
        /// The text between elements; not printed after the last one.
        case separator([UInt8])
        /// A line, without its line break, that wraps if it is too wide.
        case fitting([Part], indentation: Int)
    }

    enum Separator: String {
        case comma = ","
        case onePerLine = ",|"
        case filled = ",~"
    }

    /// One placeholder of a template.
    struct Tag {
        var name: String
        var kind: Kind
        /// The sections that contain it, from the outermost.
        var surroundings: [String]
        /// The offset in the template, in bytes.
        var offset: Int

        enum Kind {
            case value, section
            /// A capitalised name that is not a ``LibraryName``.
            case unknownName
        }
    }

    /// The maximum width of a line of output that can wrap.
    static let widest = 120
    /// The maximum width of a line of a filled list, without indentation.
    static func filledWidth(in room: Int) -> Int { min(100, room) }

    private let parts: [Part]
    /// All placeholders except known library names.
    let tags: [Tag]

    /// - Throws: ``TemplateFault`` for malformed tags, such as a section that is never closed.
    init(name: String, _ text: [UInt8]) throws(TemplateFault) {
        (parts, tags) = try TemplateParser.parse(text, template: name)
    }

    /// - Parameters:
    ///   - outer: values for placeholders that `context` has none for.
    ///   - room: the maximum line width; less than ``widest`` for text that will be indented.
    func render(
        _ context: TemplateContext,
        within outer: TemplateContext = TemplateContext(),
        in node: TypeNode,
        room: Int = Template.widest,
        into output: inout TextBuffer
    ) {
        var printer = TemplatePrinter(contexts: [outer, context], node: node, room: room, output: output)
        printer.print(parts)
        output = printer.finish()
    }

    /// The part for a library name, with or without its module. For example: `Reply` or `Runtime.Reply`
    static func library(_ tag: String) -> Part? {
        if let name = LibraryName.byTag[tag] { return .library(name, isQualified: false) }
        for module in Module.allCases where tag.hasPrefix(module.tag + ".") {
            guard let name = LibraryName.byTag[String(tag.dropFirst(module.tag.utf8.count + 1))] else { return nil }
            return name.module == module ? .library(name, isQualified: true) : nil
        }
        return nil
    }
}

/// An error in a template's syntax.
package struct TemplateFault: Error, CustomStringConvertible {
    package var template: String
    package var problem: String
    /// The offset of the error in the template, in bytes.
    package var offset = 0

    package var description: String { "template \(template): \(problem)" }
}
