extension Renderer {
    /// What a reply of this operation leads to. It stands outside the namespace, so it spells everything out.
    func renderLinks(of declaration: Declaration, with printer: TypePrinter) -> String? {
        guard case .endpoint(let blueprint) = declaration.kind, !blueprint.links.isEmpty else { return nil }
        let outside = TypeNode(namespace: "")
        printer.use(.runtime)
        var context = TemplateContext()
        context["condition"] = "E == \(declaration.node.reference(from: outside))"
        context["attributes"] = declaration.isDeprecated ? "@available(*, deprecated)" : ""
        context.values["links"] = .list(
            blueprint.links.enumerated().map { index, link in
                var line = TemplateContext()
                line["documentation"] = (index == 0 ? "" : "\n") + SwiftText.comment(link.documentation)
                line["attributes"] = link.isDeprecated ? "@available(*, deprecated)" : ""
                line["name"] = link.name
                let target = link.target.reference(from: outside)
                line["type"] = link.conditions.isEmpty ? target : target + "?"
                let fixed = access.modifier.utf8.count + "    func () ->  {".utf8.count + target.utf8.count
                line["signature"] =
                    arguments(
                        link.parameters.map { parameter($0, in: outside, printer) },
                        behind: fixed + link.name.utf8.count
                    ).indentingClosingLine
                line["statements"] = statements(of: link, target: target, in: outside, printer)
                return line
            }
        )
        return fill("Links", context, in: outside)
    }

    private func statements(of link: LinkBlueprint, target: String, in node: TypeNode, _ printer: TypePrinter)
        -> String
    {
        let expressions = ExpressionPrinter(in: node)
        let items = link.arguments.map { expressions.text($0) }
        let call = "\(target)(\(arguments(items, behind: "        return ()".utf8.count + target.utf8.count)))"
        guard !link.conditions.isEmpty else { return call }
        let conditions = link.conditions.map { condition in
            switch condition {
            case .pattern(let name, let binding, let subject):
                "case .\(name)\(binding.map { "(let \($0))" } ?? "") = \(expressions.text(subject))"
            case .value(let name, let type, let value):
                "let \(name)\(type.map { ": " + printer.inner($0, in: node) } ?? "") = \(expressions.text(value))"
            }
        }
        return "guard \(conditions.joined(separator: ", ")) else { return nil }\nreturn \(call)"
    }
}
