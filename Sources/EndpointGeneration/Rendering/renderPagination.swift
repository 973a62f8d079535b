extension Renderer {
    /// `static var pagination: Pagination<Self, Pet>`
    func pagination(_ blueprint: PaginationBlueprint, in node: TypeNode, _ printer: TypePrinter) -> TemplateContext {
        var context = TemplateContext()
        context["attributes"] = blueprint.isDeprecated ? "@available(*, deprecated)" : ""
        context["item"] = printer.text(blueprint.item, in: node)
        let list = arguments(blueprint.arguments, behind: 4 * (node.depth + 2) + blueprint.form.utf8.count + 3)
        context["value"] = ".\(blueprint.form)(\(list))"
        return context
    }
}
