import EndpointDescription

/// Reports members that are required, or named by a condition, an alternative or a discriminator, and not described. A
/// base without them is left out if all that extend it describe them.
func reportUndescribed(in client: ClientBlueprint, _ log: DiagnosticLog) {
    var met: Set<String> = []
    for declaration in client.declarations.flattened {
        guard case .structure(let blueprint) = declaration.kind else { continue }
        for property in blueprint.properties {
            guard let schema = property.schema, schema.isUndescribed,
                met.insert("\(schema.place.id) \(property.key)").inserted
            else { continue }
            log.note(
                property.presence == .required
                    ? "nothing describes the required member '\(property.key)'; it is any JSON value"
                    : "nothing describes the optional member '\(property.key)'; it is any JSON value",
                at: schema.place
            )
        }
    }
}
