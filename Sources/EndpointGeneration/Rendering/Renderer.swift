/// Prints blueprints through templates. One renderer prints one client.
struct Renderer {
    let access: Access
    private let templates: [String: Template]
    private let set: TemplateSet
    let widest = 120

    init(access: Access, templates set: TemplateSet = TemplateSet()) throws {
        self.access = access
        self.set = set
        var templates: [String: Template] = [:]
        for (name, text) in set.texts { templates[name] = try Template(name: name, text) }
        self.templates = templates
    }

    func fill(_ name: String, _ context: TemplateContext, in node: TypeNode) -> String {
        var context = context
        context["access"] = access.modifier
        return templates[name].map { set.render($0, named: name, context, in: node) } ?? ""
    }

    func render(_ declaration: Declaration, with printer: TypePrinter) -> String {
        switch declaration.kind {
        case .structure(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .enumeration(let blueprint):
            if blueprint.isIndexed { printer.use(.runtime) } else { printer.useToConform(.runtime) }
            return render(blueprint, declaration, printer)
        case .union(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .alias(let type):
            var context = TemplateContext()
            context["documentation"] = SwiftText.comment(declaration.documentation)
            context["name"] = declaration.node.name
            context["type"] = printer.text(type, in: declaration.node.parent ?? declaration.node)
            return fill("Alias", context, in: declaration.node)
        case .endpoint(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .failure(let blueprint):
            return render(blueprint, declaration, printer)
        case .cases(let blueprint):
            return render(blueprint, declaration, printer)
        case .webhook(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .group:
            var context = heading(declaration)
            context["declarations"] = declaration.nested.map { render($0, with: printer) }.joined(separator: "\n")
            return fill("Group", context, in: declaration.node)
        }
    }

    /// Nested declarations, each behind an empty line.
    func renderNested(_ declarations: [Declaration], with printer: TypePrinter) -> String {
        declarations.map { "\n" + render($0, with: printer) }.joined()
    }

    /// `a, b` on one line where it fits behind `prefix`, else one a line.
    func arguments(_ items: [String], behind prefix: Int) -> String {
        let joined = items.joined(separator: ", ")
        guard prefix + joined.utf8.count > widest || joined.contains("\n") else { return joined }
        let lines = items.joined(separator: ",\n").split(separator: "\n", omittingEmptySubsequences: false)
        return "\n" + lines.map { "    \($0)" }.joined(separator: "\n") + "\n"
    }

    private func render(_ blueprint: FailureBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context.values["cases"] = .list(
            blueprint.cases.map { item in
                var line = TemplateContext()
                line["documentation"] = SwiftText.comment(item.documentation)
                line["name"] = item.name
                let payload =
                    (item.carriesStatus ? [printer.text(.standard(.int), in: node)] : [])
                    + (item.type.map { [printer.text($0, in: node)] } ?? [])
                line["payload"] = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
                return line
            }
        )
        context["indirect"] = blueprint.isIndirect ? "indirect " : ""
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Cases", context, in: node)
    }

    private func render(_ blueprint: CasesBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        var context = heading(declaration)
        context.values["cases"] = .list(
            blueprint.cases.map { item in
                var line = TemplateContext()
                line["documentation"] = SwiftText.comment(item.documentation)
                line["name"] = item.name
                let label = item.hasContentType ? ", contentType: \(printer.text(.string, in: declaration.node))" : ""
                line["payload"] = item.type.map { "(\(printer.text($0, in: declaration.node))\(label))" } ?? ""
                return line
            }
        )
        context["indirect"] = blueprint.isIndirect ? "indirect " : ""
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Cases", context, in: declaration.node)
    }

    func heading(_ declaration: Declaration) -> TemplateContext {
        var context = TemplateContext()
        context["documentation"] = SwiftText.comment(declaration.documentation)
        context["name"] = declaration.node.name
        return context
    }
}

/// Who may use the client.
package enum Access: String, CaseIterable {
    case `public`, package, `internal`

    var modifier: String { self == .internal ? "" : rawValue + " " }
}
