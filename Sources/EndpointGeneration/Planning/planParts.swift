import EndpointDescription

extension Planner {
    /// The form that a multipart body is, and how each of its parts is written; `nil` where none is described.
    func planParts(of media: MediaType, hint: String, in nest: Nest) -> (node: TypeNode, parts: [PartBlueprint])? {
        let flat = media.schema.map { FlatSchema($0.target) }
        guard let flat, let schema = media.schema, !flat.properties.isEmpty else { return nil }
        let node = nest.node.declare(hint, alternatives: ["FormBody"])
        let inner = Nest(node)
        var names = NameScope()
        var form = StructBlueprint()
        form.isModel = false
        var parts: [PartBlueprint] = []
        for property in flat.properties {
            let encoding = media.encoding.first { $0.property == property.name }
            let (planned, part) = planPart(
                property,
                encoding,
                isRequired: flat.requires(property.name),
                names: &names,
                in: inner
            )
            form.properties.append(planned)
            parts.append(part)
        }
        form.nested = inner.declarations
        nest.declarations.append(
            Declaration(node: node, documentation: documentation(of: schema, named: node.name), kind: .structure(form))
        )
        return (node, parts)
    }

    private func planPart(
        _ property: Schema.Property,
        _ encoding: MediaType.Encoding?,
        isRequired: Bool,
        names: inout NameScope,
        in nest: Nest
    ) -> (PropertyBlueprint, PartBlueprint) {
        let name = names.claimMember(property.name)
        let hint = SwiftName.type(property.name)
        let flat = FlatSchema(property.schema.target)
        let kind: PartBlueprint.Kind
        let plain: SwiftType
        if isFile(flat, encoding) {
            (kind, plain) = (.file, .standard(.filePart))
        } else if flat.types == .array, let items = flat.items, isFile(FlatSchema(items.target), encoding) {
            (kind, plain) = (.files, .array(.standard(.filePart)))
        } else {
            let isJSON = flat.isObject || encoding?.contentType.map { MediaKind($0) == .json } == true
            (kind, plain) = (isJSON ? .json : .field, nonNullType(of: property.schema, hint: hint, in: nest))
        }
        var planned = PropertyBlueprint(
            name: name,
            key: property.name,
            type: isRequired ? plain : plain.asOptional,
            presence: isRequired ? .required : .optional
        )
        planned.documentation = documentation(ofUse: property.schema, named: property.name)
        let contentType = encoding?.contentType.flatMap { $0.contains(",") || $0.contains("*") ? nil : $0 }
        return (planned, PartBlueprint(kind: kind, name: property.name, property: name, contentType: contentType))
    }

    private func isFile(_ flat: FlatSchema, _ encoding: MediaType.Encoding?) -> Bool {
        guard
            flat.types == .string
                || (flat.types.isEmpty && flat.properties.isEmpty && flat.unions.isEmpty && flat.items == nil)
        else {
            return false
        }
        if flat.format == "binary" || flat.format == "byte" { return true }
        if flat.types.isEmpty { return true }
        // OpenAPI 3.1 §4.8.14.3: raw bytes have a media type and no encoding.
        if let media = flat.contentMediaType, flat.contentEncoding == nil { return MediaKind(media) == .octets }
        return encoding?.contentType.map { MediaKind($0) == .octets } ?? false
    }
}
