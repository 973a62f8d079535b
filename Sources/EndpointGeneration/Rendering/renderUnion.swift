extension Renderer {
    func render(_ blueprint: UnionBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["indirect"] = blueprint.isIndirect ? "indirect " : ""
        context.list("cases", blueprint.alternatives) { alternative, line in
            line["documentation"] = SwiftText.comment(alternative.documentation)
            line["name"] = alternative.name
            line["type"] = printer.text(alternative.type, in: node)
            if let tag = alternative.tag {
                var inner = TemplateContext()
                inner["key"] = SwiftText.literal(tag.key)
                inner["value"] = SwiftText.literal(tag.value)
                line.list("tag", [inner])
            }
        }
        context.show("undocumented", if: blueprint.hasUndocumented)
        context.show("hasConstants", if: !blueprint.constants.isEmpty)
        context.list(
            "constants",
            blueprint.constants.map { TemplateContext(["name": .text($0.name), "case": .text($0.alternative)]) }
        )
        context.list(
            "literals",
            blueprint.literals.map { TemplateContext(["protocol": .text(node.spelling(of: $0.name))]) }
        )
        for case .array(let alternative, let element) in blueprint.literals {
            context.list(
                "array",
                [TemplateContext(["case": .text(alternative), "element": .text(printer.text(element, in: node))])]
            )
        }
        context["choice"] = text(of: blueprint.choice, of: blueprint, in: node)
        context.show("table", if: blueprint.choice.isTrial)
        context.show("tagged", "key", blueprint.tagKey.map(SwiftText.literal))
        context.show("named", "key", blueprint.nameKey.map(SwiftText.literal))
        context.list("entries", blueprint.entries.map { entry($0, of: blueprint) })
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
        case .trial: context.show("table")
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
        }
        return fillInline("Choice", context, in: node)
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
        context.show("keeps", if: entry.keepsOthers)
        context.show("schema", "schema", entry.name.map(SwiftText.literal))
        return context
    }
}

extension UnionBlueprint.Literals {
    fileprivate var name: LibraryName {
        switch self {
        case .string: .expressibleByStringInterpolation
        case .integer: .expressibleByIntegerLiteral
        case .float: .expressibleByFloatLiteral
        case .boolean: .expressibleByBooleanLiteral
        case .array: .listLiteral
        }
    }
}

extension UnionBlueprint.Choice {
    fileprivate var isTrial: Bool {
        if case .trial = self { true } else { false }
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
