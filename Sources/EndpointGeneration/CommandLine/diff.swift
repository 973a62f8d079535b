import EndpointDescription

/// Prints what a new description changes for callers of the old description's client.
func diff(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (oldPath, newPath) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: newPath, log: log)
    let newLog = DiagnosticLog()
    let new = console.showingProgress("reading \(newPath)") {
        input.planned(newPath, named: arguments.name(in: configuration), configuration, log: newLog)
    }
    // Both get the same namespace. Otherwise, a type that gives way to the namespace would seem renamed.
    let oldLog = DiagnosticLog()
    let name = new?.blueprint.namespace.name ?? arguments.name(in: configuration)
    let old = console.showingProgress("reading \(oldPath)") {
        input.planned(oldPath, named: name, configuration, log: oldLog)
    }
    // Either description may lack what configuration and overlay name: it was added or removed, which is a change.
    let pathsOfChoices = input.pathsOfChoices(in: configuration, beside: newPath)
    func isAboutChoices(_ diagnostic: Diagnostic, in client: PlannedClient?) -> Bool {
        diagnostic.place.map { pathsOfChoices.contains($0.path) } ?? (client != nil)
    }
    // A suggestion depends on the description.
    func fault(_ diagnostic: Diagnostic) -> Substring { diagnostic.message.prefix { $0 != ";" } }
    let oldFaults = Set(oldLog.diagnostics.map(fault))
    for diagnostic in newLog.diagnostics
    where !isAboutChoices(diagnostic, in: new) || oldFaults.contains(fault(diagnostic)) {
        log.add(diagnostic)
    }
    // Both may have the same fault in the overlay.
    let reported = Set(log.diagnostics.map(\.description))
    for diagnostic in oldLog.diagnostics
    where !isAboutChoices(diagnostic, in: old) && !reported.contains(diagnostic.description) {
        log.add(diagnostic)
    }
    let faults = RunFaults(
        in: log,
        of: arguments,
        configuredIn: configuration,
        areFatal: log.hasErrors(in: pathsOfChoices)
    )
    guard let old, let new, !faults.endRun else {
        return faults.report(to: console, wasPlanned: old != nil && new != nil)
    }
    console.report(log, by: arguments, isLenient: faults.areTolerated)
    // A file that is not named after its API has the title's name in each version.
    let isNamedByTitle = arguments.name(in: configuration) == nil && hasGeneralName(newPath)
    let formerName = isNamedByTitle ? namespaceName(from: old.description.title) : nil
    let changes = compare(old, with: new, formerName: formerName)
    console.print(arguments.changeFormat.text(of: changes, isQuiet: arguments.isQuiet))
    return changes.contains { $0.impact == .breaking } ? 1 : 0
}
