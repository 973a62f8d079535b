/// A text with holes, read once and filled many times.
///
/// `{{name}}` is a value, `{{#name}}…{{/name}}` is printed once per element. A line that holds only a section's tag
/// disappears; a value alone on its line lends its indentation to every line of the value, and an empty value takes its line
/// along. `{{,}}` in a section is a comma between its elements; with `{{,|}}` a line that gets too wide holds one element a
/// line, and with `{{,~}}` as many as fit. A capitalised name is a ``LibraryName``, qualified where a generated type hides
/// it, and always as `{{Testing.StubAnswer}}`. Values are never read for holes of their own.
struct Template {
    indirect enum Part {
        case text([UInt8])
        case value(String)
        /// Alone on its line, behind this many spaces.
        case line(String, indentation: Int)
        case library(LibraryName, isQualified: Bool)
        case section(String, [Part], Separator?)
        /// Left out behind the last element.
        case separator([UInt8])
        /// A line, without its end, that wraps where it gets too wide.
        case fitting([Part], indentation: Int)
    }

    enum Separator: String {
        case comma = ","
        case onePerLine = ",|"
        case filled = ",~"
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

    /// How wide a line of output gets where it can wrap.
    static let widest = 120

    private let parts: [Part]
    /// All that is to be filled, but for known names of libraries.
    let tags: [Tag]

    /// - Throws: ``TemplateFault`` for a tag without its partner.
    init(name: String, _ text: [UInt8]) throws(TemplateFault) {
        (parts, tags) = try TemplateParser.parse(text, template: name)
    }

    /// - Parameter room: how wide a line may get; less than ``widest`` for what will be indented.
    func render(
        _ context: TemplateContext,
        in node: TypeNode,
        room: Int = Template.widest,
        into output: inout TextBuffer
    ) {
        var printer = TemplatePrinter(contexts: [context], node: node, room: room, output: output)
        printer.print(parts)
        output = printer.output
    }

    /// `Reply`, or `Runtime.Reply`
    static func library(_ tag: String) -> Part? {
        if let name = LibraryName.byTag[tag] { return .library(name, isQualified: false) }
        for module in Module.allCases where tag.hasPrefix(module.tag + ".") {
            guard let name = LibraryName.byTag[String(tag.dropFirst(module.tag.utf8.count + 1))] else { return nil }
            return name.module == module ? .library(name, isQualified: true) : nil
        }
        return nil
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
