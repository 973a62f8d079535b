extension Renderer {
    func apiFile(_ client: ClientBlueprint, named name: String) -> SourceFile {
        let printer = TypePrinter()
        let text = renderNamespace(client, with: printer) + "\n" + renderClient(client)
        return sourceFile(name, client, text, printer)
    }

    func file(
        _ name: String,
        _ client: ClientBlueprint,
        of owner: TypeNode? = nil,
        members: [Declaration],
        failures: [Declaration],
        headers: [HeadersBlueprint] = []
    ) -> SourceFile {
        let printer = TypePrinter()
        var parts: [String] = []
        let owners = headers.compactMap { renderOwner(of: $0, with: printer) }
        let texts = owners + members.map { render($0, with: printer) }
        if !texts.isEmpty { parts.append(renderExtension(of: (owner ?? client.namespace).fullName, texts, client)) }
        if !failures.isEmpty {
            let texts = failures.map { render($0, with: printer) }
            parts.append(renderExtension(of: "\(client.namespace.name).Failures", texts, client))
        }
        for own in headers + members.compactMap(\.ownHeaders) { parts.append(render(own, with: printer)) }
        parts += members.compactMap { renderLinks(of: $0, with: printer) }
        return sourceFile(name, client, parts.joined(separator: "\n"), printer)
    }

    private func renderExtension(of name: String, _ declarations: [String], _ client: ClientBlueprint) -> String {
        var context = TemplateContext()
        context["name"] = name
        context["declarations"] = declarations.joined(separator: "\n")
        return fill("Extension", context, in: client.namespace)
    }

    private func sourceFile(_ name: String, _ client: ClientBlueprint, _ text: String, _ printer: TypePrinter)
        -> SourceFile
    {
        var context = TemplateContext()
        context["namespace"] = client.namespace.name
        context["source"] = SwiftText.oneLine(client.source)
        context["imports"] = render(imports(of: printer), in: client.namespace)
        context["declarations"] = text
        let file = fill("File", context, in: client.namespace)
        return SourceFile(name: name, bytes: CodeLine.breakWideLines(of: Array(file.utf8)))
    }

    /// The imports of a file. Only modules that signatures use get a public or package import, because the compiler
    /// warns about one that no declaration with that access level needs.
    private func imports(of printer: TypePrinter) -> [Import] {
        let visible = printer.modules.union(printer.conformanceModules)
        let ours = [Module.runtime, .foundation].map(\.rawValue)
        let others = printer.modules.subtracting(ours + [Module.swift.rawValue]).sorted()
        let used = (ours + others).filter { visible.contains($0) || printer.innerModules.contains($0) }
        return used.map { name in
            switch access {
            case .public where visible.contains(name): Import(name, as: "public")
            case .package where printer.modules.contains(name): .package([name])
            case .public, .internal, .package: Import(name)
            }
        }
    }
}

extension Declaration {
    /// The response headers that only this operation has.
    var ownHeaders: HeadersBlueprint? {
        guard case .endpoint(let blueprint) = kind, !blueprint.headers.isEmpty else { return nil }
        return HeadersBlueprint(owner: .endpoint(node), headers: blueprint.headers, isDeprecated: isDeprecated)
    }
}
