import EndpointDescription

extension Renderer {
    /// Adds the statements of `encode(into:)` that follow the path.
    func fillRequest(
        of blueprint: EndpointBlueprint,
        from variables: StoredVariables,
        in node: TypeNode,
        into context: inout TemplateContext
    ) {
        let types = blueprint.accept.map(SwiftText.literal)
        if blueprint.isStreamed {
            context.show("stream", "types", blueprint.accept == "text/event-stream" ? "" : types ?? "")
        } else {
            context.show("accept", "types", types)
        }
        context.list(
            "fields",
            blueprint.parameters.filter { $0.location != .path }.map { field($0, from: variables, node) }
        )
        guard let body = blueprint.body else { return }
        if let member = body.streamSwitch {
            let type = blueprint.properties.first { $0.name == body.property }?.type
            var line = TemplateContext()
            line["body"] = body.property
            line["member"] = member
            line.show("optional", if: type.map { $0 != $0.withoutOptional } ?? false)
            context.list("streamSwitch", [line])
        }
        context["content"] = text(
            of: body.content,
            from: variables[body.property],
            isOptional: body.isOptional,
            contentType: body.contentTypeProperty.map { variables[$0] },
            in: node
        )
    }

    /// The expression with which `encode(into:)` reads a parameter's value.
    func value(of parameter: ParameterBlueprint, from variables: StoredVariables) -> String {
        switch parameter.value {
        case .fixed(let value): SwiftText.literal(value)
        case .property(let name): variables[name]
        }
    }

    private func field(_ parameter: ParameterBlueprint, from variables: StoredVariables, _ node: TypeNode)
        -> TemplateContext
    {
        var field = TemplateContext()
        field["location"] = parameter.location.rawValue
        field["key"] = SwiftText.literal(parameter.name)
        field.show("named", if: parameter.location != .querystring)
        field["value"] = value(of: parameter, from: variables)
        switch parameter.encoding {
        case .style(let style, let explode, let allowReserved):
            let reserved = allowReserved && parameter.location != .header ? [("allowReserved", "true")] : []
            let arguments = styleArguments(parameter.location, style, explode: explode) + reserved
            field.list("style", arguments.map { labeled($0.label, $0.value) })
        case .segments: break
        case .json: field.show("json")
        case .form(let fields):
            field.show("form")
            if !fields.isEmpty { field.list("style", [labeled("fields", dictionary(of: fields, in: node))]) }
        }
        return field
    }

    /// The settings of single fields. For example: `["tags": FormField(explode: false)]`
    func dictionary(of fields: [FormFieldBlueprint], in node: TypeNode) -> String {
        "[\(fields.map { "\(SwiftText.literal($0.name)): \(formField($0, in: node))" }.joined(separator: ", "))]"
    }

    /// The style arguments that differ from the location's defaults.
    func styleArguments(_ location: ParameterLocation, _ style: Parameter.Style, explode: Bool)
        -> [(label: String, value: String)]
    {
        switch location {
        case .path:
            (style == .simple ? [] : [("style", ".\(style.rawValue)")]) + (explode ? [("explode", "true")] : [])
        case .query:
            (style == .form ? [] : [("style", ".\(style.rawValue)")])
                + (style == .deepObject || explode == (style == .form) ? [] : [("explode", String(explode))])
        case .header: explode ? [("explode", "true")] : []
        case .cookie:
            (style == .form ? [] : [("style", ".\(style.rawValue)")]) + (explode ? [] : [("explode", "false")])
        case .querystring: []
        }
    }

    /// The statements that write a body, without the last line break.
    private func text(
        of content: BodyBlueprint.Content,
        from value: String,
        isOptional: Bool = false,
        contentType: String?,
        in node: TypeNode
    ) -> String {
        var context = TemplateContext()
        context["value"] = value
        switch content {
        case .json(let type, let admitsNull):
            // A body that may be left out is not sent at all if it is `nil`.
            if admitsNull, !isOptional { context["value"] = ".some(\(value))" }
            fillPlain("json", type.map(SwiftText.literal), into: &context)
        case .text(let type): fillPlain("text", type.map(SwiftText.literal), into: &context)
        case .octets(let type, let range):
            let passed = range == nil ? nil : contentType
            fillPlain("body", passed ?? SwiftText.literal(type), into: &context)
        case .form(let fields): fillForm(fields, in: node, into: &context)
        case .sequence(let reading, let contentType):
            context.show("sequence")
            context["format"] = reading.format.rawValue
            context.show("event", "content", eventContent(of: reading))
            context.show("contentType", "type", contentType.map(SwiftText.literal))
        case .multipart(let multipart):
            if isOptional {
                context["content"] = text(of: content, from: "parts", contentType: nil, in: node)
                context.show("present")
            } else {
                fillMultipart(multipart, into: &context)
            }
        case .choice(let cases):
            context.show("choice")
            context.show("optional", if: isOptional)
            context.list("cases", cases.map { line(of: $0, in: node) })
        }
        return fillInline("Content", context, in: node)
    }

    private func fillForm(_ fields: [FormFieldBlueprint], in node: TypeNode, into context: inout TemplateContext) {
        guard !fields.isEmpty else { return fillPlain("form", nil, into: &context) }
        context.show("form")
        context.list(
            "fields",
            fields.map { field in
                let text = formField(field, in: node)
                return TemplateContext(["key": .text(SwiftText.literal(field.name)), "field": .text(text)])
            }
        )
    }

    private func fillMultipart(_ multipart: MultipartBlueprint, into context: inout TemplateContext) {
        context.show("multipart")
        if multipart.type != MultipartBlueprint.formType {
            context.show("special", "type", SwiftText.literal(multipart.type))
            context.show("unnamed", if: !multipart.isNamed)
        }
        if let tag = multipart.tag {
            var line = part(tag.part)
            line["constant"] = SwiftText.literal(tag.value)
            context.list("tag", [line])
        }
        context.list("parts", multipart.parts.map(part))
    }

    /// The case of a `switch` that writes one of several bodies.
    private func line(of choice: (name: String, content: BodyBlueprint.Content), in node: TypeNode) -> TemplateContext {
        let statements = text(of: choice.content, from: "value", contentType: "contentType", in: node)
        var line = TemplateContext(["name": .text(choice.name), "content": .text(statements)])
        line["binding"] = choice.content.isConstant ? "_" : "let value"
        line.show("open", if: choice.content.isOpen)
        line.show(statements.contains(byte: UInt8(ascii: "\n")) ? "long" : "short")
        return line
    }

    private func fillPlain(_ kind: String, _ contentType: String?, into context: inout TemplateContext) {
        context.show("plain")
        context["kind"] = kind
        context.show("contentType", "type", contentType)
    }

    private func part(_ part: PartBlueprint) -> TemplateContext {
        var context = TemplateContext()
        context["kind"] = part.kind.rawValue
        context["key"] = SwiftText.literal(part.name)
        context["property"] = part.property
        context.list(
            "arguments",
            part.traits.map { trait in
                TemplateContext(["label": .text(trait.label), "argument": .text(SwiftText.literal(trait.value))])
            }
        )
        context.list("headers", part.headers) { header, line in
            line["header"] = SwiftText.literal(header.name)
            line["property"] = header.property
            line.show("json", if: header.isJSON)
            line.show("explode", if: header.explode && !header.isJSON)
        }
        return context
    }

    func formField(_ field: FormFieldBlueprint, in node: TypeNode) -> String {
        var arguments: [String] = []
        if let style = field.style { arguments.append("style: .\(style.rawValue)") }
        if let explode = field.explode { arguments.append("explode: \(explode)") }
        if field.allowReserved { arguments.append("allowReserved: true") }
        if let contentType = field.contentType { arguments.append("contentType: \(SwiftText.literal(contentType))") }
        return "\(node.spelling(of: .formField))(\(arguments.joined(separator: ", ")))"
    }
}

/// The stored variables of an endpoint's properties, as `encode(into:)` refers to them.
struct StoredVariables {
    private let named: [String: String]

    init(of blueprint: EndpointBlueprint) {
        named = Dictionary(blueprint.properties.map { ($0.name, $0.bareStorage) }) { first, _ in first }
    }

    subscript(property: String) -> String { named[property] ?? property }
}
