/// Runs one command line.
///
/// - Parameter program: the name of the executable, for texts about usage.
/// - Returns: the exit code: 0 for success, 1 for errors or outdated output, 64 for wrong usage.
package func run(_ arguments: [String], as program: String = "generate", console: Console = .standard) -> Int32 {
    do {
        let parsed = try Arguments(arguments)
        if parsed.wantsHelp {
            console.print(HelpText(program: program).text(of: parsed.verb))
            return 0
        }
        if parsed.wantsVersion {
            console.print("\(program) \(toolVersion)\n")
            return 0
        }
        if let failure = parsed.failure {
            console.printError("error: \(failure)\n")
            return 1
        }
        switch parsed.verb {
        case .generate: return try Generation(parsed, console).run()
        case .diff: return diff(parsed, console)
        case .explain: return explain(parsed, console)
        case .used: return try selectUsed(parsed, console)
        case .completions:
            Shell(rawValue: parsed.operands[0]).map { console.print(completions(for: $0, of: program)) }
            return 0
        }
    } catch let fault as UsageFault {
        let verb = arguments.first.flatMap(Arguments.Verb.init).map { $0 == .generate ? "" : "\($0.rawValue) " } ?? ""
        console.printError("error: \(fault.message)\nTry '\(program) \(verb)--help'.\n")
        return 64
    } catch {
        console.printError("error: \(error)\n")
        return 1
    }
}
