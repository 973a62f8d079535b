import EndpointDescription

/// Prints why a part of a description is in the client, and what it becomes.
func explain(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (path, name) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: path, log: log)
    let client = console.showingProgress("reading \(path)") {
        input.planned(path, named: arguments.name(in: configuration), configuration, log: log)
    }
    let faults = RunFaults(
        in: log,
        of: arguments,
        configuredIn: configuration,
        areFatal: log.hasErrors(in: input.pathsOfChoices(in: configuration, beside: path))
    )
    guard let client, !faults.endRun else {
        return faults.report(to: console, wasPlanned: client != nil)
    }
    let explainer = Explainer(client.shared, configuration, log: log)
    let explanations = explainer.explanations(of: name)
    if explanations.isEmpty {
        let near = explainer.nearest(to: name) ?? explainer.nameInAnotherNamespace(name)
        log.error(
            "there is no schema, operation or type '\(name)'\(suggestion(near))",
            at: client.whole.place,
            remedy: near == nil
                ? "name a schema, an operationId, a method and path ('GET /pets'), a generated type ('Pet.Category') or a pattern ('issues/*', '/pets/*')"
                : nil
        )
    }
    console.report(log, by: arguments, isLenient: faults.areTolerated && !explanations.isEmpty)
    for explanation in explanations {
        console.print(arguments.diagnosticsAsJSON ? explanation.jsonText + "\n" : explanation.description)
    }
    return explanations.isEmpty ? 1 : 0
}
