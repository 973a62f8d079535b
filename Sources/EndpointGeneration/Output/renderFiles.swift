/// Prints a client into files.
package func render(
    _ client: ClientBlueprint,
    access: Access,
    layout: FileLayout,
    templates: TemplateSet = TemplateSet()
) throws -> [SourceFile] {
    let renderer = try Renderer(access: access, templates: templates)
    switch layout {
    case .separate: return renderSeparately(client, with: renderer)
    case .shards(let api, let shards): return renderShards(client, api: api, shards: shards, with: renderer)
    }
}

private func renderSeparately(_ client: ClientBlueprint, with renderer: Renderer) -> [SourceFile] {
    let files = separateFiles(of: client)
    for file in files { file.owner?.isInSeveralFiles = true }
    return files.map { file in
        if file.isAPI { return renderer.apiFile(client, named: file.name) }
        return renderer.file(
            file.name,
            client,
            of: file.owner,
            members: file.members,
            failures: file.failures,
            headers: file.headers
        )
    }
}

private func renderShards(_ client: ClientBlueprint, api: String, shards: [String], with renderer: Renderer)
    -> [SourceFile]
{
    var files = [renderer.apiFile(client, named: api)]
    guard !shards.isEmpty else { return files }
    var members = [[Declaration]](repeating: [], count: shards.count)
    var failures = members
    for declaration in client.models + client.endpoints.map(\.declaration) {
        members[chooseShard(of: declaration.node, among: shards.count)].append(declaration)
    }
    for failure in client.failures { failures[chooseShard(of: failure.node, among: shards.count)].append(failure) }
    var headers = [[HeadersBlueprint]](repeating: [], count: shards.count)
    for shared in client.headers { headers[chooseShard(of: shared.node, among: shards.count)].append(shared) }
    for (index, name) in shards.enumerated() {
        if members[index].isEmpty, failures[index].isEmpty, headers[index].isEmpty {
            files.append(SourceFile(name: name, bytes: []))
        } else {
            files.append(
                renderer.file(
                    name,
                    client,
                    members: members[index],
                    failures: failures[index],
                    headers: headers[index]
                )
            )
        }
    }
    return files
}

extension HeadersBlueprint {
    fileprivate var node: TypeNode {
        switch owner {
        case .endpoint(let node), .shared(let node): node
        }
    }
}

/// A generated file.
package struct SourceFile: Equatable {
    /// The file's name, without a folder.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The distribution of declarations over files.
package enum FileLayout {
    /// The namespace, the failures, the endpoints by tag or path, the shared headers, the aliases, and the models by their
    /// first letters.
    case separate
    /// The file of the namespace and the shards. A declaration's shard depends only on its name.
    case shards(api: String, shards: [String])
}

// MARK: Files

extension Renderer {
    func apiFile(_ client: ClientBlueprint, named name: String) -> SourceFile {
        sourceFile(name, client) { renderer, printer in
            renderer.renderNamespace(client, with: printer) + "\n" + renderer.renderClient(client)
        }
    }

    func file(
        _ name: String,
        _ client: ClientBlueprint,
        of owner: TypeNode? = nil,
        members: [Declaration],
        failures: [Declaration],
        headers: [HeadersBlueprint] = []
    ) -> SourceFile {
        sourceFile(name, client) { renderer, printer in
            var parts: [String] = []
            let owners = headers.compactMap { renderer.renderOwner(of: $0, with: printer) }
            let texts = owners + members.map { renderer.render($0, with: printer) }
            if !texts.isEmpty {
                parts.append(renderer.renderExtension(of: (owner ?? client.namespace).fullName, texts, client))
            }
            if !failures.isEmpty {
                let texts = failures.map { renderer.render($0, with: printer) }
                parts.append(renderer.renderExtension(of: "\(client.namespace.name).Failures", texts, client))
            }
            for own in headers + members.compactMap(\.ownHeaders) { parts.append(renderer.render(own, with: printer)) }
            parts += members.compactMap { renderer.renderLinks(of: $0, with: printer) }
            return parts.joined(separator: "\n")
        }
    }

    private func renderExtension(of name: String, _ declarations: [String], _ client: ClientBlueprint) -> String {
        var context = TemplateContext()
        context["name"] = name
        context["declarations"] = declarations.joined(separator: "\n")
        return fill("Extension", context, in: client.namespace)
    }

    private func sourceFile(
        _ name: String,
        _ client: ClientBlueprint,
        declarations: (Renderer, TypePrinter) -> String
    ) -> SourceFile {
        let printer = TypePrinter()
        let renderer = forFile(printedWith: ["Imports", "File"], needs: printer)
        var context = TemplateContext()
        context["namespace"] = client.namespace.name
        context["source"] = SwiftText.oneLine(client.source)
        context["declarations"] = declarations(renderer, printer)
        context["imports"] = renderer.render(imports(of: printer), in: client.namespace)
        let file = renderer.fill("File", context, in: client.namespace)
        return SourceFile(name: name, bytes: CodeLine.breakWideLines(of: Array(file.utf8)))
    }

    /// The imports of a file. Only modules that signatures use get a public or package import, because the compiler
    /// warns about one that no declaration with that access level needs. A user's template may use a module in signatures
    /// or not, so its import is public only where imports are internal by default.
    private func imports(of printer: TypePrinter) -> [Import] {
        let visible = printer.modules.union(printer.conformanceModules)
        let ours = [Module.runtime, .foundation].map(\.rawValue)
        let own = printer.templateModules
        let all = visible.union(printer.innerModules).union(own)
        let others = all.subtracting(ours + [Module.swift.rawValue]).sorted()
        return (ours.filter(all.contains) + others).map { name in
            switch access {
            case .public where visible.contains(name): Import(name, as: "public")
            case .public where own.contains(name): .conditional("public", [name])
            case .package where printer.modules.contains(name) || own.contains(name): .conditional("package", [name])
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

/// Prints the manifest of a package that contains only the client.
func renderManifest(of client: ClientBlueprint, templates: TemplateSet) throws -> SourceFile {
    var context = TemplateContext()
    context["name"] = client.namespace.name
    context["source"] = SwiftText.oneLine(client.source)
    let text = try Renderer(access: .public, templates: templates).fill("Package", context, in: client.namespace)
    return SourceFile(name: "Package.swift", bytes: Array(text.utf8))
}
