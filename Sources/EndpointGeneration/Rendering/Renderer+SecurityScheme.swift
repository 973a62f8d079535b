import EndpointDescription

extension Renderer {
    /// The argument `kind` of a security scheme. For example: `kind: .apiKey(name: "X-Key", location: .header)`
    func kind(of scheme: SecuritySchemeBlueprint) -> TemplateContext {
        var context = labelled("kind", simpleKind(of: scheme.kind) ?? "")
        if case .oauth2(let flows) = scheme.kind {
            var oauth2 = TemplateContext()
            oauth2.list("flows", flows) { flow, context in context.list("fields", fields(of: flow)) }
            context.list("oauth2", [oauth2])
        }
        return context
    }

    /// The kind as an expression; `nil` for OAuth, which the template prints.
    private func simpleKind(of kind: SecurityScheme.Kind) -> String? {
        switch kind {
        case .bearer(let format): ".bearer(format: \(format.map(SwiftText.literal) ?? "nil"))"
        case .basic: ".basic"
        case .http(let name): ".http(\(SwiftText.literal(name)))"
        case .apiKey(let name, let location):
            ".apiKey(name: \(SwiftText.literal(name)), location: .\(location.rawValue))"
        case .openIDConnect(let url): ".openIDConnect(url: \(SwiftText.literal(url)))"
        case .mutualTLS: ".mutualTLS"
        case .oauth2: nil
        }
    }

    private func fields(of flow: SecurityScheme.OAuthFlow) -> [TemplateContext] {
        var fields = [TemplateContext(["value": .text(".\(flow.kind)")])]
        for (label, url) in [
            ("authorizationURL", flow.authorizationURL), ("tokenURL", flow.tokenURL), ("refreshURL", flow.refreshURL),
        ] {
            guard let url else { continue }
            var field = labelled(label, SwiftText.literal(url))
            field.show("named")
            fields.append(field)
        }
        if !flow.scopes.isEmpty {
            var scopes = TemplateContext()
            scopes.list("names", flow.scopes.map { TemplateContext(["name": .text(SwiftText.literal($0.name))]) })
            fields.append(TemplateContext(["value": .text(""), "scopes": .list([scopes])]))
        }
        return fields
    }
}
