import EndpointDescription

extension Renderer {
    /// The context for the pagination property. For example: `static var pagination: Pagination<Self, Pet>`
    func pagination(_ blueprint: PaginationBlueprint, in node: TypeNode, _ printer: TypePrinter) -> TemplateContext {
        let expressions = ExpressionPrinter(in: node)
        var context = TemplateContext()
        context.show("deprecatedPages", if: blueprint.isDeprecated)
        context["item"] = printer.text(blueprint.item, in: node)
        context["form"] = blueprint.style.function
        context.list("arguments", blueprint.arguments.map { argument($0, expressions) })
        return context
    }
}
