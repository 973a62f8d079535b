/// Makes the properties of models, endpoints and webhooks constants if the user chose so, except those that pagination and
/// streamed endpoints set.
func resolveMutability(in client: ClientBlueprint, _ choices: PlanChoices) -> ClientBlueprint {
    guard !choices.isMutable else { return client }
    // Equal types become one, so they must not differ in what is a variable.
    func merged(_ property: PropertyReference) -> PropertyReference {
        PropertyReference(owner: client.equalTypes.representative(of: property.owner), name: property.name)
    }
    let assigned = AssignedProperties(in: client)
    let variables = Set((assigned.byPagination + assigned.byStreams).map(merged))
    func makeConstants(_ properties: inout [PropertyBlueprint], of node: TypeNode) {
        for index in properties.indices {
            properties[index].isMutable = variables.contains(
                merged(PropertyReference(owner: node, name: properties[index].name))
            )
        }
    }
    var client = client
    client.mutate { declaration in
        switch declaration.kind {
        case .structure(var blueprint):
            makeConstants(&blueprint.properties, of: declaration.node)
            declaration.kind = .structure(blueprint)
        case .endpoint(var blueprint):
            makeConstants(&blueprint.properties, of: declaration.node)
            declaration.kind = .endpoint(blueprint)
        case .webhook(var blueprint):
            makeConstants(&blueprint.properties, of: declaration.node)
            declaration.kind = .webhook(blueprint)
        case .enumeration, .union, .alias, .failure, .cases, .group: break
        }
    }
    return client
}

/// A body's `stream`, which a streamed endpoint sets, is not deprecated in Swift: a client compiles without warnings.
func undeprecateSwitches(in client: ClientBlueprint) -> ClientBlueprint {
    let switches = Set(AssignedProperties(in: client).byStreams)
    guard !switches.isEmpty else { return client }
    var client = client
    client.mutate { declaration in
        guard case .structure(var blueprint) = declaration.kind else { return }
        for index in blueprint.properties.indices {
            let reference = PropertyReference(owner: declaration.node, name: blueprint.properties[index].name)
            if switches.contains(reference) { blueprint.properties[index].isDeprecated = false }
        }
        declaration.kind = .structure(blueprint)
    }
    return client
}

/// The properties that generated code sets.
private struct AssignedProperties {
    private(set) var byPagination: [PropertyReference] = []
    private(set) var byStreams: [PropertyReference] = []

    init(in client: ClientBlueprint) {
        let index = TypeIndex(client.declarations)
        client.declarations.walk { declaration in
            guard case .endpoint(let blueprint) = declaration.kind else { return }
            for input in blueprint.pagination?.input ?? [] {
                byPagination.append(PropertyReference(owner: input.owner, name: input.name))
            }
            if let body = blueprint.body, let flag = body.streamSwitch,
                let type = blueprint.properties.first(where: { $0.name == body.property })?.type,
                case .declared(let node) = index.underlying(type.withoutOptional)
            {
                byStreams.append(PropertyReference(owner: node, name: flag))
            }
        }
    }
}
