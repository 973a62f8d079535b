import Foundation
import PackagePlugin

/// `swift package endpoint-tool <arguments>` runs the tool in the package's folder.
///
/// SwiftPM keeps the tools of plugins apart from the products of packages, so `swift run endpoint-tool` would compile the tool
/// a second time. This command runs the one that the other plugins run.
@main
struct RunEndpointTool: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "endpoint-tool").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        // The tool has said what is wrong.
        exit(process.terminationStatus)
    }
}
