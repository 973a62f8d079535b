import EndpointDescription

extension Renderer {
    func render(_ blueprint: EndpointBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context.show("deprecated", if: declaration.isDeprecated)
        context["protocol"] = node.spelling(of: blueprint.pagination == nil ? .endpoint : .paginatedEndpoint)
        context.list("pages", blueprint.pagination.map { [pagination($0, in: node, printer)] } ?? [])
        context.list(
            "conformances",
            blueprint.conformances.map { TemplateContext(["protocol": .text($0.reference(from: node))]) }
        )
        fillProperties(blueprint.properties, of: node, into: &context, printer)
        let response = printer.text(blueprint.response, in: node)
        var aliases: [TemplateContext] = []
        if !blueprint.declaresResponse { aliases.append(alias("Response", response)) }
        if let failure = blueprint.failure, failure.parent != node {
            let text = failure.reference(from: node)
            aliases.append(alias("Failure", text == "Failure" ? failure.fullName : text))
        }
        context.show("hasAliases", if: !aliases.isEmpty)
        context.list("aliases", aliases)
        context["response"] = response
        context.show("parameter")
        context["failure"] = blueprint.failure == nil ? node.spelling(of: .never) : "Failure"
        context.list("operation", operation(blueprint, in: node))
        context["path"] = path(blueprint.pathPieces, in: blueprint)
        fillRequest(of: blueprint, in: node, into: &context)
        context.list("outcomes", blueprint.outcomes.map { line(for: $0, in: node) })
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Endpoint", context, in: node)
    }

    private func alias(_ name: String, _ type: String) -> TemplateContext {
        TemplateContext(["name": .text(name), "type": .text(type)])
    }

    /// The arguments of `OperationInfo`.
    private func operation(_ blueprint: EndpointBlueprint, in node: TypeNode) -> [TemplateContext] {
        var items = [
            labelled("id", SwiftText.literal(blueprint.id)), labelled("method", text(of: blueprint.method)),
            labelled("path", SwiftText.literal(blueprint.path)),
        ]
        if !blueprint.tags.isEmpty {
            items.append(labelled("tags", "[\(blueprint.tags.map(SwiftText.literal).joined(separator: ", "))]"))
        }
        if let server = blueprint.server { items.append(labelled("server", SwiftText.literal(server))) }
        switch blueprint.security {
        case .inherited: items.append(labelled("security", "\(node.namespaceName).security"))
        case .unspecified: break
        case .own(let alternatives):
            items.append(labelled("security", requirement(alternatives)))
        }
        return items + arguments(of: blueprint.call, in: node).map { labelled($0.label, $0.value) }
    }

    private func text(of method: Operation.Method) -> String {
        method.member.map { ".\($0)" } ?? SwiftText.literal(method.token)
    }

    /// The security requirement as an expression. For example: `[[SecurityScheme.oauth("read:pets")]]`
    func requirement(_ alternatives: [[(scheme: String, scopes: [String])]]) -> String {
        let written = alternatives.map { schemes in
            let needs = schemes.map { need in
                "SecurityScheme.\(need.scheme)(\(need.scopes.map(SwiftText.literal).joined(separator: ", ")))"
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
                let value = value(of: parameter, in: blueprint)
                guard case .style(let style, let explode, let allowReserved) = parameter.encoding else {
                    literal += "\\(segments: \(value))"
                    continue
                }
                let reserved = allowReserved ? ", allowReserved: true" : ""
                let styled = style == .simple && !explode ? "" : ", .\(style.rawValue)"
                let exploded = explode ? ", explode: true" : ""
                let named = style == .matrix ? ", name: \(SwiftText.literal(parameter.name))" : ""
                literal += "\\(\(value)\(styled)\(exploded)\(named)\(reserved))"
            }
        }
        return literal + "\""
    }

    private func line(for outcome: OutcomeBlueprint, in node: TypeNode) -> TemplateContext {
        var line = TemplateContext()
        let sign = outcome.sign.map {
            " where response.tag(\(SwiftText.literal($0.key))) == \(SwiftText.literal($0.value))"
        }
        line["pattern"] = outcome.status.pattern.map { "case \($0)\(sign ?? "")" } ?? "default"
        switch outcome.result {
        case .undocumented: line.show("undocumented")
        case .success(let reading, let wrapper):
            line["value"] = value(reading, in: node)
            line.show(wrapper == nil ? "success" : "successCase")
            guard let wrapper else { break }
            line["name"] = wrapper
            line.show("payload", if: reading != .absent && reading != .nothing)
        case .failure(let name, let carriesStatus, let reading):
            let values =
                (carriesStatus ? ["response.status"] : []) + (reading == .nothing ? [] : [value(reading, in: node)])
            line.show("failureCase")
            line["name"] = name
            line.show("payload", if: !values.isEmpty)
            line.list("values", values.map { TemplateContext(["value": .text($0)]) })
        }
        return line
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
    /// The arguments for reading a stream. For example: `as: .serverSentEvents, reading: .event`
    func arguments(of reading: StreamReading) -> String {
        "as: .\(reading.format.rawValue)" + (eventContent(of: reading).map { ", reading: \($0)" } ?? "")
    }

    /// The part of an event that an element represents, if it is not only the data. For example: `.event(data: .text)`
    func eventContent(of reading: StreamReading) -> String? {
        switch reading.eventData {
        case nil: nil
        case .json: ".event"
        case .text: ".event(data: .text)"
        case .jsonOrText: ".event(data: .jsonOrText)"
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
