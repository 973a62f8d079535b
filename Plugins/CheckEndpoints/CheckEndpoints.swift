import PackagePlugin

/// `swift package check-endpoints [--target T]…` fails unless the checked-in client of each target with a description
/// is what the generator would write now. It changes nothing, so it requests no permission.
@main
struct CheckEndpoints: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = arguments.map { " \(shellQuoted($0))" }.joined()
        try runTool(
            context,
            arguments,
            options: ["--check"],
            help: """
                Fails unless the folder 'Generated' of each target with a description is current. Writes nothing.

                usage: swift package check-endpoints [--target <Target>]… [options]
                """,
            reportFailure: {
                Diagnostics.error(
                    "the client of '\($0)' is not current or could not be checked; correct the errors above, if there are any, then run: swift package --allow-writing-to-package-directory generate-endpoints\(options)"
                )
            }
        )
    }
}

/// The argument as one word of a shell command.
private func shellQuoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./:=,-".contains($0)) }
    return isPlain && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
}
