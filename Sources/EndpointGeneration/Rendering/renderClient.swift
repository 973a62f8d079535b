extension Renderer {
    /// The namespace with what belongs to the whole API: servers, security, the failures' home.
    func renderNamespace(_ client: ClientBlueprint, with printer: TypePrinter) -> String {
        printer.use(.runtime)
        let node = client.namespace
        var context = TemplateContext()
        context["documentation"] = SwiftText.comment(client.documentation)
        context["name"] = node.name
        context.values["servers"] = .list(
            client.servers.filter(\.variables.isEmpty).map { server($0, client, printer) }
        )
        context.values["serverTemplates"] = .list(
            client.servers.filter { !$0.variables.isEmpty }.map { server($0, client, printer) }
        )
        if let security = client.security {
            let written = requirement(security, scheme: "SecurityScheme")
            context.values["security"] = .list([TemplateContext(["requirement": .text(written)])])
        }
        context.values["defaults"] = .list(defaults(of: client))
        context.show("hasSchemes", if: !client.securitySchemes.isEmpty)
        context.values["schemes"] = .list(
            client.securitySchemes.map { scheme in
                var line = TemplateContext()
                line["documentation"] = SwiftText.comment(scheme.documentation)
                line["name"] = scheme.name
                let written = arguments(
                    ["name: \(SwiftText.literal(scheme.key))", "kind: \(expression(of: scheme.kind, in: node))"],
                    behind: 12 + "SecuritySchemeInfo()".utf8.count
                )
                line["scheme"] = "\(node.spelling(of: .securitySchemeInfo))(\(written))"
                return line
            }
        )
        return fill("Namespace", context, in: node)
    }

    private func server(_ server: ServerBlueprint, _ client: ClientBlueprint, _ printer: TypePrinter) -> TemplateContext
    {
        var context = TemplateContext()
        var documentation = server.documentation
        for variable in server.variables where !variable.documentation.isEmpty {
            documentation.paragraphs.append("- Parameter \(variable.name): \(variable.documentation)")
        }
        if documentation.paragraphs.isEmpty { documentation.paragraphs = ["Where the API is served."] }
        context["documentation"] = SwiftText.comment(documentation)
        context["name"] = server.name
        let string = printer.text(.string, in: client.namespace)
        let map = client.namespace.spelling(of: .serverMap)
        let parameters = server.variables.map { variable in
            "\(variable.name): \(string)"
                + (variable.defaultValue.isEmpty ? "" : " = \(SwiftText.literal(variable.defaultValue))")
        }
        let behind = 4 + "\(access.modifier)static func \(server.name)() -> \(map) {".utf8.count
        context["signature"] = arguments(parameters, behind: behind).indentingClosingLine
        context["map"] = "\(map)(\(arguments(of: server)))"
        return context
    }

    private func arguments(of server: ServerBlueprint) -> String {
        let base = literal(server.base)
        guard !server.overrides.isEmpty else { return "base: \(base)" }
        let pairs = server.overrides.map { "\(SwiftText.literal($0.key)): \(literal($0.address))" }
        let line = "overrides: [\(pairs.joined(separator: ", "))]"
        let lines = "overrides: [\n" + pairs.map { "    \($0),\n" }.joined() + "]"
        let overrides = line.utf8.count > widest - 12 ? lines : line
        return arguments(["base: \(base)", overrides], behind: 8 + "ServerMap()".utf8.count)
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
