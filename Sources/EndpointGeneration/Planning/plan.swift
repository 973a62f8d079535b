import EndpointDescription

/// Understands a description as Swift: the whole second stage. Each step takes the client of the step before it.
func plan(
    _ description: Description,
    namespace: String,
    source: String,
    choices: PlanChoices = PlanChoices(),
    withStubs: Bool = false,
    log: DiagnosticLog
) -> ClientBlueprint {
    let context = PlanContext(description, namespace: namespace, choices: choices, log: log)
    var client = planDeclarations(context, source: source)
    client = replaceSelfAliases(in: client, log: log)
    client = resolveDefaults(in: client, context)
    client = planLinks(in: client, context)
    client = planPagination(in: client, context)
    client = shareHeaders(in: client)
    client = boxValues(in: client)
    if withStubs { client.stubs = planStubs(of: client, context) }
    client = resolveConformances(in: client, choices)
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

    var client = ClientBlueprint(namespace: context.names.namespace, source: source)
    client.documentation = documentation(of: context.description)
    client.endpoints = operations.addStreamed(to: endpoints)
    client.models = types.topLevel.declarations
    client.failures = operations.failures
    client.rules = context.description.rules
    client.servers = planServers(context)
    client.securitySchemes = security.schemes
    client.security = security.requirement
    return client
}
