import EndpointDescription

/// Removes everything from a description except the selected operations and schemas, and the schemas that they need.
///
/// An operation or schema is selected if an inclusion matches it and no exclusion does. If there are only exclusions,
/// schemas that only excluded operations need are removed too. A schema that a selected part needs is kept. A selector
/// that matches nothing is an error.
func select(_ selection: Selection, of description: inout Description, log: DiagnosticLog) {
    guard !selection.isEmpty else { return }
    for (selectors, option) in [(selection.include, "--include"), (selection.exclude, "--exclude")] {
        for selector in selectors { report(selector, option, ifNothingOf: description, log) }
    }
    func isKept(_ operation: Operation) -> Bool {
        (selection.include.isEmpty || selection.include.contains { $0.matches(operation) })
            && !selection.exclude.contains { $0.matches(operation) }
    }
    let dropped = (description.operations + description.webhooks).filter { !isKept($0) }
    description.operations = description.operations.filter(isKept)
    description.webhooks = description.webhooks.filter(isKept)

    let operations = description.operations + description.webhooks
    let unneeded = needs(dropped.flatMap(\.schemas))
    let excluded = description.schemas.filter { schema in selection.exclude.contains { $0.matches(schema) } }
    let roots = description.schemas.filter { schema in
        guard !selection.exclude.contains(where: { $0.matches(schema) }) else { return false }
        return selection.include.isEmpty
            ? !unneeded.contains(schema.schema)
            : selection.include.contains { $0.matches(schema) }
    }
    let needed = needs(operations.flatMap(\.schemas) + roots.map(\.schema))
    for schema in excluded where needed.contains(schema.schema) {
        report(schema, neededBy: operations, or: roots, selection, log)
    }
    description.schemas = description.schemas.filter { needed.contains($0.schema) }
}

private func report(
    _ selector: Selector,
    _ option: String,
    ifNothingOf description: Description,
    _ log: DiagnosticLog
) {
    let operations = description.operations + description.webhooks
    if operations.contains(where: selector.matches) || description.schemas.contains(where: selector.matches) { return }
    func missing(message: String, among names: [String]) {
        let near = nearestName(to: selector.pattern, among: names).map { "\(selector.kind.rawValue):\($0)" }
        let origin = selector.place == nil ? "\(option): " : ""
        log.error("\(origin)\(message)\(suggestion(near))", at: selector.place)
    }
    let pattern = selector.pattern
    switch selector.kind {
    case .operation:
        missing(message: "there is no operation '\(pattern)'", among: operations.map(\.key) + operations.map(\.line))
    case .tag: missing(message: "no operation has the tag '\(pattern)'", among: description.usedTags)
    case .path: missing(message: "there is no path '\(pattern)'", among: operations.map(\.path))
    case .schema: missing(message: "there is no schema '\(pattern)'", among: description.schemas.map(\.name))
    }
}

/// Warns that an excluded schema stays, and names what needs it.
private func report(
    _ schema: NamedSchema,
    neededBy operations: [Operation],
    or roots: [NamedSchema],
    _ selection: Selection,
    _ log: DiagnosticLog
) {
    let operation = operations.first { needs($0.schemas).contains(schema.schema) }
    let root = roots.first { needs([$0.schema]).contains(schema.schema) }
    let user = operation.map { "the operation '\($0.key)'" } ?? root.map { "the schema '\($0.name)'" } ?? "something"
    log.warning(
        "the schema '\(schema.name)' stays, though it is excluded: \(user) needs it",
        at: selection.exclude.first { $0.matches(schema) }?.place ?? schema.schema.place,
        remedy: "exclude that too, or replace the schema with a custom type: \"types\" in \(Configuration.fileName)"
    )
}

private func needs(_ roots: [Schema]) -> Set<Schema> {
    Set(schemasNeeded(by: roots, substitutes: \.substitutes))
}
