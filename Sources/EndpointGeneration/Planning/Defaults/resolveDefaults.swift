import EndpointDescription

/// Gives required members the default of the description as their default argument, now that all types are known.
///
/// The receiver assumes the default of a member or parameter that is left out (OpenAPI 3.1 §4.8.24, "default"), so an
/// optional one is never sent on the caller's behalf: its doc comment states the default instead.
func resolveDefaults(in client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    var resolver = DefaultResolver(
        context: context,
        planner: DefaultPlanner(index: index),
        tags: UnionTags(of: client.declarations, index)
    )
    var client = client
    client.mutate { declaration in
        switch declaration.kind {
        case .structure(var blueprint):
            resolver.resolve(&blueprint.properties, of: declaration)
            declaration.kind = .structure(blueprint)
        case .endpoint(var blueprint):
            resolver.resolve(&blueprint.properties, of: declaration)
            declaration.kind = .endpoint(blueprint)
        case .enumeration, .union, .alias, .failure, .cases, .webhook, .group: break
        }
    }
    return client
}

/// Writes values of a description as expressions of a type.
struct DefaultPlanner {
    let index: TypeIndex
}

private struct DefaultResolver {
    let context: PlanContext
    let planner: DefaultPlanner
    let tags: UnionTags
    /// The locations of mismatched defaults, so that each is reported once.
    var reported: Set<String> = []

    mutating func resolve(_ properties: inout [PropertyBlueprint], of declaration: Declaration) {
        for index in properties.indices { resolve(&properties[index], of: declaration) }
    }

    private mutating func resolve(_ property: inout PropertyBlueprint, of declaration: Declaration) {
        guard let schema = property.schema else { return }
        if let owner = declaration.origin, let tag = context.hierarchies.tag(of: owner, key: property.key) {
            property.defaultValue = expression(ofTag: tag, as: property.type.withoutOptional)
            return
        }
        guard let given = schema.declaredDefault, !given.isNull else {
            if property.presence == .required, let tag = tags.tag(of: declaration.node, key: property.key) {
                property.defaultValue = expression(ofTag: tag, as: property.type)
            }
            return
        }
        switch (defaultValue(given, of: property, in: declaration.node), property.presence) {
        case (.mismatched, _):
            guard reported.insert(given.place.pointer ?? "").inserted else { return }
            context.log.warning(
                "the default \(given.text.prefix(60)) is not a value of its type, so it is left out",
                at: given.place
            )
        case (.swift(let expression), .required), (.swift(let expression), .nullable):
            property.defaultValue = expression
        case (.swift, _), (.inexpressible, _):
            let text = given.text
            property.documentation.add("Default: `\(text.utf8.count > 200 ? text.prefix(200) + "…" : text[...])`.")
        }
    }

    private func expression(ofTag tag: String, as type: SwiftType) -> Expression? {
        switch planner.index.underlying(type) {
        case .standard(.string): .string(tag)
        case .declared(let node): planner.index.enumeration(node)?.caseName(of: tag).map { .implicit($0) }
        default: nil
        }
    }

    private func defaultValue(_ given: JSON, of property: PropertyBlueprint, in node: TypeNode) -> DefaultValue {
        let type = property.type.withoutOptional
        switch property.form {
        case nil: return planner.defaultValue(given, as: type, isOptional: type != property.type, in: node)
        case .codable: return .inexpressible
        case .date(.rfc2822Date): return .inexpressible
        case .date(let unit):
            let seconds = given.double.map { unit == .unixMilliseconds ? $0 / 1_000 : $0 }
            return DefaultValue(
                seconds.map { .make(.standard(.date), [.init("timeIntervalSince1970", .number("\($0)"))]) }
            )
        }
    }
}
