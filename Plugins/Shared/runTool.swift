import Foundation
import PackagePlugin

extension CommandPlugin {
    /// Runs the generator once for each target that `--target` names, or for every target with a description. All other
    /// arguments are passed on to the generator.
    ///
    /// - Parameters:
    ///   - options: the arguments that this command adds.
    ///   - help: what `--help` says of this command and of its own usage.
    ///   - reportFailure: reports a target whose run failed.
    func runTool(
        _ context: PluginContext,
        _ arguments: [String],
        options: [String] = [],
        help: String,
        reportFailure: (_ target: String) -> Void
    ) throws {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help)
            print("\nAll other options are passed to the tool; 'swift package endpoint-tool --help' explains them.")
            return
        }
        if lacksTarget(arguments) {
            Diagnostics.error("'--target' has no value; write '--target <Target>', or leave it out for every target")
            return
        }
        var arguments = ArgumentExtractor(arguments)
        // SwiftPM reads this flag at any position, and passes it on.
        _ = arguments.extractFlag(named: "allow-writing-to-package-directory")
        let names = arguments.extractOption(named: "target")
        let withoutTarget = findFoldersWithoutTarget(in: context.package).filter {
            names.isEmpty || names.contains($0.url.lastPathComponent)
        }
        for folder in withoutTarget { folder.reportMissingTarget { Diagnostics.error($0) } }
        let known = names.filter { name in !withoutTarget.contains { $0.url.lastPathComponent == name } }
        if let name = targetWithoutOption(arguments.remainingArguments, of: context.package) {
            Diagnostics.error("'\(name)' is the name of a target; write '--target \(name)'")
            return
        }
        let targets = names.isEmpty ? describedTargets(of: context.package) : try context.package.targets(named: known)
        if targets.isEmpty, withoutTarget.isEmpty {
            Diagnostics.error(
                "no target of '\(context.package.displayName)' has an openapi.json or openapi.yaml in its folder"
            )
        }
        let tool = try context.tool(named: "endpoint-tool").url
        for target in targets {
            guard ClientFolder(url: target.directoryURL).hasOneDescription(orElse: { Diagnostics.error($0) }) else {
                continue
            }
            switch try run(tool, for: target, of: context.package, options + arguments.remainingArguments) {
            case 0: if !options.contains("--check") { remarkUnhandled(in: target) }
            // The build plugin generates the client, so the tool has skipped it. A plugin cannot import the tool, which
            // has the same number as `Generation.skipped`.
            case 75: break
            // The usage is wrong for every target, and the tool has said how.
            case 64: exit(64)
            default: reportFailure(target.name)
            }
        }
    }

    /// Generates the client of a target into its folder.
    ///
    /// - Returns: the exit code of the tool; `nil` if a signal ended it.
    private func run(_ tool: URL, for target: Target, of package: Package, _ arguments: [String]) throws -> Int32? {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = package.directoryURL
        process.arguments =
            [
                ClientFolder(url: target.directoryURL).description.filePath,
                "--default-name", target.name,
                "--default-module", (target as? any SourceModuleTarget)?.moduleName ?? target.name,
                "--unless-built-by", package.directoryURL.appending(path: "Package.swift").filePath,
                "--output", target.directoryURL.appending(path: "Generated").filePath,
            ] + arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    /// Whether an option `--target` has no value, for example because a variable of the shell is empty. `ArgumentExtractor`
    /// drops such an option.
    private func lacksTarget(_ arguments: [String]) -> Bool {
        zip(arguments, arguments.dropFirst() + [""]).contains { option, value in
            option == "--target=" || option == "--target" && (value.isEmpty || value.hasPrefix("-"))
        }
    }

    /// A target's name that is neither an option nor the value of one.
    private func targetWithoutOption(_ arguments: [String], of package: Package) -> String? {
        let targets = Set(package.targets.map(\.name))
        return zip([""] + arguments, arguments).first { !$0.0.hasPrefix("-") && targets.contains($0.1) }?.1
    }

    /// Says how to silence SwiftPM's warning of the description, and of other files for the tool, in a target with a
    /// generated client.
    private func remarkUnhandled(in target: any Target) {
        let generated = target.directoryURL.appending(path: "Generated").filePath
        guard let module = target as? any SourceModuleTarget, FileManager.default.fileExists(atPath: generated) else {
            return
        }
        let folder = target.directoryURL.standardizedFileURL.pathComponents
        let unhandled = module.sourceFiles.filter { $0.type == .unknown }.map(\.url)
            .filter { ClientFolder.isDocument($0) || $0.pathExtension == "template" }
            .map { $0.standardizedFileURL.pathComponents.dropFirst(folder.count).joined(separator: "/") }
        guard !unhandled.isEmpty else { return }
        let list = unhandled.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        Diagnostics.warning(
            "SwiftPM warns of unhandled files in every build; add \(list) to 'exclude' of the target '\(target.name)' in Package.swift"
        )
    }

    private func describedTargets(of package: Package) -> [any Target] {
        package.targets.filter { $0 is any SourceModuleTarget && ClientFolder(url: $0.directoryURL).hasDescription }
    }
}
