/// Names the stored variables of computed properties: of deprecated ones, and of boxed ones with a sibling that has the
/// name that `@Indirect` synthesizes.
func nameStorage(in client: ClientBlueprint) -> ClientBlueprint {
    var client = client
    client.mutate { declaration in
        switch declaration.kind {
        case .structure(var blueprint):
            nameStorage(of: &blueprint.properties)
            declaration.kind = .structure(blueprint)
        case .endpoint(var blueprint):
            nameStorage(of: &blueprint.properties)
            declaration.kind = .endpoint(blueprint)
        case .webhook(var blueprint):
            nameStorage(of: &blueprint.properties)
            declaration.kind = .webhook(blueprint)
        case .enumeration, .union, .alias, .failure, .cases, .group: break
        }
    }
    return client
}

private func nameStorage(of properties: inout [PropertyBlueprint]) {
    guard properties.contains(where: { $0.isStored && ($0.isDeprecated || $0.isBoxed) }) else { return }
    let names = Set(properties.map(\.bareName))
    let isComputed = properties.map { property in
        property.isStored && (property.isDeprecated || property.isBoxed && names.contains("_" + property.bareName))
    }
    var taken = names
    for index in properties.indices where properties[index].isBoxed && !isComputed[index] {
        taken.insert("_" + properties[index].bareName)
    }
    for index in properties.indices where isComputed[index] {
        var name = "_" + properties[index].bareName
        while taken.contains(name) || properties[index].isBoxed && taken.contains("_" + name) { name = "_" + name }
        taken.insert(name)
        if properties[index].isBoxed { taken.insert("_" + name) }
        properties[index].storageName = name
    }
}

extension PropertyBlueprint {
    /// The name without backticks.
    fileprivate var bareName: String { name.filter { $0 != "`" } }
}
