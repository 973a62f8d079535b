/// What a template's holes are filled with.
struct TemplateContext {
    enum Value {
        case text(String)
        case list([TemplateContext])
    }

    var values: [String: Value]

    init(_ values: [String: Value] = [:]) {
        self.values = values
    }

    subscript(_ name: String) -> String {
        get {
            if case .text(let text)? = values[name] { text } else { "" }
        }
        set { values[name] = .text(newValue) }
    }

    /// Prints a section once or not at all.
    mutating func show(_ section: String, if condition: Bool) {
        values[section] = .list(condition ? [TemplateContext()] : [])
    }
}
