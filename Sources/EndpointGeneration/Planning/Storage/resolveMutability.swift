/// Makes the properties of models, endpoints and webhooks constants if the user chose so, except those that pagination and
/// streamed endpoints set.
func resolveMutability(in client: ClientBlueprint, _ choices: PlanChoices) -> ClientBlueprint {
    guard !choices.isMutable else { return client }
    let index = TypeIndex(client.declarations)
    // Equal types become one, so they must not differ in what is a variable.
    func property(_ name: String, of node: TypeNode) -> PropertyReference {
        PropertyReference(owner: client.equalTypes.representative(of: node), name: name)
    }
    var variables: Set<PropertyReference> = []
    client.declarations.walk { declaration in
        guard case .endpoint(let blueprint) = declaration.kind else { return }
        for input in blueprint.pagination?.input ?? [] { variables.insert(property(input.name, of: input.owner)) }
        if let body = blueprint.body, let flag = body.streamSwitch,
            let type = blueprint.properties.first(where: { $0.name == body.property })?.type,
            case .declared(let node) = index.underlying(type.withoutOptional)
        {
            variables.insert(property(flag, of: node))
        }
    }
    func makeConstants(_ properties: inout [PropertyBlueprint], of node: TypeNode) {
        for index in properties.indices {
            properties[index].isMutable = variables.contains(property(properties[index].name, of: node))
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
