extension Renderer {
    func render(_ blueprint: UnionBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["indirect"] = blueprint.isIndirect ? "indirect " : ""
        context.list(
            "cases",
            blueprint.alternatives.map { alternative in
                var line = TemplateContext()
                line["documentation"] = SwiftText.comment(alternative.documentation)
                line["name"] = alternative.name
                line["type"] = printer.text(alternative.type, in: node)
                if let tag = alternative.tag {
                    var inner = TemplateContext()
                    inner["key"] = SwiftText.literal(tag.key)
                    inner["value"] = SwiftText.literal(tag.value)
                    line.list("tag", [inner])
                }
                return line
            }
        )
        context.show("undocumented", if: blueprint.hasUndocumented)
        context.show("tagged", "key", blueprint.tagKey.map(SwiftText.literal))
        context.show("named", "key", blueprint.nameKey.map(SwiftText.literal))
        context.list("entries", blueprint.entries.map { entry($0, of: blueprint) })
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Union", context, in: node)
    }

    private func entry(_ entry: UnionBlueprint.Entry, of blueprint: UnionBlueprint) -> TemplateContext {
        var context = TemplateContext()
        context["case"] = blueprint.alternatives[entry.alternative].name
        let kinds = entry.kinds == [.object] ? [] : entry.kinds
        context.list("kinds", kinds.map { TemplateContext(["kind": .text($0.rawValue)]) })
        context.listIfAny("selected", "tags", entry.tags) { tag in
            TemplateContext(["tag": .text(tag.map(SwiftText.literal) ?? "nil")])
        }
        context.listIfAny("fixes", "members", entry.fixed) { member in
            var context = TemplateContext(["key": .text(SwiftText.literal(member.key))])
            context.list("values", member.values.map { TemplateContext(["value": .text(SwiftText.literal($0))]) })
            return context
        }
        context.listIfAny("needs", "members", entry.needed) { TemplateContext(["key": .text(SwiftText.literal($0))]) }
        context.listIfAny("knows", "members", entry.known) { TemplateContext(["key": .text(SwiftText.literal($0))]) }
        context.show("schema", "schema", entry.name.map(SwiftText.literal))
        return context
    }
}

extension TemplateContext {
    /// Prints a section with a list in it, or nothing if the list is empty.
    fileprivate mutating func listIfAny<Element>(
        _ section: String,
        _ list: String,
        _ elements: [Element],
        _ context: (Element) -> TemplateContext
    ) {
        var inner = TemplateContext()
        inner.list(list, elements.map(context))
        self.list(section, elements.isEmpty ? [] : [inner])
    }
}
