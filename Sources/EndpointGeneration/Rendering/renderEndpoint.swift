extension Renderer {
    func render(_ blueprint: EndpointBlueprint, _ declaration: Declaration, _ speller: TypeSpeller) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["attributes"] = declaration.isDeprecated ? "@available(*, deprecated)" : ""
        fillProperties(blueprint.properties, of: node, into: &context, speller)
        let response = speller.text(blueprint.response, in: node)
        var aliases: [TemplateContext] = []
        if !blueprint.declaresResponse { aliases.append(alias("Response", response)) }
        if let failure = blueprint.failure { aliases.append(alias("Failure", failure.reference(from: node))) }
        context.values["aliases"] = .list(aliases)
        context["response"] = response
        context["failure"] = blueprint.failure == nil ? node.spelling(of: "Never") : "Failure"
        context["operation"] = operation(blueprint, in: node)
        context["path"] = path(blueprint.pathPieces, in: blueprint)
        context["calls"] = calls(blueprint)
        context["outcomes"] = blueprint.outcomes.map { line($0, in: node) }.joined(separator: "\n")
        context["nested"] = renderNested(blueprint.nested, with: speller)
        return fill("Endpoint", context, in: node)
    }

    private func alias(_ name: String, _ type: String) -> TemplateContext {
        TemplateContext(["name": .text(name), "type": .text(type)])
    }

    private func operation(_ blueprint: EndpointBlueprint, in node: TypeNode) -> String {
        var items = [
            "id: \(SwiftText.literal(blueprint.id))", "method: .\(blueprint.method)",
            "path: \(SwiftText.literal(blueprint.path))",
        ]
        if !blueprint.tags.isEmpty {
            items.append("tags: [\(blueprint.tags.map(SwiftText.literal).joined(separator: ", "))]")
        }
        if let server = blueprint.server { items.append("server: \(SwiftText.literal(server))") }
        switch blueprint.security {
        case .inherited: items.append("security: \(node.namespaceName).security")
        case .unspecified: break
        case .own(let alternatives): items.append("security: \(requirement(alternatives, scheme: "SecurityScheme"))")
        }
        items += arguments(of: blueprint.call, in: node)
        let list = arguments(items, behind: 4 * (node.depth + 2) + "OperationInfo()".utf8.count)
        return "\(node.spelling(of: "OperationInfo"))(\(list))"
    }

    /// `[[SecurityScheme.oauth("read:pets")]]`
    func requirement(_ alternatives: [[(scheme: String, scopes: [String])]], scheme: String) -> String {
        let written = alternatives.map { schemes in
            let needs = schemes.map { need in
                "\(scheme).\(need.scheme)(\(need.scopes.map(SwiftText.literal).joined(separator: ", ")))"
            }
            return "[\(needs.joined(separator: ", "))]"
        }
        return "[\(written.joined(separator: ", "))]"
    }

    private func path(_ pieces: [EndpointBlueprint.PathPiece], in blueprint: EndpointBlueprint) -> String {
        var literal = "\""
        for piece in pieces {
            switch piece {
            case .text(let text): literal += SwiftText.literal(text).dropFirst().dropLast()
            case .value(let property, let name, let style, let explode):
                let value = storage(of: property, in: blueprint)
                let styled = style == "simple" && !explode ? "" : ", .\(style)"
                let exploded = explode ? ", explode: true" : ""
                let named = style == "matrix" ? ", name: \(SwiftText.literal(name))" : ""
                literal += "\\(\(value)\(styled)\(exploded)\(named))"
            }
        }
        return literal + "\""
    }

    private func calls(_ blueprint: EndpointBlueprint) -> String {
        var lines: [String] = []
        if let accept = blueprint.accept { lines.append("request.accept(\(SwiftText.literal(accept)))") }
        lines += blueprint.calls.flatMap { callLines($0, in: blueprint) }
        return lines.joined(separator: "\n")
    }

    private func storage(of property: String, in blueprint: EndpointBlueprint) -> String {
        blueprint.properties.first { $0.name == property }?.bareStorage ?? property
    }

    private func callLines(_ call: RequestCall, in blueprint: EndpointBlueprint) -> [String] {
        func stored(_ property: String) -> String { storage(of: property, in: blueprint) }
        switch call {
        case .query(let name, let property, let style, let explode, let allowReserved):
            var arguments = [SwiftText.literal(name), stored(property)]
            if style != "form" { arguments.append("style: .\(style)") }
            if style != "deepObject", explode != (style == "form") { arguments.append("explode: \(explode)") }
            if allowReserved { arguments.append("allowReserved: true") }
            return ["request.query(\(arguments.joined(separator: ", ")))"]
        case .header(let name, let property, let explode):
            return [
                "request.header(\(SwiftText.literal(name)), \(stored(property))\(explode ? ", explode: true" : ""))"
            ]
        case .cookie(let name, let property, let explode):
            return [
                "request.cookie(\(SwiftText.literal(name)), \(stored(property))\(explode ? "" : ", explode: false"))"
            ]
        case .jsonParameter(let location, let name, let property):
            return ["request.\(location)(\(SwiftText.literal(name)), json: \(stored(property)))"]
        case .json(let property, let contentType):
            return [
                "request.json(\(stored(property))\(contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""))"
            ]
        case .text(let property, let contentType):
            return [
                "request.text(\(stored(property))\(contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""))"
            ]
        case .octets(let property, let contentType):
            return ["request.body(\(stored(property)), contentType: \(SwiftText.literal(contentType)))"]
        case .form(let property, let fields):
            guard !fields.isEmpty else { return ["request.form(\(stored(property)))"] }
            let rows = fields.map { "        \(SwiftText.literal($0.name)): \(formField($0))," }
            return ["request.form(", "    \(stored(property)),", "    fields: ["] + rows + ["    ]", ")"]
        case .multipart(let property, let isOptional, let parts):
            return multipartLines(stored(property), isOptional, parts)
        }
    }

    private func formField(_ field: FormFieldBlueprint) -> String {
        var arguments: [String] = []
        if let style = field.style { arguments.append("style: .\(style)") }
        if let explode = field.explode { arguments.append("explode: \(explode)") }
        if field.allowReserved { arguments.append("allowReserved: true") }
        if let contentType = field.contentType { arguments.append("contentType: \(SwiftText.literal(contentType))") }
        return "FormField(\(arguments.joined(separator: ", ")))"
    }

    private func multipartLines(_ property: String, _ isOptional: Bool, _ parts: [PartBlueprint]) -> [String] {
        let value = isOptional ? "parts" : property
        var lines = ["request.multipart { form in"]
        for part in parts {
            let contentType = part.contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""
            let call = "form.\(part.kind.rawValue)(\(SwiftText.literal(part.name)), \(value).\(part.property)"
            lines.append("    \(call)\(part.kind == .field ? contentType : ""))")
        }
        lines.append("}")
        return isOptional ? ["if let parts = \(property) {"] + lines.map { "    " + $0 } + ["}"] : lines
    }

    private func line(_ outcome: OutcomeBlueprint, in node: TypeNode) -> String {
        let label = outcome.pattern.map { "case \($0)" } ?? "default"
        switch outcome.result {
        case .undocumented: return "\(label): .undocumented"
        case .success(let reading, let wrapper):
            let value = self.value(reading, in: node)
            guard let wrapper else { return "\(label): .success(\(value))" }
            return "\(label): .success(.\(wrapper)\(reading == .absent || reading == .nothing ? "" : "(\(value))"))"
        case .failure(let name, let carriesStatus, let reading):
            let payload =
                (carriesStatus ? ["response.status"] : []) + (reading == .nothing ? [] : [value(reading, in: node)])
            return "\(label): .failure(.\(name)\(payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"))"
        }
    }

    private func value(_ reading: OutcomeBlueprint.Reading, in node: TypeNode) -> String {
        switch reading {
        case .json: "try response.json()"
        case .text: "try response.text()"
        case .data: "try response.data()"
        case .nothing: "\(node.spelling(of: "NoContent"))()"
        case .absent: "nil"
        }
    }
}

extension TypeNode {
    var namespaceName: String {
        var node = self
        while let parent = node.parent { node = parent }
        return node.name
    }
}
