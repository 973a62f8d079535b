import EndpointDescription

/// Plans a description as Swift: the whole second stage. Each step takes the client of the previous step.
///
/// - Parameter selected: the part of the description that the client is for, by default all of it.
func plan(
    _ description: Description,
    selecting selected: Description? = nil,
    namespace: String,
    source: String,
    choices: PlanChoices = PlanChoices(),
    withStubs: Bool = false,
    log: DiagnosticLog
) -> ClientBlueprint {
    let context = PlanContext(description, selecting: selected, namespace: namespace, choices: choices, log: log)
    var client = planDeclarations(context, source: source)
    client.omitsSecurity = description.omitsSecurity
    client = replaceSelfAliases(in: client, log: log)
    client = resolveDefaults(in: client, context)
    client = planLinks(in: client, context)
    client = planPagination(in: client, context)
    client = shareHeaders(in: client)
    client = inOrderOfAuthor(client, context)
    client = planLiterals(in: client)
    client = resolveConformances(in: client, choices)
    client.equalTypes = nameEqualTypes(in: client)
    client = boxValues(in: client)
    client = leaveOutUnneeded(of: client, context)
    if withStubs { client.stubs = planStubs(of: client, context) }
    suggestPages(context)
    context.chosenNames.reportUnused(in: client)
    return client
}

/// Everything that the description itself declares: its types, its operations, its servers and its security schemes.
private func planDeclarations(_ context: PlanContext, source: String) -> ClientBlueprint {
    let types = TypePlanner(context)
    let operations = OperationPlanner(context, types: types)
    types.planComponents()
    let endpoints = operations.planEndpoints()
    operations.planWebhooks()
    let security = planSecurity(context)

    var client = ClientBlueprint(
        namespace: context.names.namespace,
        source: source,
        failureScope: context.names.failures
    )
    client.documentation = documentation(of: context.description)
    client.endpoints = operations.addStreamed(to: endpoints)
    client.models = types.topLevel.declarations
    client.rules = context.description.rules
    client.servers = planServers(context)
    client.securitySchemes = security.schemes
    client.security = security.requirement
    return client
}

/// Puts operations into the author's order, in which they are printed.
private func inOrderOfAuthor(_ client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    var positions: [String: Int] = [:]
    for (index, operation) in context.description.operations.enumerated() { positions[operation.line] = index }
    var client = client
    client.endpoints = client.endpoints.enumerated()
        .map { (position: positions[$1.operation.line] ?? 0, offset: $0) }
        .sorted { ($0.position, $0.offset) < ($1.position, $1.offset) }
        .map { client.endpoints[$0.offset] }
    return client
}
