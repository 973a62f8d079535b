import EndpointGeneration
import Foundation

/// One run of the command line inside this process: its output and its exit code.
struct CommandRun {
    var exitCode: Int32
    var output: String
    var diagnostics: String

    init(_ arguments: [String]) {
        let transcript = Transcript()
        exitCode = run(
            arguments,
            console: Console(print: { transcript.output += $0 }, printError: { transcript.diagnostics += $0 })
        )
        output = transcript.output
        diagnostics = transcript.diagnostics
    }

    private final class Transcript {
        var output = ""
        var diagnostics = ""
    }
}
