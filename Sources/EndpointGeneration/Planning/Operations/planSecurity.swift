import EndpointDescription

/// The security schemes of a description, and the security that every operation requires.
func planSecurity(_ context: PlanContext) -> (schemes: [SecuritySchemeBlueprint], requirement: SecurityAlternatives?) {
    let schemes = context.description.securitySchemes.compactMap { scheme -> SecuritySchemeBlueprint? in
        guard let name = context.names.schemes[scheme.name] else { return nil }
        var blueprint = SecuritySchemeBlueprint(name: name, key: scheme.name, kind: scheme.kind)
        blueprint.metadataURL = scheme.metadataURL
        blueprint.documentation.add(scheme.description)
        if scheme.isDeprecated { blueprint.documentation.add("Deprecated: another scheme should be used.") }
        blueprint.documentation.add(scopes(of: scheme))
        return blueprint
    }
    return (schemes, context.description.security.map(context.names.alternatives))
}

/// The described scopes of all flows as a list, each scope once.
private func scopes(of scheme: SecurityScheme) -> String? {
    guard case .oauth2(let flows) = scheme.kind else { return nil }
    var known: Set<String> = []
    let lines = flows.flatMap(\.scopes).compactMap { scope -> String? in
        guard !scope.description.isEmpty, known.insert(scope.name).inserted else { return nil }
        return "- `\(scope.name)`: \(scope.description.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
    return lines.isEmpty ? nil : (["Scopes:"] + lines).joined(separator: "\n")
}

extension Description {
    /// Whether nothing says which security is required, as in descriptions that leave it to their prose.
    var omitsSecurity: Bool { security == nil && operations.allSatisfy { $0.security == nil } }
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
