extension Renderer {
    func render(_ blueprint: WebhookBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        var context = heading(declaration)
        context["attributes"] = declaration.isDeprecated ? "@available(*, deprecated)" : ""
        context["string"] = printer.text(.string, in: node)
        context["key"] = SwiftText.literal(blueprint.key)
        let data = printer.text(.standard(.data), in: node)
        context["data"] = data
        context["noBody"] = blueprint.payload == nil ? " = \(data)()" : ""
        let needsHeaders = blueprint.properties.contains { !$0.key.isEmpty && !$0.presence.isOptional }
        context["noHeaders"] = needsHeaders ? "" : " = [:]"
        fillProperties(blueprint.properties, of: node, into: &context, printer)
        context["reads"] = blueprint.properties.map { property in
            "\(property.storageInReader) = \(read(property, blueprint, in: node, printer))"
        }.joined(separator: "\n")
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Webhook", context, in: node)
    }

    private func read(
        _ property: PropertyBlueprint,
        _ blueprint: WebhookBlueprint,
        in node: TypeNode,
        _ printer: TypePrinter
    ) -> String {
        guard property.key.isEmpty else {
            return
                "try headers.\(property.presence.isOptional ? "optional" : "required")(\(SwiftText.literal(property.key)))"
        }
        let type = property.presence.isOptional ? property.type.withoutOptional : property.type
        let value = blueprint.payload == .data ? "body" : "try \(printer.text(type, in: node))(jsonData: body)"
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
