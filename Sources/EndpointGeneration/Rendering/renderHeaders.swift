extension Renderer {
    /// Renders the response headers of these operations. The extension is outside the namespace, so it uses full names.
    func render(_ blueprint: HeadersBlueprint, with printer: TypePrinter) -> String {
        let outside = TypeNode(namespace: "")
        printer.use(.runtime)
        var context = TemplateContext()
        switch blueprint.owner {
        case .endpoint(let node): context["owner"] = "E == \(node.reference(from: outside))"
        case .shared(let node): context["owner"] = "E: \(node.reference(from: outside))"
        }
        context.show("deprecated", if: blueprint.isDeprecated)
        context.list(
            "headers",
            blueprint.headers.enumerated().map { index, header in
                var line = TemplateContext()
                line["documentation"] = (index == 0 ? "" : "\n") + SwiftText.comment(header.documentation)
                line.show("deprecated", if: header.isDeprecated)
                line["name"] = header.name
                line["type"] = printer.text(header.type, in: outside)
                line["key"] = SwiftText.literal(header.key)
                switch header.reading {
                case .simple: line.show("simple")
                case .json: line.show("json")
                case .fields: line.show("fields")
                }
                return line
            }
        )
        return fill("Headers", context, in: outside)
    }

    /// Renders the protocol that all operations with the same headers conform to.
    func renderOwner(of blueprint: HeadersBlueprint, with printer: TypePrinter) -> String? {
        guard case .shared(let node) = blueprint.owner else { return nil }
        printer.use(.runtime)
        let names = blueprint.headers.map { "`\($0.key)`" }.joined(separator: ", ")
        var documentation = Documentation()
        documentation.add("Operations whose replies have \(names).")
        var context = TemplateContext(["name": .text(node.name)])
        context["documentation"] = SwiftText.comment(documentation)
        return fill("HeaderProtocol", context, in: node.parent ?? node)
    }
}
