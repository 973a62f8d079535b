import EndpointDescription

extension Renderer {
    func render(_ blueprint: StructBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context.list(
            "conformances",
            blueprint.protocols.map { TemplateContext(["protocol": .text(node.spelling(of: $0))]) }
        )
        let members = fillProperties(
            blueprint.properties,
            inOrder: blueprint.initializerOrder,
            of: node,
            into: &context,
            printer
        )
        context.list("members", members)
        context.show("model", if: blueprint.isModel)
        context.show("equatable", if: blueprint.hasStored && blueprint.conformance == .equatable)
        context.show("hashable", if: blueprint.pairsMembers && blueprint.conformance == .hashable)
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Struct", context, in: node)
    }

    /// Adds the properties and the initializer, which models, endpoints and webhooks share.
    ///
    /// - Parameter order: the positions of the properties in the order of the initializer.
    /// - Returns: the members that the properties and the parameters are printed from.
    @discardableResult
    func fillProperties(
        _ properties: [PropertyBlueprint],
        inOrder order: [Int]? = nil,
        of node: TypeNode,
        into context: inout TemplateContext,
        _ printer: TypePrinter
    ) -> [TemplateContext] {
        var members: [TemplateContext] = []
        for property in properties {
            members.append(member(property, among: properties, in: node, printer))
        }
        var parameters: [TemplateContext] = []
        for index in order ?? Array(properties.indices) where properties[index].isStored {
            parameters.append(members[index])
        }
        context["properties"] = renderProperties(members, documented: properties, of: node)
        context.list("parameters", parameters)
        context.show("initializer", if: !parameters.isEmpty)
        context.show("empty", if: parameters.isEmpty)
        return members
    }

    /// Everything that templates can print about a property.
    private func member(
        _ property: PropertyBlueprint,
        among properties: [PropertyBlueprint],
        in node: TypeNode,
        _ printer: TypePrinter
    ) -> TemplateContext {
        var member = parameter(property, in: node, printer)
        member["key"] = SwiftText.literal(property.key)
        member["storage"] = property.storage
        member["member"] = property.bareStorage
        showPresence(of: property, among: properties, in: &member)
        member.show("form", "value", property.form.map { text(of: $0, in: node, printer) })
        member.show("writtenForm", "value", property.writtenForm.map { text(of: $0, in: node, printer) })
        if case .constant = property.presence { return member }
        showStorage(of: property, in: &member)
        return member
    }

    private func text(of form: PropertyBlueprint.Form, in node: TypeNode, _ printer: TypePrinter) -> String {
        switch form {
        case .codable: ".codable"
        case .date(let form): "\(node.spelling(of: form.name)).self"
        case .numbers(let type): "\(printer.inner(type, in: node)).self"
        }
    }

    /// How the property is read and written.
    private func showPresence(
        of property: PropertyBlueprint,
        among properties: [PropertyBlueprint],
        in member: inout TemplateContext
    ) {
        switch property.presence {
        case .required where property.schema?.isUndescribed == true:
            member.showNamed(read: "anything", write: "required")
        case .required:
            member.showNamed(read: property.emptyValue == nil ? "required" : "optional", write: "required")
            if let value = property.emptyValue { member.show("orEmpty", "value", value.literal) }
        case .optional: member.showNamed(read: "optional", write: "optional")
        case .nullable: member.showNamed(read: "optional", write: "nullable")
        case .threeWay: member.showNamed(read: "presence", write: "presence")
        case .constant(let constant):
            member["value"] = SwiftText.literal(constant)
            member.show("constant")
        case .inline:
            member.show("inline")
            guard !property.describedElsewhere.isEmpty else { break }
            var outer = TemplateContext()
            outer.list("keys", keys(property.describedElsewhere))
            member.list("outer", [outer])
        case .rest:
            member.show("rest")
            let named = properties.filter { !$0.key.isEmpty || $0.isMember }.map(\.key)
            member.list("keys", keys(named + property.describedElsewhere))
            let variants = properties.filter(\.isInline)
            guard !variants.isEmpty else { break }
            var beside = TemplateContext()
            beside.list("variants", variants.map { TemplateContext(["variant": .text($0.storedValue)]) })
            member.list("besides", [beside])
        }
    }

    /// How the property is declared.
    private func showStorage(of property: PropertyBlueprint, in member: inout TemplateContext) {
        member["keyword"] = property.isMutable ? "var" : "let"
        if property.storageName != nil {
            member.show("computed")
            member.show("deprecated", if: property.isDeprecated)
            member.show(property.isMutable ? "mutable" : "immutable")
            if property.isBoxed {
                member["keyword"] = "var"
                member.show("indirect")
            }
        } else if property.isBoxed {
            member["setter"] = property.isMutable ? "" : "private(set) "
            member.show("boxed")
        } else {
            member.show("stored")
        }
    }

    private func keys(_ names: [String]) -> [TemplateContext] {
        names.map { TemplateContext(["key": .text(SwiftText.literal($0))]) }
    }

    /// The name, type and default value of a parameter.
    func parameter(_ property: PropertyBlueprint, in node: TypeNode, _ printer: TypePrinter) -> TemplateContext {
        var parameter = TemplateContext()
        parameter["name"] = property.name
        parameter["label"] = SwiftText.label(property.name)
        parameter["type"] = printer.text(property.type, in: node)
        if let value = property.defaultValue {
            // Without its type, `.none` would mean the `nil` of the optional.
            let isMistakable = ["none", "some"].contains(value.implicitName)
            let owner = isMistakable ? printer.text(property.type.withoutOptional, in: node) : ""
            parameter.show("default", "value", owner + ExpressionPrinter(in: node).text(value))
        } else {
            switch property.presence {
            case .optional: parameter.show("default", "value", "nil")
            case .threeWay: parameter.show("default", "value", ".absent")
            case .required, .nullable, .constant, .rest, .inline: break
            }
        }
        return parameter
    }

    private func renderProperties(
        _ members: [TemplateContext],
        documented properties: [PropertyBlueprint],
        of node: TypeNode
    ) -> String {
        var items: [TemplateContext] = []
        for (index, property) in properties.enumerated() {
            var item = members[index]
            if !property.documentation.paragraphs.isEmpty {
                let comment = SwiftText.comment(property.documentation)
                item["documentation"] = comment.isEmpty || index == 0 ? comment : "\n" + comment
            }
            items.append(item)
        }
        var context = TemplateContext()
        context.list("properties", items)
        return fill("Properties", context, in: node)
    }
}

extension TemplateContext {
    /// Marks a member that has its own name in the JSON object, and adds the methods that read and write it.
    fileprivate mutating func showNamed(read: String, write: String) {
        show("named")
        self["read"] = read
        self["write"] = write
    }
}

extension EmptyValue {
    var literal: String {
        switch self {
        case .list: "[]"
        case .map: "[:]"
        }
    }
}

extension PropertyBlueprint {
    var isStored: Bool {
        if case .constant = presence { return false }
        return true
    }

    var storage: String { storageName ?? name }

    fileprivate var isInline: Bool {
        if case .inline = presence { true } else { false }
    }

    /// Its value, as an initializer reads it before all others have one.
    fileprivate var storedValue: String { isBoxed ? "_\(storage).wrappedValue" : bareStorage }

    /// The stored variable as a method refers to it: with `self.` if a local variable of the method could hide it.
    var bareStorage: String {
        switch storage {
        case "json", "other", "pairs", "request", "form": "self.\(storage)"
        case let storage: storage
        }
    }
}

extension StructBlueprint {
    fileprivate var protocols: [LibraryName] {
        guard isModel else { return [.sendable] }
        switch conformance {
        case .none: return [.jsonModel]
        case .equatable: return [.jsonModel, .equatable]
        case .hashable: return pairsMembers ? [.hashedModel] : [.jsonModel, .hashable]
        }
    }

    fileprivate var hasStored: Bool { properties.contains(where: \.isStored) }

    /// Whether it is a `HashedModel`. Without a `hash(into:)`, Swift warns of a `hashValue`.
    fileprivate var pairsMembers: Bool { hasStored || properties.contains { $0.name == "hashValue" } }
}

// MARK: renderHeaders

extension Renderer {
    /// Renders the response headers of these operations. The extension is outside the namespace, so it uses full names.
    func render(_ blueprint: HeadersBlueprint, with printer: TypePrinter) -> String {
        printer.use(.runtime)
        var context = TemplateContext()
        let outside: TypeNode
        switch blueprint.owner {
        case .endpoint(let node):
            outside = node.fileScope
            context["owner"] = "E == \(node.reference(from: outside))"
        case .shared(let node):
            outside = node.fileScope
            context["owner"] = "E: \(node.reference(from: outside))"
        }
        context.show("deprecated", if: blueprint.isDeprecated)
        context.list(
            "headers",
            blueprint.headers.enumerated().map { index, header in
                var line = TemplateContext()
                var documentation = header.documentation
                if documentation.paragraphs.isEmpty { documentation.add("The header \(codeSpan(header.key)).") }
                line["documentation"] = (index == 0 ? "" : "\n") + SwiftText.comment(documentation)
                line.show("deprecated", if: header.isDeprecated)
                line["name"] = header.name
                line["type"] = printer.text(header.type, in: outside)
                line["key"] = SwiftText.literal(header.key)
                switch header.reading {
                case .simple: line.show("simple")
                case .json: line.show("json")
                case .fields: line.show("fields")
                }
                return line
            }
        )
        return fill("Headers", context, in: outside)
    }

    /// Renders the protocol that all operations with the same headers conform to.
    func renderOwner(of blueprint: HeadersBlueprint, with printer: TypePrinter) -> String? {
        guard case .shared(let node) = blueprint.owner else { return nil }
        printer.use(.runtime)
        let names = blueprint.headers.map { codeSpan($0.key) }.joined(separator: ", ")
        var documentation = Documentation()
        documentation.add("Operations whose replies have \(names).")
        var context = TemplateContext(["name": .text(node.name)])
        context["documentation"] = SwiftText.comment(documentation)
        return fill("HeaderProtocol", context, in: node.parent ?? node)
    }
}
