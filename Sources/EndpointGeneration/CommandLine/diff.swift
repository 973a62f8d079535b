import EndpointDescription

/// Prints what a new description changes for callers of the old description's client.
func diff(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (oldPath, newPath) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: newPath, log: log)
    let new = console.showingProgress("reading \(newPath)") {
        input.planned(newPath, named: arguments.name ?? configuration.name, configuration, log: log)
    }
    // Both have the same namespace, or a type that makes way for the namespace would seem renamed.
    let oldLog = DiagnosticLog()
    let name = new?.blueprint.namespace.name ?? arguments.name ?? configuration.name
    let old = console.showingProgress("reading \(oldPath)") {
        input.planned(oldPath, named: name, configuration, log: oldLog)
    }
    // The configuration is written for the new description, so the old one need not contain what it names.
    let configurationPath = input.configurationPath(beside: newPath)
    for diagnostic in oldLog.diagnostics where diagnostic.place.map({ $0.path != configurationPath }) ?? false {
        log.add(diagnostic)
    }
    let isLenient = arguments.isLenient || configuration.isLenient
    console.report(log, by: arguments, isLenient: isLenient)
    guard let old, let new, !log.hasErrors || isLenient else { return 1 }
    let changes = compare(old, with: new)
    console.print(arguments.changeFormat.text(of: changes, isQuiet: arguments.isQuiet))
    return changes.contains { $0.impact == .breaking } ? 1 : 0
}
