import EndpointDescription

/// The security schemes of a description, and the security that every operation requires.
func planSecurity(_ context: PlanContext) -> (schemes: [SecuritySchemeBlueprint], requirement: SecurityAlternatives?) {
    let schemes = context.description.securitySchemes.compactMap { scheme -> SecuritySchemeBlueprint? in
        guard let name = context.names.schemes[scheme.name] else { return nil }
        var blueprint = SecuritySchemeBlueprint(name: name, key: scheme.name, kind: scheme.kind)
        blueprint.documentation.add(scheme.description)
        return blueprint
    }
    return (schemes, context.description.security.map(context.names.alternatives))
}

extension OperationPlanner {
    func security(of operation: Operation) -> SecurityBlueprint {
        guard let own = operation.security else { return description.security == nil ? .unspecified : .inherited }
        return .own(context.names.alternatives(own))
    }
}

extension DeclaredNames {
    fileprivate func alternatives(_ requirements: [SecurityRequirement]) -> SecurityAlternatives {
        requirements.map { requirement in
            requirement.schemes.compactMap { need in schemes[need.name].map { ($0, need.scopes) } }
        }
    }
}
