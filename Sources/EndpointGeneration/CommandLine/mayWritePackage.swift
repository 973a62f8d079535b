import EndpointDescription
import Foundation

/// Whether a folder has no manifest, or one that was generated for this client. Other manifests are not overwritten.
func mayWritePackage(of namespace: String, in folder: String, log: DiagnosticLog) -> Bool {
    guard !modulesInUse.contains(namespace) else {
        log.error(
            "a package cannot have a module '\(namespace)': a module that it depends on has that name",
            remedy: "choose another name for the client: '--name \(namespace)API'"
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

/// The targets of this package, and the modules that every client imports.
private let modulesInUse = Set(
    Module.allCases.map(\.rawValue) + ["EndpointDescription", "EndpointGeneration", "EndpointTemplates"]
)
