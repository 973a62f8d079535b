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
    /// A bit for each name. Most placeholders have no value in the innermost context, and this tells so without a search.
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
