extension Renderer {
    /// Renders the links of this operation's responses. The extension is outside the namespace, so it uses full names.
    func renderLinks(of declaration: Declaration, with printer: TypePrinter) -> String? {
        guard case .endpoint(let blueprint) = declaration.kind, !blueprint.links.isEmpty else { return nil }
        let outside = TypeNode(namespace: "")
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
