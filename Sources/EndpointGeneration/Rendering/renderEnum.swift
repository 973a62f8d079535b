extension Renderer {
    func render(_ blueprint: EnumBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        var context = heading(declaration)
        context["raw"] = printer.text(.standard(blueprint.rawType), in: declaration.node)
        let isText = blueprint.rawType == .string
        context["literal"] = declaration.node.spelling(
            of: isText ? .expressibleByStringLiteral : .expressibleByIntegerLiteral
        )
        context.show("listed", if: !blueprint.cases.isEmpty)
        context.list("cases", blueprint.cases) { item, line in
            line["name"] = item.name
            line["value"] = SwiftText.literal(item.rawValue)
        }
        context.show("indexed", if: blueprint.isIndexed)
        return fill("Enum", context, in: declaration.node)
    }
}
