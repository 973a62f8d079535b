/// Makes the properties of models, endpoints and webhooks constants if the user chose so, except those that pagination and
/// streamed endpoints set.
func resolveMutability(in client: ClientBlueprint, _ choices: PlanChoices) -> ClientBlueprint {
    guard !choices.isMutable else { return client }
    let index = TypeIndex(client.declarations)
    var variables: Set<PropertyReference> = []
    client.declarations.walk { declaration in
        guard case .endpoint(let blueprint) = declaration.kind else { return }
        variables.formUnion(blueprint.pagination?.input ?? [])
        if let body = blueprint.body, let flag = body.streamSwitch,
            let type = blueprint.properties.first(where: { $0.name == body.property })?.type,
            case .declared(let node) = index.underlying(type.withoutOptional)
        {
            variables.insert(PropertyReference(owner: node, name: flag))
        }
    }
    func makeConstants(_ properties: inout [PropertyBlueprint], of node: TypeNode) {
        for index in properties.indices {
            let reference = PropertyReference(owner: node, name: properties[index].name)
            properties[index].isMutable = variables.contains(reference)
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
