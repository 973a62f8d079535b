import EndpointDescription

/// Prints what a new description changes for callers of the old description's client.
func diff(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (oldPath, newPath) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: newPath, log: log)
    let new = input.planned(newPath, named: arguments.name ?? configuration.name, configuration, log: log)
    // Both have the same namespace, or a type that makes way for the namespace would seem renamed.
    let oldLog = DiagnosticLog()
    let name = new?.blueprint.namespace.name ?? arguments.name ?? configuration.name
    let old = input.planned(oldPath, named: name, configuration, log: oldLog)
    // The configuration is written for the new description, so the old one need not contain what it names.
    let configurationPath = input.configurationPath(beside: newPath)
    for diagnostic in oldLog.diagnostics where diagnostic.place.map({ $0.path != configurationPath }) ?? false {
        log.add(diagnostic)
    }
    console.report(log, by: arguments)
    guard let old, let new, !log.hasErrors || arguments.isLenient else { return 1 }
    let changes = compare(old, with: new)
    let breaking = changes.filter { $0.impact == .breaking }
    for change in arguments.isQuiet ? breaking : changes {
        console.print((arguments.diagnosticsAsJSON ? change.jsonText : change.description) + "\n")
    }
    if !arguments.diagnosticsAsJSON, !arguments.isQuiet {
        let additive = changes.count - breaking.count
        console.print(
            changes.isEmpty ? "no changes for callers\n" : "\(breaking.count) breaking, \(additive) additive\n"
        )
    }
    return breaking.isEmpty ? 0 : 1
}
