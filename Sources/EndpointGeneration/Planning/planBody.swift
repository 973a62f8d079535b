import EndpointDescription

extension Planner {
    func planBody(_ operation: Operation, into request: inout RequestPlan, in nest: Nest) {
        guard let body = operation.requestBody, let media = body.content.preferred else { return }
        let others = body.content.filter { $0.name != media.name }
        if !others.isEmpty {
            let names = others.map(\.name).joined(separator: ", ")
            log.note("the body is sent as \(media.name); also described: \(names)", at: body.place)
        }
        let name = request.names.claimMember("body", alternatives: ["requestBody"])
        switch MediaKind(media.name) {
        case .json: planJSONBody(media, body, name, into: &request, in: nest)
        case .form: planFormBody(media, body, name, into: &request, in: nest)
        case .multipart: planMultipartBody(media, body, name, into: &request, in: nest)
        case .text:
            add(.string, body, name, to: &request)
            request.calls.append(.text(property: name, contentType: media.name))
        case .octets, .stream, .unsupported:
            if case .unsupported = MediaKind(media.name) {
                log.note("\(media.name) is sent as the bytes you give", at: media.place)
            }
            add(.standard(.body), body, name, to: &request)
            request.calls.append(
                .octets(property: name, contentType: media.name.contains("*") ? "application/octet-stream" : media.name)
            )
        }
    }

    private func add(_ type: SwiftType, _ body: RequestBody, _ name: String, to request: inout RequestPlan) {
        var property = PropertyBlueprint(
            name: name,
            key: "body",
            type: body.isRequired ? type : type.asOptional,
            presence: body.isRequired ? .required : .optional
        )
        property.documentation.add(body.description)
        request.add(property)
    }

    private func planJSONBody(
        _ media: MediaType,
        _ body: RequestBody,
        _ name: String,
        into request: inout RequestPlan,
        in nest: Nest
    ) {
        let type = media.schema.map { self.type(of: $0, hint: "Body", in: nest) } ?? .json
        add(type, body, name, to: &request)
        let isPlain = MediaKind.isPlainJSON(media.name) || media.name.contains("*")
        request.calls.append(.json(property: name, contentType: isPlain ? nil : media.name))
    }

    private func planFormBody(
        _ media: MediaType,
        _ body: RequestBody,
        _ name: String,
        into request: inout RequestPlan,
        in nest: Nest
    ) {
        let type = media.schema.map { nonNullType(of: $0, hint: "Body", in: nest) } ?? .dictionary(.string)
        add(type, body, name, to: &request)
        let fields = media.encoding.map {
            FormFieldBlueprint(
                name: $0.property,
                style: $0.style?.rawValue,
                explode: $0.explode,
                allowReserved: $0.allowReserved,
                contentType: $0.contentType
            )
        }
        request.calls.append(.form(property: name, fields: fields))
    }

    private func planMultipartBody(
        _ media: MediaType,
        _ body: RequestBody,
        _ name: String,
        into request: inout RequestPlan,
        in nest: Nest
    ) {
        let flat = media.schema.map { FlatSchema($0.target) }
        guard let flat, let schema = media.schema, !flat.properties.isEmpty else {
            log.note("a multipart body without described parts is sent as the bytes you give", at: media.place)
            add(.standard(.body), body, name, to: &request)
            request.calls.append(.octets(property: name, contentType: media.name))
            return
        }
        let node = nest.node.declare("Body", alternatives: ["FormBody"])
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
                isRequired: flat.required.contains(property.name),
                names: &names,
                in: inner
            )
            form.properties.append(planned)
            parts.append(part)
        }
        form.nested = inner.declarations
        nest.declarations.append(
            Declaration(node: node, documentation: documentation(of: schema), kind: .structure(form))
        )
        add(.declared(node), body, name, to: &request)
        request.calls.append(.multipart(property: name, isOptional: !body.isRequired, parts: parts))
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
        planned.documentation = documentation(ofUse: property.schema)
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
