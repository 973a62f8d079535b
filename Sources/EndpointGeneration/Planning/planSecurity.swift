import EndpointDescription

extension Planner {
    func planSecurity(into client: inout ClientBlueprint) {
        for scheme in description.securitySchemes {
            guard let name = schemeNames[scheme.name] else { continue }
            var blueprint = SecuritySchemeBlueprint(name: name, key: scheme.name, kind: scheme.kind)
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
}
