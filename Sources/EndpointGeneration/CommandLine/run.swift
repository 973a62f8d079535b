/// Runs one command line.
///
/// - Returns: the exit code: 0 for success, 1 for errors or outdated output, 64 for wrong usage.
package func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
        let parsed = try Arguments(arguments)
        if parsed.wantsHelp {
            console.print(parsed.verb.help)
            return 0
        }
        switch parsed.verb {
        case .generate: return try Generation(parsed, console).run()
        case .diff: return diff(parsed, console)
        case .explain: return explain(parsed, console)
        }
    } catch let fault as UsageFault {
        let verb = arguments.first.flatMap(Arguments.Verb.init).map { $0 == .generate ? "" : "\($0.rawValue) " } ?? ""
        console.printError("error: \(fault.message)\nTry 'generate \(verb)--help'.\n")
        return 64
    } catch {
        console.printError("error: \(error)\n")
        return 1
    }
}
