import EndpointDescription

extension Renderer {
    func render(_ blueprint: EndpointBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["attributes"] = declaration.isDeprecated ? "@available(*, deprecated)" : ""
        context["protocol"] = node.spelling(of: blueprint.pagination == nil ? .endpoint : .paginatedEndpoint)
        context.values["pages"] = .list(blueprint.pagination.map { [pagination($0, in: node, printer)] } ?? [])
        context["conformances"] = blueprint.conformances.map { ", " + $0.reference(from: node) }.joined()
        fillProperties(blueprint.properties, of: node, into: &context, printer)
        let response = printer.text(blueprint.response, in: node)
        var aliases: [TemplateContext] = []
        if !blueprint.declaresResponse { aliases.append(alias("Response", response)) }
        if let failure = blueprint.failure { aliases.append(alias("Failure", failure.reference(from: node))) }
        context.values["aliases"] = .list(aliases)
        context["response"] = response
        context["failure"] = blueprint.failure == nil ? node.spelling(of: .never) : "Failure"
        context["operation"] = operation(blueprint, in: node)
        context["path"] = path(blueprint.pathPieces, in: blueprint)
        context["calls"] = calls(blueprint, in: node)
        context["outcomes"] = blueprint.outcomes.map { line($0, in: node) }.joined(separator: "\n")
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Endpoint", context, in: node)
    }

    private func alias(_ name: String, _ type: String) -> TemplateContext {
        TemplateContext(["name": .text(name), "type": .text(type)])
    }

    private func operation(_ blueprint: EndpointBlueprint, in node: TypeNode) -> String {
        var items = [
            "id: \(SwiftText.literal(blueprint.id))", "method: .\(blueprint.method.rawValue)",
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
        return "\(node.spelling(of: .operationInfo))(\(list))"
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
            case .parameter(let parameter):
                guard case .style(let style, let explode, _) = parameter.encoding else { continue }
                let styled = style == .simple && !explode ? "" : ", .\(style.rawValue)"
                let exploded = explode ? ", explode: true" : ""
                let named = style == .matrix ? ", name: \(SwiftText.literal(parameter.name))" : ""
                literal += "\\(\(value(of: parameter, in: blueprint))\(styled)\(exploded)\(named))"
            }
        }
        return literal + "\""
    }

    private func line(_ outcome: OutcomeBlueprint, in node: TypeNode) -> String {
        let label = outcome.status.pattern.map { "case \($0)" } ?? "default"
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
        case .stream(let reading): "try response.events(\(arguments(of: reading)))"
        case .nothing: "\(node.spelling(of: .noContent))()"
        case .absent: "nil"
        }
    }
}

extension Renderer {
    /// `as: .serverSentEvents, reading: .event`
    func arguments(of reading: StreamReading) -> String {
        let content =
            switch reading.eventData {
            case nil: ""
            case .json: ", reading: .event"
            case .text: ", reading: .event(data: .text)"
            case .jsonOrText: ", reading: .event(data: .jsonOrText)"
            }
        return "as: .\(reading.format.rawValue)\(content)"
    }
}

extension TypeNode {
    var namespaceName: String {
        var node = self
        while let parent = node.parent { node = parent }
        return node.name
    }
}
