import PackagePlugin

/// `swift package --allow-writing-to-package-directory generate-endpoints [--target T]…` writes the client of each target
/// with a description into the target's folder `Generated`. All other arguments are passed on to the generator.
@main
struct GenerateEndpoints: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try runTool(
            context,
            arguments,
            help: """
                Writes the client of each target with a description into the target's folder 'Generated'.

                usage: swift package --allow-writing-to-package-directory generate-endpoints [--target <Target>]… [options]
                """,
            reportFailure: { Diagnostics.error("the client of '\($0)' is not generated") }
        )
    }
}
