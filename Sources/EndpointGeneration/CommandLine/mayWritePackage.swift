import EndpointDescription
import Foundation

/// Whether a folder is free for the package of a client, or holds it already. What others wrote is not touched.
func mayWritePackage(of namespace: String, in folder: String, log: DiagnosticLog) -> Bool {
    guard !modulesInUse.contains(namespace) else {
        log.error(
            "a package cannot have a module '\(namespace)': one that it depends on has that name",
            remedy: "give the client another name: '--name \(namespace)API'"
        )
        return false
    }
    let path = folder + "/Package.swift"
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: url.path) else { return true }
    let handle = try? FileHandle(forReadingFrom: url)
    defer { try? handle?.close() }
    let start = (try? handle?.read(upToCount: 4_096)) ?? Data()
    let lines = start.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
    let mark = GeneratedMark.opening(of: namespace)
    if lines.contains(where: { $0.starts(with: mark.utf8) }) { return true }
    log.error(
        "this manifest was not generated for '\(namespace)', so nothing is written",
        at: startOfFile(path),
        remedy: "choose another folder for '--output', or move the manifest away"
    )
    return false
}

/// Targets of ours, and modules that every client imports.
private let modulesInUse: Set<String> = [
    "EndpointRuntime", "EndpointTesting", "EndpointDescription", "EndpointGeneration", "EndpointTemplates",
    "Foundation",
    "Swift",
]

/// A package that depends on the runtime alone knows no module of the user's.
func reportUnknownModules(of configuration: Configuration, log: DiagnosticLog) {
    for choice in configuration.types {
        guard let module = choice.value.module else { continue }
        log.warning(
            "the package that is made does not depend on what holds '\(module)'",
            at: choice.place,
            remedy: "say so in a 'Package.template' of yours ('--templates'), or generate into a target that knows it"
        )
    }
}
