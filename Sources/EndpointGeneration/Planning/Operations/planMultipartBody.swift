import EndpointDescription

extension OperationPlanner {
    func planMultipart(_ option: BodyOption, hint: String, in scope: DeclarationScope) -> PlannedBody {
        let media = option.media
        let description =
            option.form?.form ?? FormDescription(positional: media) ?? media.schema.map { FormDescription($0) }
        if let count = description?.properties.count, count > FlatSchema.mostMembers {
            log.warning("a form of \(count) parts is sent as the bytes that the caller passes", at: media.place)
            return octets(media)
        }
        guard let description, let form = planParts(of: description, media, hint: hint, in: scope) else {
            log.note(
                "a multipart body without described parts is sent as the bytes and the content type that the caller passes",
                at: media.place
            )
            return octets(media)
        }
        let keepsOthers = option.keepsOthers || description.schema.map { FlatSchema($0.target).keepsOthers } ?? false
        if !description.isPositional, keepsOthers {
            log.note("a form has the described parts only, so no others can be sent", at: media.place)
        }
        for name in description.ambiguous {
            log.note(
                "alternatives of the form describe the part '\(name)' in different ways; the first one is used",
                at: media.place
            )
        }
        var blueprint = MultipartBlueprint(
            parts: form.parts,
            tag: planTag(of: description, media),
            isNamed: !description.isPositional
        )
        if media.type.isRange {
            if description.isPositional { blueprint.type = "multipart/mixed" }
        } else if media.type.essence != MultipartBlueprint.formType {
            blueprint.type = media.type.textWithoutBoundary
        }
        return PlannedBody(type: .declared(form.node), content: .multipart(blueprint))
    }

    /// The part of the tag, if the form has one.
    func planTag(of description: FormDescription, _ media: MediaTypeObject) -> (part: PartBlueprint, value: Literal)? {
        guard let (key, value) = fixedTag(of: description, media) else { return nil }
        var tag = PartBlueprint(kind: .field, name: key)
        if let property = description.properties.first(where: { $0.name == key }) {
            let part = DescribedPart(property, .named, media.encoding.first { $0.property == key })
            tag.kind = part.encoding?.contentType?.json == nil ? .field : .json
            tag.traits = part.traits(as: tag.kind)
        }
        return (tag, value)
    }

    /// The tag, unless its part has headers, which are properties beside the tag's own.
    func fixedTag(of description: FormDescription, _ media: MediaTypeObject) -> (key: String, value: Literal)? {
        guard let tag = description.tag else { return nil }
        let encoding = media.encoding.first { $0.property == tag.key }
        return encoding?.headers.isEmpty == false ? nil : tag
    }

    /// One form for each alternative of a schema, with the tag by which the discriminator chooses it.
    func alternativeForms(of schema: Schema) -> [(name: String, form: FormDescription)] {
        var forms = FormDescription.alternatives(of: schema)
        guard !forms.isEmpty, let union = FlatSchema(schema.target).unions.first else { return forms }
        var candidates = union.alternatives.map { UnionCandidate(schema: $0, flat: FlatSchema($0.target)) }
        let tagging = types.hierarchies.assignTags(to: &candidates, of: union)
        guard let tag = tagging.tag else { return forms }
        let shared = candidates.sharedTags
        for (index, candidate) in candidates.enumerated()
        where candidate.schema.target !== tagging.discriminator?.fallback?.target {
            forms[index].form.tag = candidate.writtenTag(tag, shared: shared).map { (tag.key, $0) }
        }
        return forms
    }
}

extension MediaTypeObject {
    /// Sends members of a form that may have any value as JSON. Otherwise, they would be files, which a body that is
    /// also accepted as JSON cannot contain.
    mutating func sendAnythingAsJSON() {
        let encoded = Set(encoding.map(\.property))
        for property in schema.map({ FlatSchema($0.target).properties }) ?? [] where !encoded.contains(property.name) {
            guard case .anything = FlatSchema(property.schema.target).kind else { continue }
            var json = Encoding(property: property.name, place: place)
            json.contentType = "application/json"
            encoding.append(json)
        }
    }
}

extension MediaType {
    /// The media type as written. The runtime chooses what separates the parts.
    fileprivate var textWithoutBoundary: String {
        let pieces = text.split(separator: ";").filter { piece in
            !piece.drop { $0 == " " }.lowercased().hasPrefix("boundary=")
        }
        return pieces.joined(separator: ";")
    }
}
