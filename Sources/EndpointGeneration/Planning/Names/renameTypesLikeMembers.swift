/// Renames each nested type that has the name of a property or case of the type around it, such as the `Kind` of a member
/// that is named `Kind` because another one is named `kind`. Swift cannot tell such a type from the member.
func renameTypesLikeMembers(of client: ClientBlueprint) {
    client.declarations.walk { declaration in
        guard !declaration.nested.isEmpty else { return }
        let members = Set(declaration.kind.memberNames)
        for nested in declaration.nested where members.contains(nested.node.name) {
            nested.node.rename(avoiding: members)
        }
    }
}

extension Declaration.Kind {
    /// The names of its properties or cases, with backticks where they are needed.
    fileprivate var memberNames: [String] {
        switch self {
        case .structure(let blueprint): blueprint.properties.map(\.name)
        case .endpoint(let blueprint): blueprint.properties.map(\.name)
        case .webhook(let blueprint): blueprint.properties.map(\.name)
        case .enumeration(let blueprint): blueprint.cases.map(\.name)
        case .union(let blueprint): blueprint.alternatives.map(\.name) + blueprint.constants.map(\.name)
        case .cases(let blueprint): blueprint.cases.map(\.name)
        case .failure(let blueprint): blueprint.cases.map(\.name)
        case .alias, .group: []
        }
    }
}
