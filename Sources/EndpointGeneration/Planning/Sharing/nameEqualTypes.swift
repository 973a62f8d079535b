/// Finds the equal inline types of a client, and the names at the top level or among the failures that they are shared
/// under. Their declarations stay where they are until ``shareEqualTypes(in:)``.
///
/// - Parameter client: the client of the whole description, so that a selection renames nothing.
func nameEqualTypes(in client: ClientBlueprint) -> EqualTypes {
    var types = EqualTypes(in: client)
    // The top level has room for one type of each name. It goes to the type that stands in the most operations and
    // components, of those to the one with the most members, so that an addition seldom takes it away.
    let groups = types.groups(in: client).sorted(on: { (owners: $0.ownerCount, size: $0.first.size) }) {
        first,
        second in
        first.owners == second.owners ? first.size > second.size : first.owners > second.owners
    }
    for group in groups {
        if let name = name(of: group.first, in: client) { types.name(group, name) }
    }
    return types
}

extension EqualTypes.Group {
    /// The number of operations and components that its types stand in.
    fileprivate var ownerCount: Int { Set(([first] + others).map(\.node.outermost)).count }
}

/// `nil` if the name means nothing or something else outside.
private func name(of type: EqualTypes.Member, in client: ClientBlueprint) -> EqualTypes.Name? {
    if type.isTopLevel { return .init(home: client.namespace, text: type.node.name, component: type.node) }
    let home = type.isInFailure || type.failure != nil ? client.failureScope : client.namespace
    let names = type.failure?.sharedNames ?? [type.node.name].filter(SharedName.saysEnough)
    return names.first(where: home.claim).map { .init(home: home, text: $0) }
}

/// Whether the name of an inline type says at the top level what it is.
private enum SharedName {
    static func saysEnough(_ name: String) -> Bool {
        !unclear.contains(name) && !name.hasPrefix("With") && LibraryName(rawValue: name) == nil
    }

    private static let unclear: Set<String> = [
        "Base", "Body", "Choice", "Content", "Data", "Event", "Failure", "Form", "Item", "Items", "Kind", "Member",
        "Members", "ObjectValue", "Payload", "Plain", "RequestBody", "Response", "StringValue", "Type", "Value",
        "Values", "Variant",
    ]
}
