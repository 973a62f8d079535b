import EndpointDescription

extension Renderer {
    /// The statements that write a call into a request.
    func calls(_ blueprint: EndpointBlueprint, in node: TypeNode) -> String {
        var lines: [String] = []
        if blueprint.isStreamed {
            let types = blueprint.accept.map { $0 == "text/event-stream" ? "" : SwiftText.literal($0) } ?? ""
            lines.append("request.stream(\(types))")
        } else if let accept = blueprint.accept {
            lines.append("request.accept(\(SwiftText.literal(accept)))")
        }
        lines += blueprint.parameters.filter { $0.location != .path }.map { line(for: $0, in: blueprint) }
        if let body = blueprint.body { lines += self.lines(for: body, in: blueprint, node) }
        return lines.joined(separator: "\n")
    }

    /// A parameter's value as `encode(into:)` reads it.
    func value(of parameter: ParameterBlueprint, in blueprint: EndpointBlueprint) -> String {
        switch parameter.value {
        case .fixed(let value): SwiftText.literal(value)
        case .property(let name): storage(of: name, in: blueprint)
        }
    }

    private func storage(of property: String, in blueprint: EndpointBlueprint) -> String {
        blueprint.properties.first { $0.name == property }?.bareStorage ?? property
    }

    private func line(for parameter: ParameterBlueprint, in blueprint: EndpointBlueprint) -> String {
        let call = "request.\(parameter.location.rawValue)"
        let value = value(of: parameter, in: blueprint)
        guard case .style(let style, let explode, let allowReserved) = parameter.encoding else {
            return "\(call)(\(SwiftText.literal(parameter.name)), json: \(value))"
        }
        let arguments =
            [SwiftText.literal(parameter.name), value]
            + styleArguments(parameter.location, style, explode: explode)
            + (allowReserved && parameter.location == .query ? ["allowReserved: true"] : [])
        return "\(call)(\(arguments.joined(separator: ", ")))"
    }

    /// What differs from the style that the location has by default.
    func styleArguments(_ location: ParameterLocation, _ style: Parameter.Style, explode: Bool) -> [String] {
        switch location {
        case .path:
            (style == .simple ? [] : ["style: .\(style.rawValue)"]) + (explode ? ["explode: true"] : [])
        case .query:
            (style == .form ? [] : ["style: .\(style.rawValue)"])
                + (style == .deepObject || explode == (style == .form) ? [] : ["explode: \(explode)"])
        case .header: explode ? ["explode: true"] : []
        case .cookie: explode ? [] : ["explode: false"]
        }
    }

    private func lines(for body: BodyBlueprint, in blueprint: EndpointBlueprint, _ node: TypeNode) -> [String] {
        var lines: [String] = []
        if let flag = body.streamSwitch {
            let type = blueprint.properties.first { $0.name == body.property }?.type
            let isOptional = type.map { $0 != $0.withoutOptional } ?? false
            lines = [
                "var \(body.property) = self.\(body.property)",
                "\(body.property)\(isOptional ? "?" : "").\(flag) = true",
            ]
        }
        let value = storage(of: body.property, in: blueprint)
        guard case .choice(let cases) = body.content else {
            let contentType = body.contentTypeProperty.map { storage(of: $0, in: blueprint) }
            return lines + self.lines(for: body.content, value, body.isOptional, contentType: contentType, node)
        }
        lines.append("switch \(value) {")
        for item in cases {
            let inner = self.lines(for: item.content, "value", false, contentType: "contentType", node)
            let label = "case .\(item.name)(let value\(item.content.isOpen ? ", let contentType" : "")):"
            lines += inner.count == 1 ? ["\(label) \(inner[0])"] : [label] + inner.map { "    " + $0 }
        }
        return lines + (body.isOptional ? ["case nil: break"] : []) + ["}"]
    }

    private func lines(
        for content: BodyBlueprint.Content,
        _ value: String,
        _ isOptional: Bool,
        contentType: String?,
        _ node: TypeNode
    ) -> [String] {
        switch content {
        case .json(let contentType):
            return ["request.json(\(value)\(contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""))"]
        case .text(let contentType):
            return ["request.text(\(value)\(contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""))"]
        case .octets(let fixed, let isOpen):
            let type = isOpen ? contentType ?? SwiftText.literal(fixed) : SwiftText.literal(fixed)
            return ["request.body(\(value), contentType: \(type))"]
        case .form(let fields):
            guard !fields.isEmpty else { return ["request.form(\(value))"] }
            let rows = fields.map { "        \(SwiftText.literal($0.name)): \(formField($0, in: node))," }
            return ["request.form(", "    \(value),", "    fields: ["] + rows + ["    ]", ")"]
        case .multipart(let parts): return multipartLines(value, isOptional, parts)
        case .choice: return []
        }
    }

    func formField(_ field: FormFieldBlueprint, in node: TypeNode) -> String {
        var arguments: [String] = []
        if let style = field.style { arguments.append("style: .\(style.rawValue)") }
        if let explode = field.explode { arguments.append("explode: \(explode)") }
        if field.allowReserved { arguments.append("allowReserved: true") }
        if let contentType = field.contentType { arguments.append("contentType: \(SwiftText.literal(contentType))") }
        return "\(node.spelling(of: .formField))(\(arguments.joined(separator: ", ")))"
    }

    private func multipartLines(_ property: String, _ isOptional: Bool, _ parts: [PartBlueprint]) -> [String] {
        let value = isOptional ? "parts" : property
        var lines = ["request.multipart { form in"]
        for part in parts {
            let name = SwiftText.literal(part.name)
            for header in part.headers {
                let label = header.isJSON ? "json: " : ""
                let explode = header.explode && !header.isJSON ? ", explode: true" : ""
                let call = "form.header(\(SwiftText.literal(header.name)), \(label)\(value).\(header.property)"
                lines.append("    \(call), ofPart: \(name)\(explode))")
            }
            let contentType = part.contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""
            lines.append("    form.\(part.kind.rawValue)(\(name), \(value).\(part.property)\(contentType))")
        }
        lines.append("}")
        return isOptional ? ["if let parts = \(property) {"] + lines.map { "    " + $0 } + ["}"] : lines
    }
}
