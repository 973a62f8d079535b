import Foundation
import PackagePlugin

/// Makes the build commands of one target.
struct ClientGenerator {
    let tool: URL
    /// The folder for generated files.
    let output: URL

    /// - Parameters:
    ///   - documents: the files in JSON and YAML whose edits generate the client anew.
    ///   - templates: the template files whose edits do the same.
    ///   - sources: the target's own files; an error if this client is among them.
    ///   - plan: the folder's ``ClientFolder/plan``, if the target may have stubs.
    func commands(
        for target: String,
        in folder: ClientFolder,
        documents: [URL],
        templates: [URL],
        sources: [URL],
        plan: [String] = []
    ) -> [Command] {
        // No file of the target has this name. SwiftPM allows one file of a name.
        let none = output.appending(path: "\(target)+None.swift")
        var failures: [Command] = []
        func fail(_ message: String) {
            failures.append(failure(message, insteadOf: none, inputs: documents + templates))
        }
        if let file = sources.first(where: { isGenerated($0, for: target, in: folder) }) {
            fail(
                "\(file.filePath): this file is generated and checked in, but the EndpointGenerator plugin generates "
                    + "'\(target)' in every build too, so everything is declared twice. Delete the checked-in files, or "
                    + "remove the plugin from the target in Package.swift"
            )
        }
        guard failures.isEmpty, folder.hasOneDescription(orElse: fail) else { return failures }
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.description.filePath)
        let count = shardCount(forDescriptionOf: attributes?[.size] as? Int ?? 0)
        let names = ["API"] + (1...count).map { "Shard\($0)" }
        let outputs = names.map { output.appending(path: "\(target)+\($0).swift") }
        return [
            .buildCommand(
                displayName: "Generating \(target)'s endpoints",
                executable: tool,
                arguments: [folder.description.filePath, "--default-name", target] + plan + ["--output-files"]
                    + outputs.map(\.filePath),
                // A missing description is not listed, so that the tool runs and explains it. SwiftPM would only say
                // "missing input".
                inputFiles: documents + templates,
                outputFiles: outputs
            )
        ]
    }

    /// Whether a file belongs to a client with the namespace of the target's. The tool capitalizes a target's name, drops
    /// its separators, and appends `API` to names with another meaning.
    private func isGenerated(_ file: URL, for target: String, in folder: ClientFolder) -> Bool {
        guard file.pathExtension == "swift", let mark = GeneratedMark(of: file), mark.mayName(file) else {
            return false
        }
        let namespace = mark.subject
        if let name = folder.namespace { return namespace == name }
        func letters(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
        return [letters(target), letters(target) + "api"].contains(letters(namespace))
    }

    /// A command that fails with a message in place of writing a file.
    ///
    /// SwiftPM may call a plugin twice for one build, and would print an error of the plugin both times. It runs a
    /// command once.
    ///
    /// - Parameter inputs: files of the target that nothing else handles. SwiftPM would warn of them before the message.
    private func failure(_ message: String, insteadOf file: URL, inputs: [URL], plan: [String] = []) -> Command {
        .buildCommand(
            displayName: "Checking the client",
            executable: tool,
            arguments: plan + ["--fail", message],
            inputFiles: inputs,
            outputFiles: [file]
        )
    }

    /// A command that fails because of the stubs that the configuration of tests asks for.
    private func failure(_ message: String, insteadOf file: URL, for tests: ClientFolder) -> Command {
        failure(message, insteadOf: file, inputs: [tests.configuration], plan: tests.plan)
    }

    /// A command that fails because the tests of an Xcode project ask for stubs.
    func refusalOfStubs(for tests: String, in folder: ClientFolder) -> Command {
        failure(
            "\(folder.configuration.filePath): 'stubs' works only in packages. Remove it, and pass '--stubs <folder>' when you "
                + "generate the client",
            insteadOf: output.appending(path: "\(tests)+None.swift"),
            for: folder
        )
    }

    /// The typed stubs of other targets' clients, for tests.
    ///
    /// - Parameter names: the names of targets or of their modules.
    func commands(forStubsOf names: [String], for tests: any Target, in package: Package) -> [Command] {
        var clients: Set<String> = []
        return names.compactMap { name in
            let target = tests.recursiveTargetDependencies.first {
                $0.name == name || ($0 as? any SourceModuleTarget)?.moduleName == name
            }
            guard clients.insert(target?.name ?? name).inserted else { return nil }
            return command(forStubsOf: name, of: target as? any SourceModuleTarget, for: tests, in: package)
        }
    }

    private func command(
        forStubsOf name: String,
        of client: (any SourceModuleTarget)?,
        for tests: any Target,
        in package: Package
    ) -> Command {
        let own = ClientFolder(url: tests.directoryURL)
        let file = output.appending(path: "\(name)Stubs.swift")
        guard let client else {
            var reason = ""
            func fail(_ message: String) { reason = message }
            if let folder = findFoldersWithoutTarget(in: package).first(where: { $0.url.lastPathComponent == name }) {
                folder.reportMissingTarget(fail)
            } else {
                fail(
                    "'\(tests.name)' does not depend on a target '\(name)', so '\(name)' has no stubs; see 'stubs' in "
                        + own.configuration.filePath
                )
            }
            return failure(reason, insteadOf: file, for: own)
        }
        let folder = ClientFolder(url: client.directoryURL)
        return .buildCommand(
            displayName: "Generating \(name)'s stubs",
            executable: tool,
            arguments: [
                folder.description.filePath, "--default-name", client.name, "--default-module", client.moduleName,
                "--stubs-file", file.filePath,
            ] + own.plan,
            // The tool also checks the configuration of the tests, and SwiftPM warns of files that nothing handles.
            inputFiles: folder.documents + folder.templates + [own.configuration],
            outputFiles: [file]
        )
    }
}

extension ClientFolder {
    /// The arguments by which the tool notices that `stubs` was changed after the plugin had read it.
    var plan: [String] {
        ["--planned-by", configuration.filePath, "--planned-stubs", stubbedModules.joined(separator: ",")]
    }
}
