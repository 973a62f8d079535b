extension Renderer {
    func render(_ blueprint: WebhookBlueprint, _ declaration: Declaration, _ speller: TypeSpeller) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["attributes"] = declaration.isDeprecated ? "@available(*, deprecated)" : ""
        context["string"] = speller.text(.string, in: node)
        context["key"] = SwiftText.literal(blueprint.key)
        let data = speller.text(.standard(.data), in: node)
        context["data"] = data
        context["noBody"] = blueprint.payload == nil ? " = \(data)()" : ""
        let needsHeaders = blueprint.properties.contains { !$0.key.isEmpty && !$0.presence.isOptional }
        context["noHeaders"] = needsHeaders ? "" : " = [:]"
        fillProperties(blueprint.properties, of: node, into: &context, speller)
        context["reads"] = blueprint.properties.map { property in
            "\(property.storageInReader) = \(read(property, blueprint, in: node, speller))"
        }.joined(separator: "\n")
        context["nested"] = renderNested(declaration.nested, with: speller)
        return fill("Webhook", context, in: node)
    }

    private func read(
        _ property: PropertyBlueprint,
        _ blueprint: WebhookBlueprint,
        in node: TypeNode,
        _ speller: TypeSpeller
    ) -> String {
        guard property.key.isEmpty else {
            return
                "try headers.\(property.presence.isOptional ? "optional" : "required")(\(SwiftText.literal(property.key)))"
        }
        let type = property.presence.isOptional ? property.type.withoutOptional : property.type
        let value = blueprint.payload == .data ? "body" : "try \(speller.text(type, in: node))(jsonData: body)"
        return property.presence.isOptional ? "body.isEmpty ? nil : \(value)" : value
    }
}

extension PropertyBlueprint {
    /// The stored variable as `init(headers:body:)` sees it.
    fileprivate var storageInReader: String {
        ["headers", "body"].contains(storage) ? "self.\(storage)" : storage
    }
}

extension PropertyBlueprint.Presence {
    fileprivate var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}
