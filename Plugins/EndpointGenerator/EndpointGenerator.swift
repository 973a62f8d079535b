import Foundation
import PackagePlugin

/// Generates the client of a target's description whenever the target is built.
@main
struct EndpointGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let folder = ClientFolder(url: module.directoryURL)
        let generator = try ClientGenerator(
            tool: context.tool(named: "endpoint-tool").url,
            output: context.pluginWorkDirectoryURL
        )
        let stubs = generator.commands(forStubsOf: folder.stubbedModules, for: target, in: context.package)
        guard folder.hasDescription || folder.stubbedModules.isEmpty else { return stubs }
        let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
        return generator.commands(
            for: module.name,
            in: folder,
            documents: folder.documents,
            templates: folder.templates,
            sources: sources,
            plan: folder.plan
        ) + stubs
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension EndpointGenerator: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let files = target.inputFiles.map(\.url)
        let description = files.first { ClientFolder.descriptionNames.contains($0.lastPathComponent) }
        let file = description ?? files.first(where: ClientFolder.isConfiguration)
        let folder = ClientFolder(url: file?.deletingLastPathComponent() ?? context.xcodeProject.directoryURL)
        let generator = try ClientGenerator(
            tool: context.tool(named: "endpoint-tool").url,
            output: context.pluginWorkDirectoryURL
        )
        // A project does not show where the description of another target is.
        guard folder.stubbedModules.isEmpty else {
            return [generator.refusalOfStubs(for: target.displayName, in: folder)]
        }
        return generator.commands(
            for: target.displayName,
            in: folder,
            documents: files.filter(ClientFolder.isDocument).sorted { $0.path < $1.path },
            // The project's own folder may contain all of its dependencies.
            templates: description == nil ? [] : folder.templates,
            sources: files
        )
    }
}
#endif
