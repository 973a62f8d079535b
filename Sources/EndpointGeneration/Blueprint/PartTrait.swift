/// A property of a part besides its name and its value: an argument of the form's method.
///
/// Everything about a trait is here, except what decides it (`planParts`) and what it does (`MultipartForm` writes,
/// `StubRequest.Form` reads).
package enum PartTrait: Hashable {
    /// The files are sent under numbered names: `files[0]`, `files[1]`.
    case numbered
    /// The elements of a list are one part, with this text between them.
    case separator(String)
    case contentType(String)

    var label: String {
        switch self {
        case .numbered: "numbered"
        case .separator: "separator"
        case .contentType: "contentType"
        }
    }

    var value: Literal {
        switch self {
        case .numbered: .boolean(true)
        case .separator(let text), .contentType(let text): .string(text)
        }
    }

    /// The words that a comparison adds to the name of the part.
    var description: String {
        switch self {
        case .numbered: ", numbered"
        case .separator(let text): ", separated by '\(text)'"
        case .contentType(let type): ", of type \(type)"
        }
    }

    /// Whether a stub needs it to read such a part.
    func isRead(as kind: PartBlueprint.Kind) -> Bool {
        switch self {
        case .numbered, .separator: true
        case .contentType: kind == .field || kind == .items
        }
    }
}
