extension Renderer {
    func render(_ blueprint: StructBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["conformances"] = blueprint.protocols.map { node.spelling(of: $0) }.joined(separator: ", ")
        fillProperties(blueprint.properties, of: node, isMutable: blueprint.isMutable, into: &context, printer)
        let stored = blueprint.properties.filter(\.isStored)
        context.show("model", if: blueprint.isModel)
        context.show("comparable", if: !stored.isEmpty && blueprint.conformance != .none)
        context.show("hashable", if: !stored.isEmpty && blueprint.conformance == .hashable)
        context["reads"] = blueprint.properties.map { $0.read(others: blueprint.properties, in: node) }
            .joined(separator: "\n")
        context["writes"] = blueprint.properties.map { $0.write(in: node) }.joined(separator: "\n")
        context["comparisons"] = stored.map { "same.compare(a.\($0.storage), b.\($0.storage))" }.joined(separator: "\n")
        context["hashes"] = stored.map { "hasher.combine(\($0.bareStorage))" }.joined(separator: "\n")
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Struct", context, in: node)
    }

    /// Properties, initializer and assignments: alike in models and endpoints.
    func fillProperties(
        _ properties: [PropertyBlueprint],
        of node: TypeNode,
        isMutable: Bool = true,
        into context: inout TemplateContext,
        _ printer: TypePrinter
    ) {
        let stored = properties.filter(\.isStored)
        context["properties"] = renderProperties(properties, of: node, isMutable: isMutable, printer)
        let depth = 4 * (node.depth + 1)
        context["signature"] =
            arguments(
                stored.map { parameter($0, in: node, printer) },
                behind: depth + access.modifier.utf8.count + "init() {".utf8.count
            ).indentingClosingLine
        context.show("parameters", if: !stored.isEmpty)
        context.show("noParameters", if: stored.isEmpty)
        context["assignments"] = stored.map { "self.\($0.storage) = \($0.name)" }.joined(separator: "\n")
    }

    func parameter(_ property: PropertyBlueprint, in node: TypeNode, _ printer: TypePrinter) -> String {
        let declaration = "\(property.name): \(printer.text(property.type, in: node))"
        if let value = property.defaultValue {
            // A bare `.none` would mean no value at all.
            let isMistakable = ["none", "some"].contains(value.implicitName)
            let owner = isMistakable ? printer.text(property.type.withoutOptional, in: node) : ""
            return "\(declaration) = \(owner)\(ExpressionPrinter(in: node).text(value))"
        }
        switch property.presence {
        case .optional: return declaration + " = nil"
        case .threeWay: return declaration + " = .absent"
        case .required, .nullable, .constant, .rest, .inline: return declaration
        }
    }

    private func renderProperties(
        _ properties: [PropertyBlueprint],
        of node: TypeNode,
        isMutable: Bool,
        _ printer: TypePrinter
    ) -> String {
        var items: [TemplateContext] = []
        for property in properties {
            var line = TemplateContext()
            let comment = SwiftText.comment(property.documentation)
            line["documentation"] = comment.isEmpty || items.isEmpty ? comment : "\n" + comment
            line["name"] = property.name
            line["type"] = printer.text(property.type, in: node)
            line["storage"] = property.storage
            line["keyword"] = isMutable ? "var" : "let"
            line["setter"] = isMutable ? "" : "private(set) "
            line.show("mutable", if: isMutable)
            line.show("immutable", if: !isMutable)
            if case .constant(let constant) = property.presence { line["literal"] = SwiftText.literal(constant) }
            var item = TemplateContext()
            item.values[property.section] = .list([line])
            items.append(item)
        }
        return fill("Properties", TemplateContext(["properties": .list(items)]), in: node)
    }
}

extension PropertyBlueprint {
    var isStored: Bool {
        if case .constant = presence { return false }
        return true
    }

    /// The section of the template that prints it.
    fileprivate var section: String {
        if case .constant = presence { return "constant" }
        return isDeprecated ? "deprecated" : isBoxed ? "boxed" : "stored"
    }

    /// The stored variable behind it: a deprecated one hides its own, so that our code can touch it without a warning.
    var storage: String {
        isDeprecated && isStored ? "_" + name.filter { $0 != "`" } : name
    }

    /// The stored variable as a method sees it, where a local of ours could stand in front.
    var bareStorage: String {
        let locals: Set<String> = ["json", "hasher", "same", "request", "form", "a", "b"]
        return locals.contains(storage) ? "self.\(storage)" : storage
    }

    /// The argument that says how it is read and written.
    private func formArgument(in node: TypeNode) -> String {
        switch form {
        case nil: ""
        case .codable: ", as: .codable"
        case .unix(let number): ", as: \(node.spelling(of: number.rawValue)).self"
        }
    }

    fileprivate func read(others: [PropertyBlueprint], in node: TypeNode) -> String {
        let key = SwiftText.literal(key)
        let form = formArgument(in: node)
        switch presence {
        case .required: return "\(bareStorage) = try json.required(\(key)\(form))"
        case .optional, .nullable: return "\(bareStorage) = try json.optional(\(key)\(form))"
        case .threeWay: return "\(bareStorage) = try json.presence(\(key))"
        case .constant(let constant): return "try json.constant(\(key), \(SwiftText.literal(constant)))"
        case .inline: return "\(bareStorage) = try json.inline()"
        case .rest:
            let named = others.filter { !$0.key.isEmpty || $0.isNamedMember }.map { SwiftText.literal($0.key) }
            return "\(bareStorage) = try json.rest(except: [\(named.joined(separator: ", "))])"
        }
    }

    fileprivate func write(in node: TypeNode) -> String {
        let key = SwiftText.literal(key)
        let form = formArgument(in: node)
        switch presence {
        case .required: return "try json.required(\(key), \(bareStorage)\(form))"
        case .optional: return "try json.optional(\(key), \(bareStorage)\(form))"
        case .nullable: return "try json.nullable(\(key), \(bareStorage)\(form))"
        case .threeWay: return "try json.presence(\(key), \(bareStorage))"
        case .constant(let constant): return "try json.constant(\(key), \(SwiftText.literal(constant)))"
        case .inline: return "try json.inline(\(bareStorage))"
        case .rest: return "try json.rest(\(bareStorage))"
        }
    }

    private var isNamedMember: Bool {
        switch presence {
        case .rest, .inline: false
        case .required, .optional, .nullable, .threeWay, .constant: true
        }
    }
}

extension StructBlueprint {
    fileprivate var protocols: [String] {
        guard isModel else { return ["Sendable"] }
        switch conformance {
        case .none: return ["Model"]
        case .equatable: return ["Model", "Equatable"]
        case .hashable: return ["Model", "Hashable"]
        }
    }
}

extension TypeNode {
    /// How many types it stands in, the namespace included.
    var depth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }
}

extension String {
    /// An argument list broken over lines, set one level in so that its closing parenthesis meets the declaration.
    var indentingClosingLine: String {
        guard hasPrefix("\n") else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n") + "    "
    }
}
