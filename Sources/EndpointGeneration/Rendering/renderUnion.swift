import EndpointDescription

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
                line.show("onlyObjects", if: alternative.tagsOnlyObjects)
            }
        }
        context.show("undocumented", if: blueprint.hasUndocumented)
        context.show("hasConstants", if: !blueprint.constants.isEmpty)
        context.list(
            "constants",
            blueprint.constants.map { TemplateContext(["name": .text($0.name), "case": .text($0.alternative)]) }
        )
        let protocols = ([.union] + blueprint.literals.map(\.name)).map(node.spelling)
        context.list("protocols", protocols.map { TemplateContext(["protocol": .text($0)]) })
        let indirect = context["indirect"]
        let heading = "\(access.modifier)\(indirect)enum \(node.name): \(protocols.joined(separator: ", "))"
        context["brace"] = heading.utf8.count > Template.filledWidth(in: room(in: node)) ? "\n{" : " {"
        for case .array(let alternative, let element) in blueprint.literals {
            context.list(
                "array",
                [TemplateContext(["case": .text(alternative), "element": .text(printer.text(element, in: node))])]
            )
        }
        for case .dictionary(let alternative, let value) in blueprint.literals {
            context.list(
                "dictionary",
                [TemplateContext(["case": .text(alternative), "element": .text(printer.text(value, in: node))])]
            )
        }
        for case .integer(let type?) in blueprint.literals {
            let spelling = printer.text(.standard(type), in: node)
            context.list("integer", [TemplateContext(["integer": .text(spelling)])])
        }
        context["choice"] = text(of: blueprint.choice, of: blueprint, in: node, room: room(in: node) - 8)
        context.show("table", if: blueprint.choice.isTrial)
        context.show("tagged", "key", blueprint.tagKey.map(SwiftText.literal))
        context.show("named", "key", blueprint.nameKey.map(SwiftText.literal))
        context.list("entries", blueprint.entries.map { entry($0, of: blueprint) })
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Union", context, in: node)
    }

    /// The statements that choose the case, without the last line break.
    ///
    /// - Parameter room: the maximum line width.
    private func text(
        of choice: UnionBlueprint.Choice,
        of blueprint: UnionBlueprint,
        in node: TypeNode,
        room: Int
    ) -> String {
        var context = TemplateContext()
        switch choice {
        case .alternative(let index):
            let values = ["name": blueprint.alternatives[index].name, "read": "read"]
            context.list("case", [TemplateContext(values.mapValues { .text($0) })])
        case .undocumented:
            let values = ["name": "undocumented", "read": "undocumentedObject"]
            context.list("case", [TemplateContext(values.mapValues { .text($0) })])
        case .noMatch: context.show("noMatch")
        case .trial: context.show("table")
        case .tag(let key, let cases, let absent, let otherwise):
            let tag = blueprint.hasNumericTags ? "normalizedTag" : "tag"
            let subject = "try json.\(tag)(\(SwiftText.literal(key)))"
            let branches =
                cases.map { ($0.keys.map(SwiftText.literal), $0.choice) } + (absent.map { [(["nil"], $0)] } ?? [])
            context.list("switch", [switching(over: subject, branches, otherwise, blueprint, node, room)])
        case .kind(let groups):
            let covered = Set(groups.flatMap(\.keys))
            let branches = groups.map { group in (group.keys.map { ".\($0.rawValue)" }, group.choice) }
            let isComplete = covered.count == UnionBlueprint.JSONKind.allCases.count
            let otherwise: UnionBlueprint.Choice? = isComplete ? nil : .noMatch
            context.list("switch", [switching(over: "json.kind", branches, otherwise, blueprint, node, room)])
        }
        return fillInline("Choice", context, in: node, room: room)
    }

    private func switching(
        over subject: String,
        _ branches: [(patterns: [String], choice: UnionBlueprint.Choice)],
        _ otherwise: UnionBlueprint.Choice?,
        _ blueprint: UnionBlueprint,
        _ node: TypeNode,
        _ room: Int
    ) -> TemplateContext {
        let labeled = branches.map { ("case ", $0, $1) } + (otherwise.map { [("default", [], $0)] } ?? [])
        var context = TemplateContext(["subject": .text(subject)])
        context.list("branches", labeled) { branch, line in
            let (label, patterns, choice) = branch
            let body = text(of: choice, of: blueprint, in: node, room: room - 4)
            let width = label.utf8.count + patterns.joined(separator: ", ").utf8.count + 2 + body.utf8.count
            line["label"] = label
            line.list("patterns", patterns.map { TemplateContext(["pattern": .text($0)]) })
            line["choice"] = body
            line.show(width > room || body.contains(byte: UInt8(ascii: "\n")) ? "long" : "short")
        }
        return context
    }

    /// The arguments that describe an alternative, each as a section of its kind.
    private func entry(_ entry: UnionBlueprint.Entry, of blueprint: UnionBlueprint) -> TemplateContext {
        let kinds = entry.kinds == [.object] ? [] : entry.kinds
        var arguments = [TemplateContext("case", "case", blueprint.alternatives[entry.alternative].name)]
        arguments += kinds.map { TemplateContext("kind", "kind", $0.rawValue) }
        for (index, tag) in entry.tags.enumerated() {
            var tag = TemplateContext(["tag": .text(tag.map(SwiftText.literal) ?? "nil")])
            tag.show("label", if: index == 0)
            arguments.append(TemplateContext(["selects": .list([tag])]))
        }
        if !entry.fixed.isEmpty {
            let members = entry.fixed.map { member in
                var context = TemplateContext(["key": .text(SwiftText.literal(member.key))])
                context.list("values", member.values.map { TemplateContext(["value": .text(SwiftText.literal($0))]) })
                return context
            }
            arguments.append(TemplateContext("fixes", "members", members))
        }
        for (section, keys) in [("needs", entry.needed), ("knows", entry.known)] where !keys.isEmpty {
            let members = keys.map { TemplateContext(["key": .text(SwiftText.literal($0))]) }
            arguments.append(TemplateContext(section, "members", members))
        }
        if entry.keepsOthers { arguments.append(TemplateContext(["keeps": .list([TemplateContext()])])) }
        if entry.isClosed { arguments.append(TemplateContext(["closed": .list([TemplateContext()])])) }
        entry.name.map { arguments.append(TemplateContext("schema", "schema", SwiftText.literal($0))) }
        return TemplateContext(["arguments": .list(arguments)])
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
        case .dictionary: .mapLiteral
        }
    }
}

extension UnionBlueprint.Choice {
    fileprivate var isTrial: Bool {
        if case .trial = self { true } else { false }
    }
}

extension TemplateContext {
    /// The values of one section with one text in it.
    fileprivate init(_ section: String, _ name: String, _ text: String) {
        self.init([section: .list([TemplateContext([name: .text(text)])])])
    }

    /// The values of one section with a list in it.
    fileprivate init(_ section: String, _ list: String, _ elements: [TemplateContext]) {
        self.init([section: .list([TemplateContext([list: .list(elements)])])])
    }
}

// MARK: renderCases

extension Renderer {
    func render(_ blueprint: FailureBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        let cases = blueprint.cases.map { item in
            let status = item.carriesStatus ? [payload(.standard(.int), labeled: "status", in: node, printer)] : []
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
                values.append(payload(.string, labeled: "contentType", in: node, printer))
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
        labeled label: String? = nil,
        in node: TypeNode,
        _ printer: TypePrinter
    ) -> TemplateContext {
        var value = TemplateContext()
        value["type"] = printer.text(type, in: node)
        value.show("label", "name", label)
        return value
    }
}

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
