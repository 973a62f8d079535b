import EndpointDescription

/// What every stage of planning reads and none changes.
struct PlanContext {
    let description: Description
    let choices: PlanChoices
    let hierarchies: DiscriminatorHierarchies
    let usage: SchemaUsage
    let names: DeclaredNames
    let chosenNames: ChosenNames
    let pages: PageRules
    let servers: ServerOverrides
    let log: DiagnosticLog

    init(_ description: Description, namespace: String, choices: PlanChoices, log: DiagnosticLog) {
        self.description = description
        self.choices = choices
        self.log = log
        hierarchies = DiscriminatorHierarchies(description)
        usage = SchemaUsage(description, hierarchies)
        chosenNames = ChosenNames(choices: choices, log: log)
        names = DeclaredNames(description, namespace: namespace, choices: choices, chosenNames, log: log)
        pages = PageRules(description, log: log)
        servers = ServerOverrides(description, log: log)
    }
}
