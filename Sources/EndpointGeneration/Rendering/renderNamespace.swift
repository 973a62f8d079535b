extension Renderer {
    /// Renders the namespace with the declarations for the whole API: servers, security and the type around failures.
    func renderNamespace(_ client: ClientBlueprint, with printer: TypePrinter) -> String {
        printer.use(.runtime)
        let node = client.namespace
        var context = TemplateContext()
        context["documentation"] = SwiftText.comment(client.documentation)
        context["name"] = node.name
        context.list("servers", client.servers.filter(\.variables.isEmpty).map(server))
        context.list("serverTemplates", client.servers.filter { !$0.variables.isEmpty }.map(server))
        context.show("security", "requirement", client.security.map(requirement))
        fillDefaults(of: client, into: &context)
        context.show("securitySchemes", if: !client.securitySchemes.isEmpty)
        context.list("schemes", client.securitySchemes) { scheme, line in
            line["documentation"] = SwiftText.comment(scheme.documentation)
            line["name"] = scheme.name
            let metadata = scheme.metadataURL.map { [labelled("metadataURL", SwiftText.literal($0))] } ?? []
            line.list(
                "arguments",
                [
                    labelled("name", SwiftText.literal(scheme.key)),
                    kind(of: scheme),
                ] + metadata
            )
        }
        return fill("Namespace", context, in: node)
    }

    func labelled(_ label: String, _ value: String) -> TemplateContext {
        TemplateContext(["label": .text(label), "value": .text(value)])
    }

    private func server(_ server: ServerBlueprint) -> TemplateContext {
        var context = TemplateContext()
        var documentation = server.documentation
        for variable in server.variables where !variable.documentation.isEmpty {
            documentation.paragraphs.append("- Parameter \(variable.name): \(variable.documentation)")
        }
        if documentation.paragraphs.isEmpty { documentation.paragraphs = ["Where the API is served."] }
        context["documentation"] = SwiftText.comment(documentation)
        context["name"] = server.name
        context.list("parameters", server.variables) { variable, parameter in
            parameter["label"] = SwiftText.label(variable.name)
            let value = variable.defaultValue
            parameter.show("default", "value", value.isEmpty ? nil : SwiftText.literal(value))
        }
        let overrides = server.overrides.isEmpty ? [] : [labelled("overrides", self.overrides(of: server))]
        context.list("arguments", [labelled("base", literal(server.base))] + overrides)
        return context
    }

    private func overrides(of server: ServerBlueprint) -> String {
        let pairs = server.overrides.map { "\(SwiftText.literal($0.key)): \(literal($0.address))" }
        return "[\(pairs.joined(separator: ", "))]"
    }

    private func literal(_ address: ServerBlueprint.Address) -> String {
        var literal = "\""
        for piece in address.pieces {
            switch piece {
            case .text(let text): literal += SwiftText.literal(text).dropFirst().dropLast()
            case .variable(let name): literal += "\\(\(name))"
            }
        }
        return literal + "\""
    }
}
