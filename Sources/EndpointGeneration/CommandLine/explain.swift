import EndpointDescription

/// Prints why a part of a description is in the client, and what it becomes.
func explain(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (path, name) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: path, log: log)
    let client = console.showingProgress("reading \(path)") {
        input.planned(path, named: arguments.name ?? configuration.name, configuration, log: log)
    }
    let isLenient = arguments.isLenient || configuration.isLenient
    guard let client, !log.hasErrors || isLenient else {
        console.report(log, by: arguments)
        return 1
    }
    let explainer = Explainer(client.shared, configuration, log: log)
    let explanations = explainer.explanations(of: name)
    if explanations.isEmpty {
        let near = explainer.nearest(to: name)
        log.error(
            "there is no schema, operation or type '\(name)'\(suggestion(near))",
            at: client.whole.place,
            remedy: near == nil
                ? "name a schema, an operationId, a method and path ('GET /pets'), or a generated type ('Pet.Category')"
                : nil
        )
    }
    console.report(log, by: arguments)
    for explanation in explanations {
        console.print(arguments.diagnosticsAsJSON ? explanation.jsonText + "\n" : explanation.description)
    }
    return explanations.isEmpty ? 1 : 0
}
