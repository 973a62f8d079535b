import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory generate-endpoints [--target T]…`: writes the client of each target
/// with an `openapi.json` into the target's folder `Generated`. What else is given goes to the tool as it is.
@main
struct GenerateEndpoints: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        let targets = names.isEmpty ? describedTargets(of: context.package) : try context.package.targets(named: names)
        if targets.isEmpty {
            Diagnostics.error("no target of '\(context.package.displayName)' has an openapi.json in its folder")
        }
        let tool = try context.tool(named: "endpoint-tool").url
        let manifest = context.package.directoryURL.appending(path: "Package.swift").path(percentEncoded: false)
        for target in targets {
            let process = Process()
            process.executableURL = tool
            process.currentDirectoryURL = context.package.directoryURL
            process.arguments = [
                target.directoryURL.appending(path: "openapi.json").path(percentEncoded: false),
                "--default-name", target.name, "--unless-built-by", manifest,
                "--output", target.directoryURL.appending(path: "Generated").path(percentEncoded: false),
            ]
            process.arguments? += arguments.remainingArguments
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 { Diagnostics.error("the client of '\(target.name)' is not generated") }
        }
    }

    private func describedTargets(of package: Package) -> [any Target] {
        package.targets.filter {
            let description = $0.directoryURL.appending(path: "openapi.json").path(percentEncoded: false)
            return $0 is any SourceModuleTarget && FileManager.default.fileExists(atPath: description)
        }
    }
}
