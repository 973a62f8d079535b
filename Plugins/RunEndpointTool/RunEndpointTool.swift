import Foundation
import PackagePlugin

/// `swift package endpoint-tool <arguments>` runs the tool in the package's folder.
///
/// SwiftPM keeps the tools of plugins apart from the products of packages, so `swift run endpoint-tool` would compile
/// the tool a second time. This command runs the one that the other plugins run.
@main
struct RunEndpointTool: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // SwiftPM reads this flag at any position, and passes it on.
        let arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        let process = Process()
        process.executableURL = try context.tool(named: "endpoint-tool").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments + defaultName(for: arguments, in: context.package)
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            Diagnostics.error("the signal \(process.terminationStatus) ended the tool; run the command again")
            return
        }
        // The tool has said what is wrong.
        exit(process.terminationStatus)
    }

    /// The option that names a client after the target with its description, as the other plugins do.
    private func defaultName(for arguments: [String], in package: Package) -> [String] {
        guard let verb = arguments.first, ["explain", "diff", "used"].contains(verb) else { return [] }
        // The values of most options do not end like a description. Those that do, such as `--include path:/pets.json`, are
        // no files of a target.
        let operands = zip(arguments, arguments.dropFirst()).filter { $0.0 != "--config" }.map(\.1)
        let descriptions = operands.filter { operand in
            [".json", ".yaml", ".yml"].contains { operand.hasSuffix($0) }
        }
        let paths = descriptions.map {
            URL(fileURLWithPath: $0, relativeTo: package.directoryURL).standardizedFileURL.path
        }
        let target = package.targets.first { target in
            let folder = target.directoryURL.standardizedFileURL.path + "/"
            return paths.contains { $0.hasPrefix(folder) }
        }
        return target.map { ["--default-name", $0.name] } ?? []
    }
}
