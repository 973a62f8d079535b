extension Renderer {
    func render(_ blueprint: FailureBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        let cases = blueprint.cases.map { item in
            let status = item.carriesStatus ? [payload(.standard(.int), in: node, printer)] : []
            let body = item.type.map { [payload($0, in: node, printer)] } ?? []
            return line(item.name, item.documentation, carrying: status + body)
        }
        return render(cases, isIndirect: blueprint.isIndirect, declaration, printer)
    }

    func render(_ blueprint: CasesBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        let cases = blueprint.cases.map { item in
            var values = item.type.map { [payload($0, in: node, printer)] } ?? []
            if item.type != nil, item.hasContentType {
                values.append(payload(.string, labelled: "contentType", in: node, printer))
            }
            return line(item.name, item.documentation, carrying: values)
        }
        return render(cases, isIndirect: blueprint.isIndirect, declaration, printer)
    }

    private func render(
        _ cases: [TemplateContext],
        isIndirect: Bool,
        _ declaration: Declaration,
        _ printer: TypePrinter
    ) -> String {
        var context = heading(declaration)
        context.list("cases", cases)
        context["indirect"] = isIndirect ? "indirect " : ""
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Cases", context, in: declaration.node)
    }

    private func line(_ name: String, _ documentation: Documentation, carrying values: [TemplateContext])
        -> TemplateContext
    {
        var line = TemplateContext()
        line["documentation"] = SwiftText.comment(documentation)
        line["name"] = name
        line.show("payload", if: !values.isEmpty)
        line.list("values", values)
        return line
    }

    private func payload(
        _ type: SwiftType,
        labelled label: String? = nil,
        in node: TypeNode,
        _ printer: TypePrinter
    ) -> TemplateContext {
        var value = TemplateContext()
        value["type"] = printer.text(type, in: node)
        value.show("label", "name", label)
        return value
    }
}
