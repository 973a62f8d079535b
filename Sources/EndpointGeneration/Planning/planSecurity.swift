import EndpointDescription

extension Planner {
    func planSecurity(into client: inout ClientBlueprint) {
        for scheme in description.securitySchemes {
            guard let name = schemeNames[scheme.name] else { continue }
            var blueprint = SecuritySchemeBlueprint(name: name, key: scheme.name, kind: kind(of: scheme))
            blueprint.documentation.add(scheme.description)
            client.securitySchemes.append(blueprint)
        }
        client.security = description.security.map(alternatives)
    }

    func security(of operation: Operation) -> SecurityBlueprint {
        guard let own = operation.security else { return description.security == nil ? .unspecified : .inherited }
        return .own(alternatives(own))
    }

    private func alternatives(_ requirements: [SecurityRequirement]) -> [[(scheme: String, scopes: [String])]] {
        requirements.map { requirement in
            requirement.schemes.compactMap { need in
                schemeNames[need.name].map { ($0, need.scopes) }
            }
        }
    }

    private func kind(of scheme: SecurityScheme) -> String {
        switch scheme.kind {
        case .bearer(let format): ".bearer(format: \(format.map(SwiftText.literal) ?? "nil"))"
        case .basic: ".basic"
        case .http(let name): ".http(\(SwiftText.literal(name)))"
        case .apiKey(let name, let location):
            ".apiKey(name: \(SwiftText.literal(name)), location: .\(location.rawValue))"
        case .openIDConnect(let url): ".openIDConnect(url: \(SwiftText.literal(url)))"
        case .mutualTLS: ".mutualTLS"
        case .oauth2(let flows): ".oauth2(flows: [\(flows.map(flow).joined(separator: ", "))])"
        }
    }

    private func flow(_ flow: SecurityScheme.OAuthFlow) -> String {
        var arguments = [".\(flow.kind)"]
        for (label, url) in [
            ("authorizationURL", flow.authorizationURL), ("tokenURL", flow.tokenURL), ("refreshURL", flow.refreshURL),
        ] {
            if let url { arguments.append("\(label): \(SwiftText.literal(url))") }
        }
        if !flow.scopes.isEmpty {
            arguments.append("scopes: [\(flow.scopes.map(SwiftText.literal).joined(separator: ", "))]")
        }
        return "OAuthFlow(\(arguments.joined(separator: ", ")))"
    }
}
