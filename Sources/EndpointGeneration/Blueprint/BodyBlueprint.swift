package import EndpointDescription

/// The body of a request, and the property that holds it. For example: `request.json(body)`
package struct BodyBlueprint {
    package var property: String
    package var isOptional: Bool
    package var content: Content
    /// The property that holds the media type, if the description specifies only a range: `image/*`.
    package var contentTypeProperty: String?
    /// The member of the body that this operation sets to `true`.
    package var streamSwitch: String?

    package indirect enum Content {
        /// `admitsNull` is true if `nil` is the JSON text `null`.
        case json(contentType: String?, admitsNull: Bool)
        case form([FormFieldBlueprint])
        case text(contentType: String?)
        /// Bytes. If `range` is not `nil`, the caller passes a media type within it; `contentType` is then the type for
        /// callers that need not pass one.
        case octets(contentType: String, range: String?)
        case multipart(MultipartBlueprint)
        /// Elements one after the other. The media type is `nil` if it is the usual one of the format.
        case sequence(StreamReading, contentType: String?)
        /// Several media types; the caller chooses one.
        case choice([(name: String, content: Content)])

        /// Whether the caller specifies the media type.
        var isOpen: Bool {
            if case .octets(_, _?) = self { true } else { false }
        }

        /// Whether every value is sent as the same body.
        var isConstant: Bool {
            if case .multipart(let form) = self { form.parts.isEmpty } else { false }
        }
    }
}

package struct FormFieldBlueprint {
    package var name: String
    package var style: Parameter.Style?
    package var explode: Bool?
    package var allowReserved: Bool
    package var contentType: String?
}

/// A body in parts. For example: `request.multipart(as: "multipart/mixed", named: false) { form in … }`
package struct MultipartBlueprint {
    package var parts: [PartBlueprint]
    /// The part whose value is always the same, because it names the alternative that the body is.
    package var tag: (part: PartBlueprint, value: Literal)?
    /// The media type without `boundary`.
    package var type = MultipartBlueprint.formType
    /// Whether the parts are sent with their names.
    package var isNamed = true

    static let formType = "multipart/form-data"
}

package struct PartBlueprint {
    package enum Kind: String {
        case field, file, files, json
        /// A part for each element.
        case items
    }
    package var kind: Kind
    package var name: String
    package var property = ""
    package var isRequired = false
    /// In the order of the arguments.
    package var traits: [PartTrait] = []
    package var headers: [Header] = []
    /// Whether it represents all parts that follow those with a position.
    package var isRest = false

    /// A header of the part, generated as a line before the part's own. For example:
    /// `form.header("X-Camera", body.photoCamera, ofPart: "photo")`
    package struct Header {
        package var name: String
        package var property: String
        package var isRequired: Bool
        package var explode: Bool
        package var isJSON: Bool
    }
}

/// A property of a part besides its name and its value: an argument of the form's method.
///
/// Everything about a trait is here, except the code that decides it (`planParts`), writes it (`MultipartForm`) and
/// reads it (`StubRequest.Form`).
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
        case .numbered: "numbered"
        case .separator(let text): "separated by '\(text)'"
        case .contentType(let type): "of type \(type)"
        }
    }

    /// Whether a stub needs this trait to read a part of this kind.
    func isRead(as kind: PartBlueprint.Kind) -> Bool {
        switch self {
        case .numbered, .separator: true
        case .contentType: kind == .field || kind == .items
        }
    }
}
