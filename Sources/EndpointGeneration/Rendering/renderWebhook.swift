extension Renderer {
    func render(_ blueprint: WebhookBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        let node = declaration.node
        printer.use(.foundation)
        var context = heading(declaration)
        context.show("deprecated", if: declaration.isDeprecated)
        context["key"] = SwiftText.literal(blueprint.key)
        context.show("noBody", if: blueprint.payload == nil)
        let needsHeaders = blueprint.properties.contains { !$0.key.isEmpty && !$0.presence.isOptional }
        context.show("noHeaders", if: !needsHeaders)
        fillProperties(blueprint.properties, of: node, into: &context, printer)
        context.list("members", blueprint.properties.map { member($0, of: blueprint, in: node, printer) })
        context["nested"] = renderNested(declaration.nested, with: printer)
        return fill("Webhook", context, in: node)
    }

    private func member(
        _ property: PropertyBlueprint,
        of blueprint: WebhookBlueprint,
        in node: TypeNode,
        _ printer: TypePrinter
    ) -> TemplateContext {
        let isOptional = property.presence.isOptional
        var member = TemplateContext()
        member["member"] = property.storageInReader
        member.show("optional", if: isOptional)
        if !property.key.isEmpty {
            member["key"] = SwiftText.literal(property.key)
            member["read"] = isOptional ? "optional" : "required"
            member.show("header")
        } else if blueprint.payload == .data {
            member.show("data")
        } else {
            member["payload"] = printer.text(isOptional ? property.type.withoutOptional : property.type, in: node)
            member.show("json")
        }
        return member
    }
}

extension PropertyBlueprint {
    /// The stored variable as `init(headers:body:)` refers to it: with `self.` if a parameter hides it.
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
