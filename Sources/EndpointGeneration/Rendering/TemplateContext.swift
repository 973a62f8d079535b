/// The values for a template's placeholders.
///
/// The names are few, so they are searched from the end: a dictionary would hash a name for each placeholder.
struct TemplateContext {
    enum Value {
        case text(String)
        case list([TemplateContext])
    }

    private var names: [String] = []
    private var values: [Value] = []
    /// The marks of all names. Most placeholders have no value in the innermost context, and this tells so without a search.
    private(set) var marks = 0

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

    func value(_ name: String) -> Value? {
        let names = names
        var index = names.count - 1
        while index >= 0 {
            if names[index] == name { return values[index] }
            index -= 1
        }
        return nil
    }

    private mutating func add(_ name: String, _ value: Value) {
        marks |= TemplateContext.mark(of: name)
        names.append(name)
        values.append(value)
    }

    /// A number with one bit set, which few of the other names share.
    static func mark(of name: String) -> Int {
        var name = name
        return name.withUTF8 { bytes in
            guard let first = bytes.baseAddress, bytes.count > 1 else { return 1 }
            return 1 &<< (Int(first[0]) + 4 * Int(first[1]) + 33 * bytes.count)
        }
    }
}
