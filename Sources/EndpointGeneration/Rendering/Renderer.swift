/// Prints blueprints through templates. One renderer prints one client.
struct Renderer {
    let access: Access
    private let templates: [String: Template]
    private let set: TemplateSet
    /// The values that every template can print.
    private let common: TemplateContext

    init(access: Access, templates set: TemplateSet = TemplateSet()) throws {
        self.access = access
        self.set = set
        common = TemplateContext(["access": .text(access.modifier)])
        var templates: [String: Template] = [:]
        for (name, text) in set.texts { templates[name] = try Template(name: name, text) }
        self.templates = templates
    }

    /// - Parameter room: the maximum line width; by default the width that the indentation of `node` leaves.
    func fill(_ name: String, _ context: TemplateContext, in node: TypeNode, room: Int? = nil) -> String {
        guard let template = templates[name] else { return "" }
        return set.render(template, named: name, context, within: common, in: node, room: room ?? self.room(in: node))
    }

    /// The maximum line width that the indentation of a type leaves.
    func room(in node: TypeNode) -> Int { Template.widest - 4 * node.depth }

    /// Fills a template whose text continues a line, so the last line break is left out.
    func fillInline(_ name: String, _ context: TemplateContext, in node: TypeNode, room: Int? = nil) -> String {
        let text = fill(name, context, in: node, room: room)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
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
            let text = printer.text(type, in: declaration.node.parent ?? declaration.node)
            context["type"] = text == declaration.node.name ? type.node?.fullName ?? text : text
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

    /// Renders nested declarations, each after an empty line.
    func renderNested(_ declarations: [Declaration], with printer: TypePrinter) -> String {
        declarations.map { "\n" + render($0, with: printer) }.joined()
    }

    func heading(_ declaration: Declaration) -> TemplateContext {
        var context = TemplateContext()
        context["documentation"] = SwiftText.comment(declaration.documentation)
        context["name"] = declaration.node.name
        return context
    }
}

/// The access level of the generated declarations.
package enum Access: String, CaseIterable {
    case `public`, package, `internal`

    var modifier: String { self == .internal ? "" : rawValue + " " }
}
