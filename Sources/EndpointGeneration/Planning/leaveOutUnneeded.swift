import EndpointDescription

/// Leaves out of a planned client the operations and webhooks that are not selected, and the types that only they need.
/// It also leaves out two kinds of components that are used but that nothing mentions: those that others extend,
/// because the others have their members, and bodies with parts, because these become types of their own.
///
/// Everything else stays as it is, so a selection changes neither a name nor a member.
func leaveOutUnneeded(of client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    let part = context.selected
    var walk = NeedWalk(client)
    let operations = Set(part.operations.map(\.line))
    for endpoint in client.endpoints where operations.contains(endpoint.operation.line) {
        walk.need(endpoint.declaration.node)
    }
    let webhooks = Set(part.webhooks.map(\.place.id))
    for declaration in client.models where declaration.isGroup {
        for webhook in declaration.nested {
            if case .webhook(let blueprint) = webhook.kind, webhooks.contains(blueprint.origin.id) {
                walk.need(webhook.node)
            }
        }
        // Its alternatives are the payloads of what is selected.
        if let event = declaration.nested.last, case .union = event.kind, !webhooks.isEmpty { walk.need(event.node) }
    }
    let replaced = context.extended.union(context.bodiesWithParts)
    for component in part.schemas where !replaced.contains(component.schema) {
        context.names.components[component.schema].map { walk.need($0) }
    }
    return walk.remaining()
}

extension PlanContext {
    /// The components that others extend, except those that are a union of their subtypes and those that somebody
    /// chose.
    ///
    /// There are none in a description without operations, whose components are all that it describes.
    fileprivate var extended: Set<Schema> {
        guard !description.operations.isEmpty || !description.webhooks.isEmpty else { return [] }
        let schemas = schemasNeeded(
            by: description.schemas.map(\.schema) + (description.operations + description.webhooks).flatMap(\.schemas),
            substitutes: hierarchies.members(of:)
        )
        let bases = Set(schemas.flatMap { $0.target.allOf.map(\.target) })
        return unchosen { bases.contains($0) && hierarchies[$0] == nil }
    }

    /// The components that are bodies with parts, apart from those that somebody chose.
    fileprivate var bodiesWithParts: Set<Schema> {
        let bodies = description.operations.compactMap(\.requestBody).flatMap(\.content)
            .filter { $0.type.kind == .multipart }.compactMap { $0.schema?.target }
        let described = Set(bodies.filter { !FlatSchema($0).properties.isEmpty })
        return described.isEmpty ? [] : unchosen { described.contains($0) }
    }

    private func unchosen(_ isReplaced: (Schema) -> Bool) -> Set<Schema> {
        let components = description.schemas.filter { component in
            isReplaced(component.schema) && !chosenNames.isNamed(component.schema)
                && !choices.included.contains { $0.matches(component) }
        }
        return Set(components.map(\.schema))
    }
}

/// A traversal from the needed declarations to everything that they mention. An inline type includes the whole
/// declaration that contains it, even an operation that is not selected.
private struct NeedWalk {
    private let client: ClientBlueprint
    /// The declarations that are kept or left out as a whole.
    private var units: [TypeNode: Declaration] = [:]
    /// The headers that several operations have, by their protocol.
    private var sharedHeaders: [TypeNode: [HeaderBlueprint]] = [:]
    private var needed: Set<TypeNode> = []
    private var waiting: [TypeNode] = []

    init(_ client: ClientBlueprint) {
        self.client = client
        for declaration in client.declarations {
            for unit in declaration.isGroup ? declaration.nested : [declaration] { units[unit.node] = unit }
        }
        for group in client.headers {
            if case .shared(let node) = group.owner { sharedHeaders[node] = group.headers }
        }
    }

    mutating func need(_ node: TypeNode) {
        var unit: TypeNode? = node
        while let current = unit, units[current] == nil { unit = current.parent }
        if let unit, needed.insert(unit).inserted { waiting.append(unit) }
    }

    mutating func remaining() -> ClientBlueprint {
        while let next = waiting.popLast() {
            for declaration in units[next].map({ [$0].flattened }) ?? [] {
                let headers = declaration.conformances.flatMap { sharedHeaders[$0] ?? [] }
                for type in declaration.mentioned + headers.map(\.type) { type.node.map { need($0) } }
                client.equalTypes.component(equalTo: declaration.node).map { need($0) }
            }
        }
        var client = client
        client.endpoints = client.endpoints.filter { needed.contains($0.declaration.node) }
        for index in client.endpoints.indices { leaveOutLinks(of: &client.endpoints[index].declaration) }
        let protocols = Set(client.endpoints.flatMap(\.declaration.conformances))
        client.headers = client.headers.filter { group in
            switch group.owner {
            case .shared(let node): protocols.contains(node)
            case .endpoint(let node): needed.contains(node)
            }
        }
        client.models = client.models.compactMap { model in
            guard model.isGroup else { return needed.contains(model.node) ? model : nil }
            var group = model
            group.nested = model.nested.filter { needed.contains($0.node) }
            return group.nested.isEmpty ? nil : group
        }
        return client
    }

    private func leaveOutLinks(of declaration: inout Declaration) {
        guard case .endpoint(var endpoint) = declaration.kind else { return }
        endpoint.links.removeAll { !needed.contains($0.target) }
        declaration.kind = .endpoint(endpoint)
    }
}

extension Declaration {
    fileprivate var conformances: [TypeNode] {
        if case .endpoint(let endpoint) = kind { endpoint.conformances } else { [] }
    }

    /// The types that its declaration mentions, apart from links to other operations.
    fileprivate var mentioned: [SwiftType] {
        switch kind {
        case .endpoint(let endpoint):
            endpoint.properties.map(\.type) + endpoint.headers.map(\.type) + [endpoint.response]
                + (endpoint.failure.map { [.declared($0)] } ?? []) + (endpoint.pagination.map { [$0.item] } ?? [])
        case .failure(let failure): failure.cases.compactMap(\.type)
        case .structure, .enumeration, .union, .alias, .cases, .webhook, .group: held
        }
    }
}
