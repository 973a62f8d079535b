import EndpointDescription
import EndpointTemplates

/// A text with placeholders, parsed once and filled many times.
///
/// `{{name}}` is a value, and `{{#name}}…{{/name}}` is a section that is printed once per element. A line that contains
/// only a section's tag is not printed. If a value is alone on its line, every line of the value gets the same
/// indentation, and an empty value removes the line. `{{,}}` in a section is a comma between its elements. A line that
/// is too wide wraps: with `{{,|}}` each element gets its own line, and with `{{,~}}` each line gets as many elements
/// as fit. A capitalized name is a ``LibraryName``: it is qualified if a generated type hides it, and always if the tag
/// names the module, as in `{{Testing.StubResponse}}`. Placeholders in values are not expanded.
struct Template {
    enum Part {
        case text([UInt8])
        case value(TemplateContext.Name)
        /// A value in a `//` comment, and what its second line and those after it begin with.
        case commented(TemplateContext.Name, prefix: [UInt8])
        /// A value that is alone on its line, after these spaces and tabs.
        case line(TemplateContext.Name, indentation: [UInt8])
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
            /// A capitalized name that is not a ``LibraryName``.
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
        if let name = LibraryName(rawValue: tag) { return .library(name, isQualified: false) }
        for module in Module.allCases where tag.hasPrefix(module.tag + ".") {
            guard let name = LibraryName(rawValue: String(tag.dropFirst(module.tag.utf8.count + 1))) else { return nil }
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
    package var remedy: String?

    package var description: String { "template \(template): \(problem)" }
}

// MARK: TemplateContext

/// The values for a template's placeholders.
///
/// The names are few, so they are searched from the end: a dictionary would hash a name for each placeholder.
struct TemplateContext {
    enum Value {
        case text(String)
        case list([TemplateContext])
    }

    /// Numbers of the names, which are compared before the names themselves.
    private var numbers: [Int] = []
    private var entries: [Entry] = []
    /// A bit for each name. Most placeholders have no value in the innermost context, and a missing bit avoids the
    /// search.
    private(set) var bits = 0

    private struct Entry {
        let name: String
        let value: Value
    }

    init() {}

    init(_ values: [String: Value]) {
        for (name, value) in values { add(name, value) }
    }

    /// The value of one placeholder; the last value set is used.
    subscript(_ name: String) -> String {
        get {
            if case .text(let text)? = value(name) { text } else { "" }
        }
        set { add(name, .text(newValue)) }
    }

    /// Prints a section once per element.
    mutating func list(_ section: String, _ elements: [TemplateContext]) {
        add(section, .list(elements))
    }

    /// Prints a section once per element, with the values that `fill` sets for it.
    mutating func list<Element>(
        _ section: String,
        _ elements: [Element],
        fill: (Element, inout TemplateContext) -> Void
    ) {
        let lines = elements.map { element in
            var line = TemplateContext()
            fill(element, &line)
            return line
        }
        list(section, lines)
    }

    /// Prints a section once or not at all.
    mutating func show(_ section: String, if condition: Bool = true) {
        add(section, .list(condition ? [TemplateContext()] : []))
    }

    /// Prints a section once, with one value for it, or not at all.
    mutating func show(_ section: String, _ name: String, _ value: String?) {
        guard let value else { return add(section, .list([])) }
        var inner = TemplateContext()
        inner[name] = value
        add(section, .list([inner]))
    }

    func value(_ name: String) -> Value? { value(Name(name)) }

    func value(_ name: Name) -> Value? {
        let numbers = numbers
        var index = numbers.count - 1
        while index >= 0 {
            if numbers[index] == name.number {
                let entry = entries[index]
                if entry.name == name.text { return entry.value }
            }
            index -= 1
        }
        return nil
    }

    private mutating func add(_ name: String, _ value: Value) {
        let number = Name.number(of: name)
        bits |= Name.bit(of: number)
        numbers.append(number)
        entries.append(Entry(name: name, value: value))
    }

    /// The name of a value or a section.
    struct Name {
        let text: String
        let number: Int
        let bit: Int

        init(_ text: String) {
            self.text = text
            number = Name.number(of: text)
            bit = Name.bit(of: number)
        }

        /// A number that few other names have.
        static func number(of text: String) -> Int {
            var text = text
            return text.withUTF8 { bytes in
                guard let first = bytes.baseAddress, bytes.count > 1 else { return 0 }
                let (second, middle, last) = (first[1], first[bytes.count / 2], first[bytes.count - 1])
                return bytes.count &<< 32 | Int(last) &<< 24 | Int(middle) &<< 16 | Int(second) &<< 8 | Int(first[0])
            }
        }

        /// A bit that several names share.
        static func bit(of number: Int) -> Int {
            1 &<< (number &+ number &>> 6 &+ number &>> 15 &+ number &>> 27)
        }
    }
}

// MARK: TemplateSet

/// The templates of one run: the embedded ones, some of them replaced by the user's.
package final class TemplateSet {
    let texts: [String: [UInt8]]
    /// The modules of the types that a user's template names. Types that the embedded template names too are left out,
    /// because their modules are imported in any case.
    let imports: [String: Set<Module>]
    /// The files of the user's templates, by name.
    private let places: [String: SourceLocation]
    private let byteLimit: Int
    /// How many more bytes a run with user templates may print. A run with only embedded templates has no limit.
    private var left: Int
    /// The number of bytes that each of the user's templates has printed.
    private var printed: [String: Int] = [:]
    private var overdrawn: String?

    /// Uses only the embedded templates.
    package init() {
        texts = EndpointTemplates.texts
        imports = [:]
        places = [:]
        byteLimit = .max
        left = .max
    }

    init(replacing own: [String: (text: [UInt8], place: SourceLocation)], byteLimit: Int = 512 << 20) {
        texts = EndpointTemplates.texts.merging(own.mapValues(\.text)) { _, own in own }
        let needs = own.map { name, file -> (String, Set<Module>) in
            let known = TemplateOutline(EndpointTemplates.texts[name] ?? []).types
            return (name, Set(TemplateOutline(file.text).types.subtracting(known).map(\.module)))
        }
        imports = Dictionary(uniqueKeysWithValues: needs)
        places = own.mapValues(\.place)
        self.byteLimit = byteLimit
        left = byteLimit
    }

    func render(
        _ template: Template,
        named name: String,
        _ context: TemplateContext,
        within outer: TemplateContext,
        in node: TypeNode,
        room: Int
    ) -> String {
        var output = TextBuffer(limit: left)
        template.render(context, within: outer, in: node, room: room, into: &output)
        if left != .max { left -= output.count }
        if places[name] != nil { printed[name, default: 0] += output.count }
        if output.isFull, overdrawn == nil { overdrawn = name }
        return output.text
    }

    /// Reports an error if the output exceeded the limit.
    ///
    /// - Returns: whether it did.
    func reportOverdraft(to log: DiagnosticLog) -> Bool {
        guard let overdrawn else { return false }
        let largest = printed.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        log.error(
            "the output of the templates exceeds \(byteLimit >> 20) MB",
            at: places[overdrawn] ?? largest.flatMap { places[$0] },
            remedy: "print {{nested}} and {{declarations}} once in each template"
        )
        return true
    }
}
