import EndpointDescription

/// A JSON value that is being built for an example.
enum ExampleValue {
    /// JSON text.
    case text(String)
    case array([ExampleValue])
    case object([(name: String, value: ExampleValue)])

    var text: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .text(let own): text += own
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                element.write(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                text += jsonString(member.name) + ": "
                member.value.write(into: &text)
            }
            text += "}"
        }
    }
}
