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
        context["choice"] = text(of: blueprint.choice, of: blueprint, in: node)
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Union", context, in: node)
    }

    /// The statements that choose the case, without the last line break.
    private func text(of choice: UnionBlueprint.Choice, of blueprint: UnionBlueprint, in node: TypeNode) -> String {
        var context = TemplateContext()
        switch choice {
        case .alternative(let index): context.show("case", "name", blueprint.alternatives[index].name)
        case .undocumented: context.show("case", "name", "undocumented")
        case .noMatch: context.show("noMatch")
        case .firstMatch(let alternatives, let members):
            context.show("firstMatch")
            context.list(
                "cases",
                alternatives.map { TemplateContext(["name": .text(blueprint.alternatives[$0].name)]) }
            )
            let width = members.map { $0.map(SwiftText.literal).joined(separator: ", ").utf8.count + 4 }.reduce(0, +)
            context.show("knowing", if: !members.isEmpty && width + "    knowing: [],".utf8.count - 2 <= 80)
            context.show("knowingMuch", if: !members.isEmpty && width + "    knowing: [],".utf8.count - 2 > 80)
            context.list("members", members.map(keys))
        case .tag(let key, let cases, let absent, let otherwise):
            let branches =
                cases.map { ($0.keys.map(SwiftText.literal).joined(separator: ", "), $0.choice) }
                + (absent.map { [("nil", $0)] } ?? [])
            context.list(
                "switch",
                [switching(over: "try json.tag(\(SwiftText.literal(key)))", branches, otherwise, blueprint, node)]
            )
        case .kind(let groups):
            let covered = Set(groups.flatMap(\.keys))
            let branches = groups.map { group in
                (group.keys.map { ".\($0.rawValue)" }.joined(separator: ", "), group.choice)
            }
            let isComplete = covered.count == UnionBlueprint.JSONKind.allCases.count
            context.list(
                "switch",
                [switching(over: "json.kind", branches, isComplete ? nil : .noMatch, blueprint, node)]
            )
        case .keys(let cases, let otherwise):
            context.show("byKeys")
            context["choice"] = text(of: otherwise, of: blueprint, in: node)
            context.list(
                "branches",
                cases.enumerated().map { index, item in
                    var branch = keys(item.keys)
                    branch["start"] = index == 0 ? "" : "} else "
                    branch["choice"] = text(of: item.choice, of: blueprint, in: node)
                    return branch
                }
            )
        }
        return fillInline("Choice", context, in: node)
    }

    private func keys(_ names: [String]) -> TemplateContext {
        var context = TemplateContext()
        context.list("keys", names.map { TemplateContext(["key": .text(SwiftText.literal($0))]) })
        return context
    }

    private func switching(
        over subject: String,
        _ branches: [(pattern: String, choice: UnionBlueprint.Choice)],
        _ otherwise: UnionBlueprint.Choice?,
        _ blueprint: UnionBlueprint,
        _ node: TypeNode
    ) -> TemplateContext {
        let labelled = branches.map { ("case \($0.pattern)", $0.choice) } + (otherwise.map { [("default", $0)] } ?? [])
        var context = TemplateContext()
        context["subject"] = subject
        context.list(
            "branches",
            labelled.map { label, choice in
                var branch = TemplateContext()
                let body = text(of: choice, of: blueprint, in: node)
                branch["label"] = label
                branch["choice"] = body
                branch.show(body.utf8.contains(UInt8(ascii: "\n")) ? "long" : "short")
                return branch
            }
        )
        return context
    }
}
