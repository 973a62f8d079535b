extension Renderer {
    func render(_ blueprint: UnionBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["indirect"] = blueprint.isIndirect ? "indirect " : ""
        context.values["arms"] = .list(
            blueprint.arms.map { arm in
                var line = TemplateContext()
                line["documentation"] = SwiftText.comment(arm.documentation)
                line["name"] = arm.name
                line["type"] = printer.text(arm.type, in: node)
                return line
            }
        )
        context.show("undocumented", if: blueprint.hasUndocumented)
        context["choice"] = choice(blueprint.choice, of: blueprint).joined(separator: "\n")
        context["alternatives"] = alternatives(of: blueprint, wrapper: node.spelling(of: .alternative))
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Union", context, in: node)
    }

    private func alternatives(of blueprint: UnionBlueprint, wrapper: String) -> String {
        var lines = blueprint.arms.map { arm in
            let tag = arm.tag.map { ", tag: \(SwiftText.literal($0.key)), \(SwiftText.literal($0.value))" } ?? ""
            return "case .\(arm.name)(let value): \(wrapper)(value\(tag))"
        }
        if blueprint.hasUndocumented { lines.append("case .undocumented(let value): \(wrapper)(value)") }
        return lines.joined(separator: "\n")
    }

    private func choice(_ choice: UnionBlueprint.Choice, of blueprint: UnionBlueprint) -> [String] {
        switch choice {
        case .arm(let index): return ["self = .\(blueprint.arms[index].name)(try json.read())"]
        case .undocumented: return ["self = .undocumented(try json.read())"]
        case .noMatch: return ["throw json.noMatch()"]
        case .firstMatch(let arms, let members):
            let tries = arms.map { "    { .\(blueprint.arms[$0].name)(try $0.read()) }" }
            return ["self = try json.firstMatch("] + knowing(members) + tries.dropLast().map { $0 + "," }
                + tries.suffix(1) + [")"]
        case .tag(let key, let cases, let absent, let otherwise):
            return switchLines(
                "try json.tag(\(SwiftText.literal(key)))",
                cases.map { item in
                    (item.signs.map(SwiftText.literal).joined(separator: ", "), item.choice)
                } + (absent.map { [("nil", $0)] } ?? []),
                otherwise,
                blueprint
            )
        case .kind(let groups):
            let covered = Set(groups.flatMap(\.signs))
            let cases = groups.map { group in
                (group.signs.map { ".\($0.rawValue)" }.joined(separator: ", "), group.choice)
            }
            let isComplete = covered.count == UnionBlueprint.JSONKind.allCases.count
            return switchLines("json.kind", cases, isComplete ? nil : .noMatch, blueprint)
        case .keys(let cases, let otherwise): return keyLines(cases, otherwise, blueprint)
        }
    }

    private func knowing(_ members: [[String]]) -> [String] {
        guard !members.isEmpty else { return [] }
        let lists = members.map { "[\($0.map(SwiftText.literal).joined(separator: ", "))]" }
        let line = "    knowing: [\(lists.joined(separator: ", "))],"
        guard line.utf8.count > 80 else { return [line] }
        return ["    knowing: ["] + lists.map { "        \($0)," } + ["    ],"]
    }

    private func switchLines(
        _ subject: String,
        _ cases: [(pattern: String, choice: UnionBlueprint.Choice)],
        _ otherwise: UnionBlueprint.Choice?,
        _ blueprint: UnionBlueprint
    ) -> [String] {
        var lines = ["switch \(subject) {"]
        for item in cases { lines += caseLines("case \(item.pattern):", item.choice, blueprint) }
        if let otherwise { lines += caseLines("default:", otherwise, blueprint) }
        return lines + ["}"]
    }

    private func caseLines(_ label: String, _ inner: UnionBlueprint.Choice, _ blueprint: UnionBlueprint) -> [String] {
        let body = choice(inner, of: blueprint)
        return body.count == 1 ? ["\(label) \(body[0])"] : [label] + body.map { "    " + $0 }
    }

    private func keyLines(
        _ cases: [UnionBlueprint.Branch<String>],
        _ otherwise: UnionBlueprint.Choice,
        _ blueprint: UnionBlueprint
    ) -> [String] {
        var lines: [String] = []
        for (index, item) in cases.enumerated() {
            let keys = item.signs.map(SwiftText.literal).joined(separator: ", ")
            lines.append("\(index == 0 ? "" : "} else ")if json.has(\(keys)) {")
            lines += choice(item.choice, of: blueprint).map { "    " + $0 }
        }
        lines.append("} else {")
        lines += choice(otherwise, of: blueprint).map { "    " + $0 }
        return lines + ["}"]
    }
}
