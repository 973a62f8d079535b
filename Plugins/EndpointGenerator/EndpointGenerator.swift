import Foundation
import PackagePlugin

/// Generates the client of a target's `openapi.json` whenever the target is built.
@main
struct EndpointGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let folder = module.directoryURL
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let json = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" } ?? []
        let tool = try context.tool(named: "endpoint-tool").url
        let stubbed = stubbedModules(in: folder)
        let stubs = stubbed.compactMap {
            command(forStubsOf: $0, for: target, output: context.pluginWorkDirectoryURL, tool: tool)
        }
        let description = folder.appending(path: "openapi.json")
        if !stubbed.isEmpty, !FileManager.default.fileExists(atPath: path(description)) { return stubs }
        return commands(
            for: module.name,
            in: folder,
            files: json + module.sourceFiles(withSuffix: ".swift").map(\.url),
            output: context.pluginWorkDirectoryURL,
            tool: tool
        ) + stubs
    }

    /// What tests say that they stub: `"stubs": ["Petstore"]`. What is wrong with the rest of the file, the tool says.
    private func stubbedModules(in folder: URL) -> [String] {
        guard let data = try? Data(contentsOf: folder.appending(path: "endpoint-generator.json")),
            let configuration = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        return configuration["stubs"] as? [String] ?? []
    }

    private func command(forStubsOf name: String, for tests: any Target, output: URL, tool: URL) -> Command? {
        let client = tests.recursiveTargetDependencies.first {
            $0.name == name || ($0 as? any SourceModuleTarget)?.moduleName == name
        }
        guard let client = client as? any SourceModuleTarget else {
            Diagnostics.error(
                "'\(name)' is no target that '\(tests.name)' depends on, so it has no stubs; see 'stubs' in "
                    + path(tests.directoryURL.appending(path: "endpoint-generator.json"))
            )
            return nil
        }
        let description = client.directoryURL.appending(path: "openapi.json")
        let files = FileManager.default.enumerator(at: client.directoryURL, includingPropertiesForKeys: nil)
        let json = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" } ?? []
        let file = output.appending(path: "\(name)Stubs.swift")
        return .buildCommand(
            displayName: "Generating \(name)'s stubs",
            executable: tool,
            arguments: [
                path(description), "--default-name", client.name, "--module", client.moduleName, "--stubs-file",
                path(file),
            ],
            // Those of the tests would else be files that nobody handles.
            inputFiles: json.sorted { $0.path < $1.path } + [
                tests.directoryURL.appending(path: "endpoint-generator.json")
            ],
            outputFiles: [file]
        )
    }

    private func commands(for target: String, in folder: URL, files: [URL], output: URL, tool: URL) -> [Command] {
        if let file = files.first(where: isGenerated) {
            Diagnostics.error(
                "\(path(file)): generated and checked in, while the EndpointGenerator plugin generates '\(target)' in every "
                    + "build: all is declared twice. Delete these files, or take the plugin from the target in Package.swift"
            )
            return []
        }
        let description = folder.appending(path: "openapi.json")
        let attributes = try? FileManager.default.attributesOfItem(atPath: path(description))
        // A power of two, one for about 128 KB: the description may grow a lot before everything moves.
        let wanted = ((attributes?[.size] as? Int ?? 0) + 131_071) / 131_072
        let count = [2, 4, 8, 16].first { $0 >= wanted } ?? 32
        let names = ["API"] + (1...count).map { "Shard\($0)" }
        let outputs = names.map { output.appending(path: "\(target)+\($0).swift") }
        return [
            .buildCommand(
                displayName: "Generating \(target)'s endpoints",
                executable: tool,
                arguments: [path(description), "--default-name", target, "--output-files"] + outputs.map(path),
                // A description that is not there is for the tool to explain: it would be a bare "missing input" here.
                inputFiles: files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path },
                outputFiles: outputs
            )
        ]
    }

    private func isGenerated(_ file: URL) -> Bool {
        guard file.pathExtension == "swift", let handle = try? FileHandle(forReadingFrom: file) else { return false }
        let start = (try? handle.read(upToCount: 512)) ?? Data()
        let line = String(decoding: start.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.hasPrefix("// ") && line.contains(", generated from ") && line.hasSuffix(". Do not edit.")
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension EndpointGenerator: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let files = target.inputFiles.map(\.url)
        let description = files.first { $0.lastPathComponent == "openapi.json" }
        return try commands(
            for: target.displayName,
            in: description?.deletingLastPathComponent() ?? context.xcodeProject.directoryURL,
            files: files,
            output: context.pluginWorkDirectoryURL,
            tool: context.tool(named: "endpoint-tool").url
        )
    }
}
#endif
