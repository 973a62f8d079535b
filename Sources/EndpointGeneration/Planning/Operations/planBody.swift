import EndpointDescription

extension OperationPlanner {
    func planBody(_ operation: Operation, into request: inout RequestPlan, in scope: DeclarationScope) {
        guard let body = operation.requestBody, var planned = planBody(body, of: operation, in: scope) else { return }
        var parameter: Operation.ContentTypeParameter?
        if case .octets(let type, range: nil) = planned.content, let own = operation.contentTypeParameter {
            parameter = own
            planned.content = .octets(contentType: own.value ?? type, range: "*/*")
        }
        let name = request.names.claimMember("body", alternatives: ["requestBody"])
        add(planned.type, body, name, to: &request)
        var blueprint = BodyBlueprint(property: name, isOptional: !body.isRequired, content: planned.content)
        if case .octets(let contentType, _?) = planned.content {
            let range = body.content.first?.name ?? contentType
            blueprint.contentTypeProperty = addContentType(
                contentType,
                mayBeOmitted: parameter != nil || !body.isRequired || ["*/*", "application/*"].contains(range),
                remark: contentTypeRemark(range, parameter),
                to: &request
            )
        }
        request.body = blueprint
    }

    /// A body in one media type, or as a choice among several.
    struct PlannedBody {
        var type: SwiftType
        var content: BodyBlueprint.Content
    }

    private func planBody(_ body: RequestBody, of operation: Operation, in scope: DeclarationScope) -> PlannedBody? {
        if let planned = plannedBodies[operation.line] { return planned }
        let options = options(of: body)
        let planned =
            options.count > 1
            ? planChoice(options, of: body, in: scope)
            : options.first.map { planBody($0, hint: "Body", in: scope) }
        plannedBodies[operation.line] = planned
        return planned
    }

    private func addContentType(
        _ contentType: String,
        mayBeOmitted: Bool,
        remark: String,
        to request: inout RequestPlan
    ) -> String {
        let name = request.names.claimMember("contentType", alternatives: ["bodyContentType"])
        var property = PropertyBlueprint(name: name, key: "Content-Type", type: .string, presence: .required)
        if mayBeOmitted { property.defaultValue = .string(contentType) }
        property.documentation.add(remark)
        request.add(property)
        return name
    }

    /// The media types that an operation accepts, without those that only encode the same schema differently: other
    /// JSON types in addition to plain JSON, and XML.
    private func distinctMedia(of body: RequestBody) -> [MediaTypeObject] {
        let content = body.content.prefix(OperationPlanner.mostMediaTypes)
        if content.count < body.content.count {
            log.warning(
                "only the first \(content.count) of \(body.content.count) media types of this body are used",
                at: body.place
            )
        }
        let plain = content.first { $0.type.isPlainJSON }
        var kept: [MediaTypeObject] = []
        var leftOut: [MediaTypeObject] = []
        for media in content {
            if let twin = kept.first(where: { $0.type.essence == media.type.essence }) {
                if !media.describesSame(as: twin) { leftOut.append(media) }
                continue
            }
            let kind = media.type.kind
            let isRedundant =
                switch kind {
                case .json: plain.map { $0.type.essence != media.type.essence && $0.describesSame(as: media) } ?? false
                case .unsupported: content.contains { $0.type.kind != kind && $0.describesSame(as: media) }
                case .form, .multipart, .text, .octets, .stream: false
                }
            if isRedundant { leftOut.append(media) } else { kept.append(media) }
        }
        if !leftOut.isEmpty {
            let sent = kept.map(\.name).joined(separator: " or ")
            let names = leftOut.map(\.name).joined(separator: ", ")
            log.note("the body is sent as \(sent); also described: \(names)", at: body.place)
        }
        return kept
    }

    /// Each media type is compared with the others. Real descriptions have some 20 at most.
    private static let mostMediaTypes = 100

    /// One way to write a body: a media type and, for a choice of forms, one of them.
    struct BodyOption {
        var media: MediaTypeObject
        var form: (name: String, form: FormDescription)?
        /// Whether the body may have parts that it does not describe.
        var keepsOthers = false

        var caseName: String { form.map { SwiftName.member($0.name) } ?? MediaName.caseName(of: media.type) }
    }

    private func options(of body: RequestBody) -> [BodyOption] {
        distinctMedia(of: body).flatMap { media in
            if media.type.kind == .form || media.type.kind == .multipart {
                reportUnknownEncodings(media.encoding, of: media.schema, in: "body")
            }
            var media = media
            let isMultipart = media.type.kind == .multipart
            if isMultipart, body.content.contains(where: { $0.type.kind == .json && $0.describesSame(as: media) }) {
                media.sendAnythingAsJSON()
            }
            let forms = isMultipart ? media.schema.map(alternativeForms) ?? [] : []
            let keepsOthers = media.schema.map { FlatSchema($0.target).keepsOthers } ?? false
            let all = forms.isEmpty ? [nil] : forms.map(Optional.some)
            return all.map { BodyOption(media: media, form: $0, keepsOthers: keepsOthers) }
        }
    }

    private func planChoice(_ options: [BodyOption], of body: RequestBody, in scope: DeclarationScope) -> PlannedBody {
        let node = scope.node.declare("Body", alternatives: ["RequestBody"])
        let inner = DeclarationScope(node)
        var names = NameScope(reserved: ["none", "some"])
        var blueprint = CasesBlueprint()
        var contents: [(name: String, content: BodyBlueprint.Content)] = []
        let isOneType = Set(options.map(\.media.name)).count == 1
        var whole: [MediaTypeObject] = []
        for option in options {
            let caseName = names.claimCase(
                option.caseName,
                alternatives: option.form == nil ? MediaName.fullCaseNames(of: option.media.type) : []
            )
            var option = option
            let type = option.media
            // Media types with the same description share one type.
            let twin = whole.first { $0.describesSame(as: type) }
            if let twin { (option.media.schema, option.media.itemSchema) = (twin.schema, twin.itemSchema) }
            if type.type.kind != .multipart { whole.append(type) }
            let isShared =
                option.form == nil
                && options.contains { $0.media.name != type.name && $0.media.describesSame(as: type) }
            let hint = isShared ? "Content" : SwiftName.type(option.caseName)
            let planned = planBody(option, hint: hint, in: inner)
            var item = CasesBlueprint.Case(name: caseName, type: planned.type)
            item.documentation.add(codeSpan(type.name))
            item.hasContentType = planned.content.isOpen
            blueprint.cases.append(item)
            contents.append((caseName, planned.content))
        }
        var documentation = Documentation()
        documentation.add(
            "The body, as one of the \(isOneType ? "forms" : "media types") that the operation accepts."
        )
        scope.add(.cases(blueprint), of: inner, documentation)
        return PlannedBody(type: .declared(node), content: .choice(contents))
    }

    private func planBody(_ option: BodyOption, hint: String, in scope: DeclarationScope) -> PlannedBody {
        let media = option.media
        switch media.type.kind {
        case .json:
            if media.isRaw { return octets(media) }
            let isPlain = media.type.isBareJSON || media.type.isRange
            let type =
                listOfPatchOperations(media)
                ?? media.schema.map {
                    types.type(of: $0, hint: hint, or: ["Request" + hint], in: scope).withPlainNumbers
                } ?? .json
            return PlannedBody(
                type: type,
                content: .json(contentType: isPlain ? nil : media.name, admitsNull: type != type.withoutOptional)
            )
        case .form: return planForm(media, hint: hint, in: scope)
        case .multipart: return planMultipart(option, hint: hint, in: scope)
        case .text where media.isFile: return octets(media)
        case .text:
            if media.describesMoreThanText {
                log.note("\(media.name) is sent as the text that the caller passes", at: media.place)
            }
            let contentType = media.type.isRange ? nil : media.name
            return PlannedBody(type: .string, content: .text(contentType: contentType))
        case .stream: return planSequence(media, hint: hint, in: scope) ?? octets(media)
        case .octets where !media.describesMoreThanText: return octets(media)
        case .octets, .unsupported:
            log.note("\(media.name) is sent as the bytes that the caller passes", at: media.place)
            return octets(media)
        }
    }

    /// The type of a JSON Patch whose schema describes an object without members, as in Kubernetes, or the class with the
    /// list, as in ASP.NET. Objects with other members are not patches: ASP.NET gives any body this media type.
    private func listOfPatchOperations(_ media: MediaTypeObject) -> SwiftType? {
        guard media.type.essence == "application/json-patch+json", let schema = media.schema?.target else { return nil }
        let flat = FlatSchema(schema)
        guard !flat.jsonKinds.contains(.array), flat.properties.isEmpty || flat.property("operations") != nil else {
            return nil
        }
        log.warning(
            "a JSON Patch is a list of operations (RFC 6902), but this schema describes none, so any list is sent",
            at: schema.place,
            remedy: "describe a list of objects for \(media.name)"
        )
        return .array(.json)
    }

    func octets(_ media: MediaTypeObject) -> PlannedBody {
        // A body with parts is read by the boundary in its type, which only the caller can provide.
        let isOpen = media.type.isRange || media.type.kind == .multipart
        let contentType = media.type.isRange ? "application/octet-stream" : media.name
        let range = isOpen ? media.type.essence : nil
        return PlannedBody(type: .standard(.body), content: .octets(contentType: contentType, range: range))
    }

    private func add(_ type: SwiftType, _ body: RequestBody, _ name: String, to request: inout RequestPlan) {
        var property = PropertyBlueprint(
            name: name,
            key: "body",
            type: body.isRequired ? type : type.asOptional,
            presence: body.isRequired ? .required : .optional
        )
        property.documentation.add(body.description)
        if property.documentation.paragraphs.isEmpty, !isDocumented(type), let schema = body.content.first?.schema {
            property.documentation = documentation(ofUse: schema)
        }
        request.add(property)
    }

    /// Whether the type has a comment of its own.
    private func isDocumented(_ type: SwiftType) -> Bool {
        if case .declared = type.withoutOptional { true } else { false }
    }
}

extension MediaTypeObject {
    /// Whether the body is text or bytes without JSON's quotation marks: `binary`, or under `*/*` any text or
    /// undescribed content, such as a file whose media type the caller passes.
    fileprivate var isRaw: Bool {
        if type.essence == "*/*", itemSchema == nil, schema?.target.acceptsAnything != false { return true }
        guard let schema = schema?.target, schema.types == .string else { return false }
        if schema.isBinary { return true }
        return type.essence == "*/*" && schema.allowedValues == nil && schema.constant == nil
    }
}
