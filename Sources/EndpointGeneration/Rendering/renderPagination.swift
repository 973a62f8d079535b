extension Renderer {
    /// `static var pagination: Pagination<Self, Pet>`
    func pagination(_ blueprint: PaginationBlueprint, in node: TypeNode, _ printer: TypePrinter) -> TemplateContext {
        var context = TemplateContext()
        context["attributes"] = blueprint.isDeprecated ? "@available(*, deprecated)" : ""
        context["item"] = printer.text(blueprint.item, in: node)
        let form = blueprint.form.rawValue
        let items = blueprint.arguments.map { ExpressionPrinter(in: node).text($0) }
        context["value"] = ".\(form)(\(arguments(items, behind: 4 * (node.depth + 2) + form.utf8.count + 3)))"
        return context
    }
}
