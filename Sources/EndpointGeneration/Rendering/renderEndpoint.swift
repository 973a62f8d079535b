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
        if !blueprint.declaresResponse { aliases.append(alias("Response", response, Documentation())) }
        if let failure = blueprint.failure, failure.parent != node || failure.name != "Failure" {
            let text = failure.reference(from: node)
            let name = text == "Failure" ? failure.fullName : text
            aliases.append(alias("Failure", name, blueprint.failureDocumentation))
        }
        context.show("hasAliases", if: !aliases.isEmpty)
        context.list("aliases", aliases)
        context["response"] = response
        context.show("parameter")
        context["failure"] = blueprint.failure == nil ? node.spelling(of: .never) : "Failure"
        context.list("operation", operation(blueprint, in: node))
        let variables = StoredVariables(of: blueprint)
        context["path"] = path(blueprint.pathPieces, from: variables)
        fillRequest(of: blueprint, from: variables, in: node, into: &context)
        context.list("outcomes", blueprint.outcomes.lines.map { line(for: $0, in: node) })
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Endpoint", context, in: node)
    }

    private func alias(_ name: String, _ type: String, _ documentation: Documentation) -> TemplateContext {
        TemplateContext([
            "documentation": .text(SwiftText.comment(documentation)), "name": .text(name), "type": .text(type),
        ])
    }

    /// The arguments of `OperationInfo`.
    private func operation(_ blueprint: EndpointBlueprint, in node: TypeNode) -> [TemplateContext] {
        var items = [
            labeled("id", SwiftText.literal(blueprint.id)), labeled("method", text(of: blueprint.method)),
            labeled("path", SwiftText.literal(blueprint.path)),
        ]
        if !blueprint.tags.isEmpty {
            items.append(labeled("tags", "[\(blueprint.tags.map(SwiftText.literal).joined(separator: ", "))]"))
        }
        if let server = blueprint.server { items.append(labeled("server", SwiftText.literal(server))) }
        switch blueprint.security {
        case .inherited: items.append(labeled("security", "\(node.root.name).security"))
        case .unspecified: break
        case .own(let alternatives):
            items.append(labeled("security", requirement(alternatives)))
        }
        return items + arguments(of: blueprint.call, in: node).map { labeled($0.label, $0.value) }
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

    private func path(_ pieces: [EndpointBlueprint.PathPiece], from variables: StoredVariables) -> String {
        var literal = "\""
        for piece in pieces {
            switch piece {
            case .text(let text): literal += SwiftText.insideOfLiteral(text)
            case .parameter(let parameter):
                let value = value(of: parameter, from: variables)
                switch parameter.encoding {
                case .style(let style, let explode, let allowReserved):
                    let reserved = allowReserved ? ", allowReserved: true" : ""
                    let styled = style == .simple && !explode ? "" : ", .\(style.rawValue)"
                    let exploded = explode ? ", explode: true" : ""
                    let named = style == .matrix ? ", name: \(SwiftText.literal(parameter.name))" : ""
                    literal += "\\(\(value)\(styled)\(exploded)\(named)\(reserved))"
                case .segments: literal += "\\(segments: \(value))"
                case .json, .form: literal += "\\(json: \(value))"
                }
            }
        }
        return literal + "\""
    }

    private func line(for outcome: OutcomeBlueprint, in node: TypeNode) -> TemplateContext {
        var line = TemplateContext()
        let patterns = outcome.patterns.joined(separator: ", ")
        let pattern = patterns.isEmpty ? "_" : patterns
        switch outcome.sign {
        case .member(let key, let value):
            line["pattern"] =
                "case \(pattern) where response.tag(\(SwiftText.literal(key))) == \(SwiftText.literal(value))"
        case .mediaType(let name):
            line["pattern"] = "case \(pattern) where response.mediaType == \(SwiftText.literal(name))"
        case nil: line["pattern"] = patterns.isEmpty ? "default" : "case \(patterns)"
        }
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
                (carriesStatus ? ["status: response.status"] : [])
                + (reading == .nothing ? [] : [value(reading, in: node)])
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
        case .jsonOrNull(let value): "try response.json() ?? \(value.literal)"
        case .numbers(let type): "try response.json(as: \(TypePrinter().text(type, in: node)).self)"
        case .text: "try response.text()"
        case .textOrJSON: "try response.mediaType == \"text/plain\" ? response.text() : response.json()"
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

// MARK: renderLinks

extension Renderer {
    /// Renders the links of this operation's responses. The extension is outside the namespace, so it uses full names.
    func renderLinks(of declaration: Declaration, with printer: TypePrinter) -> String? {
        guard case .endpoint(let blueprint) = declaration.kind, !blueprint.links.isEmpty else { return nil }
        let outside = declaration.node.fileScope
        printer.use(.runtime)
        var context = TemplateContext()
        context["owner"] = "E == \(declaration.node.reference(from: outside))"
        context.show("deprecated", if: declaration.isDeprecated)
        context.list(
            "links",
            blueprint.links.enumerated().map { index, link in
                var line = self.line(for: link, in: outside, printer)
                line["documentation"] = (index == 0 ? "" : "\n") + SwiftText.comment(link.documentation)
                return line
            }
        )
        return fill("Links", context, in: outside)
    }

    private func line(for link: LinkBlueprint, in node: TypeNode, _ printer: TypePrinter) -> TemplateContext {
        let expressions = ExpressionPrinter(in: node)
        var line = TemplateContext()
        line.show("deprecated", if: link.isDeprecated)
        line["name"] = link.name
        line["target"] = link.target.reference(from: node)
        line.list("parameters", link.parameters.map { parameter($0, in: node, printer) })
        line.show("optional", if: !link.conditions.isEmpty)
        line.list("conditions", link.conditions) { condition, text in
            switch condition {
            case .pattern(let name, let binding, let subject):
                let pattern = binding.map { "\(name)(let \($0))" } ?? name
                text["condition"] = "case .\(pattern) = \(expressions.text(subject))"
            case .value(let name, let type, let value):
                let annotation = type.map { ": " + printer.inner($0, in: node) } ?? ""
                text["condition"] = "let \(name)\(annotation) = \(expressions.text(value))"
            }
        }
        line.list("arguments", link.arguments.map { argument($0, expressions) })
        return line
    }

    func argument(_ argument: Expression.Argument, _ expressions: ExpressionPrinter) -> TemplateContext {
        TemplateContext(["argument": .text(expressions.text(argument))])
    }
}

// MARK: renderWebhook

extension Renderer {
    func render(_ blueprint: WebhookBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        printer.use(.foundation)
        var context = heading(declaration)
        context.show("deprecated", if: declaration.isDeprecated)
        context["key"] = SwiftText.literal(blueprint.key)
        context.show("noBody", if: blueprint.payload == nil)
        let needsHeaders = blueprint.properties.contains { !$0.key.isEmpty && !$0.presence.isOptional }
        context.show("noHeaders", if: !needsHeaders)
        fillProperties(blueprint.properties, of: node, into: &context, printer)
        context.list("members", blueprint.properties.map { member($0, of: blueprint, in: node, printer) })
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Webhook", context, in: node)
    }

    private func member(
        _ property: PropertyBlueprint,
        of blueprint: WebhookBlueprint,
        in node: TypeNode,
        _ printer: TypePrinter
    ) -> TemplateContext {
        let isOptional = property.presence.isOptional
        var member = TemplateContext()
        member["member"] = property.storageInReader
        member.show("optional", if: isOptional)
        if !property.key.isEmpty {
            member["key"] = SwiftText.literal(property.key)
            member["read"] = isOptional ? "optional" : "required"
            member.show("header")
        } else if blueprint.payload == .data {
            member.show("data")
        } else {
            member["payload"] = printer.text(isOptional ? property.type.withoutOptional : property.type, in: node)
            member.show("json")
        }
        return member
    }
}

extension PropertyBlueprint {
    /// The stored variable as `init(headers:body:)` refers to it: with `self.` if a parameter hides it.
    fileprivate var storageInReader: String {
        ["headers", "body"].contains(storage) ? "self.\(storage)" : storage
    }
}

extension PropertyBlueprint.Presence {
    fileprivate var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}
