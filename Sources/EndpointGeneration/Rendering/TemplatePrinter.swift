/// Fills one template.
struct TemplatePrinter: ~Copyable {
    /// The template's context, then the contexts of the enclosing sections, then some that have been left.
    private var contexts: [TemplateContext]
    /// The bits of the names in each context.
    private var bits: [Int]
    /// The number of contexts that count.
    private var depth: Int
    private let node: TypeNode
    /// The maximum width of a line that can wrap.
    private var room: Int
    private var output: TextBuffer
    /// Whether the current element is the last of its section.
    private var isLast = true
    /// The indentation of the line whose lists are being wrapped; `nil` if none is.
    private var wrapped: Int?

    init(contexts: [TemplateContext], node: TypeNode, room: Int, output: consuming TextBuffer) {
        self.contexts = contexts
        bits = contexts.map { $0.bits }
        depth = contexts.count
        self.node = node
        self.room = room
        self.output = output
    }

    /// The output with everything that was printed.
    consuming func finish() -> TextBuffer { output }

    mutating func print(_ parts: [Template.Part]) {
        var index = 0
        while index < parts.count, !output.isFull {
            switch parts[index] {
            case .text(let bytes): output.append(bytes)
            case .value(let name): output.append(text(name))
            case .commented(let name, let prefix): printComment(text(name), prefix: prefix)
            case .line(let name, let indentation): output.appendLines(text(name), indentation: indentation)
            case .library(let name, true): output.append("\(name.module.rawValue).\(name.rawValue)")
            case .library(let name, false): output.append(node.spelling(of: name))
            case .separator(let bytes): if !isLast { output.append(bytes) }
            case .section(let name, let inner, let separator): print(section: name, inner, separator)
            case .fitting(let line, let indentation): print(line, indentation: indentation)
            }
            index += 1
        }
    }

    private mutating func printComment(_ text: String, prefix: [UInt8]) {
        for (index, line) in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { output.append(prefix) }
            if index > 0, !line.isEmpty { output.append(UInt8(ascii: " ")) }
            output.append(Array(line))
        }
    }

    private mutating func print(
        section name: TemplateContext.Name,
        _ inner: [Template.Part],
        _ separator: Template.Separator?
    ) {
        let elements = elements(name)
        if elements.isEmpty { return }
        if let wrapped, let separator, separator != .comma {
            return wrap(elements, inner, separator, indentation: wrapped)
        }
        let outer = isLast
        var index = 0
        while index < elements.count, !output.isFull {
            isLast = index == elements.count - 1
            enter(elements[index])
            print(inner)
            leave()
            index += 1
        }
        isLast = outer
    }

    /// Prints a line, with its lists wrapped if it does not fit.
    private mutating func print(_ line: [Template.Part], indentation: Int) {
        let start = output.count
        print(line)
        // In an array, `swift format` counts the comma that it would add after the last element.
        let comma = output.last == UInt8(ascii: "]") ? 1 : 0
        if output.isLine(from: start, widest: room - comma), !isFilled(line) { return }
        output.truncate(to: start)
        wrapped = indentation
        print(line)
        wrapped = nil
    }

    /// Whether a line has a filled list without brackets, which is always printed by `fill`.
    private func isFilled(_ line: [Template.Part]) -> Bool {
        var index = 0
        while index + 1 < line.count {
            if case .section(_, _, .filled) = line[index + 1], case .text(let bytes) = line[index] {
                return bytes.last != UInt8(ascii: "(") && bytes.last != UInt8(ascii: "[")
            }
            index += 1
        }
        return false
    }

    private mutating func wrap(
        _ elements: [TemplateContext],
        _ inner: [Template.Part],
        _ separator: Template.Separator,
        indentation: Int
    ) {
        // Swift accepts a comma after the last element of an array, but not yet after the last argument of a call. An only
        // element needs none.
        let isArray = output.last == UInt8(ascii: "[")
        let endsWithComma = isArray && elements.count > 1
        let isBracketed = isArray || output.last == UInt8(ascii: "(")
        var items: [String] = []
        wrapped = nil
        for element in elements { items.append(item(element, inner, room: room - indentation - 5)) }
        wrapped = indentation
        if separator == .onePerLine {
            output.append(UInt8(ascii: "\n"))
            let spaces = [UInt8](repeating: UInt8(ascii: " "), count: indentation + 4)
            for (index, item) in items.enumerated() {
                let comma = endsWithComma || index < items.count - 1 ? "," : ""
                output.appendLines(item + comma, indentation: spaces)
            }
            output.indent(by: indentation)
        } else {
            fill(items, isBracketed, endsWithComma, indentation: indentation)
        }
    }

    /// The text of an element without its separator. Its own lists wrap if it is wider than `room`.
    private mutating func item(_ element: TemplateContext, _ inner: [Template.Part], room: Int) -> String {
        let start = output.count
        let outer = (room: self.room, isLast: isLast)
        self.room = room
        isLast = true
        enter(element)
        print(inner)
        if !output.isLine(from: start, widest: room) {
            output.truncate(to: start)
            wrapped = 0
            print(inner)
            wrapped = nil
        }
        leave()
        (self.room, isLast) = outer
        let text = output.text(from: start)
        output.truncate(to: start)
        return text
    }

    /// Prints as many items per line as fit.
    private mutating func fill(_ items: [String], _ isBracketed: Bool, _ endsWithComma: Bool, indentation: Int) {
        let widest = Template.filledWidth(in: room - indentation - (isBracketed ? 4 : 0))
        var column = 0
        if isBracketed {
            output.append(UInt8(ascii: "\n"))
            output.indent(by: indentation + 4)
        } else {
            column = output.count - output.lastLine - indentation
        }
        for (index, item) in items.enumerated() {
            let piece = endsWithComma || index < items.count - 1 ? item + "," : item
            if index > 0, column + 1 + piece.utf8.count > widest {
                output.append(UInt8(ascii: "\n"))
                output.indent(by: indentation + 4)
                column = isBracketed ? 0 : 4
            } else if index > 0 {
                output.append(UInt8(ascii: " "))
                column += 1
            }
            output.append(piece)
            column += piece.utf8.count
        }
        guard isBracketed else { return }
        output.append(UInt8(ascii: "\n"))
        output.indent(by: indentation)
    }

    // A context that has been left is replaced by the next one: debug builds take long to remove the last element.
    private mutating func enter(_ context: TemplateContext) {
        if depth < contexts.count {
            contexts[depth] = context
            bits[depth] = context.bits
        } else {
            contexts.append(context)
            bits.append(context.bits)
        }
        depth += 1
    }

    private mutating func leave() { depth -= 1 }

    private func text(_ name: TemplateContext.Name) -> String {
        let bit = name.bit
        var index = depth - 1
        while index >= 0 {
            if bits[index] & bit != 0, case .text(let text)? = contexts[index].value(name) { return text }
            index -= 1
        }
        return ""
    }

    private func elements(_ name: TemplateContext.Name) -> [TemplateContext] {
        let bit = name.bit
        var index = depth - 1
        while index >= 0 {
            if bits[index] & bit != 0, case .list(let list)? = contexts[index].value(name) { return list }
            index -= 1
        }
        return []
    }
}
