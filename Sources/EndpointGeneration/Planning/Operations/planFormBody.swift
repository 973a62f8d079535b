import EndpointDescription

extension OperationPlanner {
    func planForm(_ media: MediaTypeObject, hint: String, in scope: DeclarationScope) -> PlannedBody {
        if let schema = media.schema, !schema.mayBeForm {
            if schema.isText { return PlannedBody(type: .string, content: .text(contentType: media.name)) }
            log.note("\(media.name) is sent as the bytes that the caller passes", at: media.place)
            return octets(media)
        }
        let names = ["Request" + hint]
        let type = media.schema.map { types.nonNullType(of: $0, hint: hint, or: names, in: scope) }
        if let schema = media.schema { reportNesting(in: schema, media) }
        return PlannedBody(
            type: type ?? .dictionary(.string),
            content: .form(media.encoding.map { FormFieldBlueprint($0) })
        )
    }

    /// Reports the fields of a form that their style or media type cannot encode.
    private func reportNesting(in form: Schema, _ media: MediaTypeObject) {
        let encodings = media.encodings
        for property in FlatSchema(form.target).properties {
            guard let encoding = encodings[property.name] else { continue }
            let flat = FlatSchema(property.schema.target)
            if let type = encoding.contentType, type.json == nil, !encoding.hasStyle, flat.isObject || flat.listsJSON {
                log.note(
                    "the field '\(property.name)' is sent as JSON; it cannot be encoded as \(type.listed)",
                    at: encoding.place
                )
            }
            let repeatsNames = (encoding.style ?? .form) == .form && encoding.explode ?? true
            guard property.schema.holdsListsOrObjects(repeatsNames: repeatsNames) else { continue }
            reportNesting(in: encoding, of: media)
        }
    }

    private func reportNesting(in encoding: MediaTypeObject.Encoding, of media: MediaTypeObject) {
        let (field, style) = (encoding.property, encoding.style ?? .form)
        guard encoding.hasStyle, style != .deepObject else { return }
        log.warning(
            "the field '\(field)' contains nested lists or objects, which style '\(style.rawValue)' cannot encode",
            at: media.place,
            remedy: #"if the server reads JSON, leave 'style', 'explode' and 'allowReserved' out of the field's "#
                + #"encoding, or in Swagger 2.0 write "type": "string""#
        )
    }
}

extension Schema {
    /// Whether its values may be objects, whose members are the fields of a form.
    fileprivate var mayBeForm: Bool {
        switch FlatSchema(target).kind {
        case .structure, .dictionary, .union, .anything: true
        case .scalar, .enumeration, .array: false
        }
    }

    var isText: Bool { FlatSchema(target).types == .string }
}

extension MediaTypeObject {
    /// The encodings of members, by name.
    var encodings: [String: Encoding] {
        encoding.isEmpty ? [:] : Dictionary(encoding.map { ($0.property, $0) }) { first, _ in first }
    }
}

extension FormFieldBlueprint {
    init(_ encoding: MediaTypeObject.Encoding) {
        // Only its presence says that the field has a style.
        let isStyledByFalse = encoding.allowReserved == false && encoding.explode == nil
        self.init(
            name: encoding.property,
            style: encoding.style ?? (isStyledByFalse ? .form : nil),
            explode: encoding.explode,
            allowReserved: encoding.allowReserved ?? false,
            contentType: encoding.contentType?.text
        )
    }
}
