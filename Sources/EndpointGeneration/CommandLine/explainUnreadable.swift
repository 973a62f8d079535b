import EndpointDescription
import Foundation

/// The role of a path on the command line.
enum InputRole {
    case description, configuration
    /// The description that a plugin expects in a target's folder, as `openapi.json`, `openapi.yaml` or `openapi.yml`.
    case descriptionOfTarget
}

/// The diagnostic for a file that cannot be read from disk: whether it is a URL, or what the folder contains instead.
///
/// - Parameter path: the file's path on the command line.
func explainUnreadable(_ url: URL, as path: String, _ error: any Error, role: InputRole) -> Diagnostic {
    let files = FileManager.default
    if path.hasPrefix("http://") || path.hasPrefix("https://") {
        return Diagnostic(
            .error,
            "'\(path.onOneLine)' is a URL, and only files are read",
            remedy: "download it first: curl --fail --location --output openapi.json '\(path.onOneLine)'"
        )
    }
    var isFolder: ObjCBool = false
    guard !files.fileExists(atPath: url.path, isDirectory: &isFolder) || isFolder.boolValue else {
        return Diagnostic(.error, "cannot read this file: \(error.localizedDescription)", at: startOfFile(path))
    }
    let message = isFolder.boolValue ? "this is a folder" : "there is no such file"
    guard role != .configuration else { return Diagnostic(.error, message, at: startOfFile(path)) }
    let folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
    let candidates = descriptions(in: folder)
    if role == .descriptionOfTarget {
        let remedy = candidates.first.map {
            "rename '\($0)' to 'openapi.\(($0 as NSString).pathExtension.lowercased())'"
        }
        let other = "put the description into the target's folder as openapi.json, openapi.yaml or openapi.yml"
        return Diagnostic(.error, message, at: startOfFile(path), remedy: remedy ?? other)
    }
    let name = url.lastPathComponent
    let near = nearestName(to: name, among: candidates) ?? candidates.first { stem($0) == stem(name) }
    return Diagnostic(
        .error,
        message + suggestion(near),
        at: startOfFile(path),
        remedy: near == nil ? contents(of: folder, candidates) : nil
    )
}

/// Lists the files that a folder has instead of the one that was named.
private func contents(of folder: URL, _ descriptions: [String]) -> String {
    guard FileManager.default.fileExists(atPath: folder.path) else { return "the folder does not exist" }
    guard !descriptions.isEmpty else { return "the folder contains no OpenAPI description in JSON or YAML" }
    let list = descriptions.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = descriptions.count > 3 ? " and \(descriptions.count - 3) more descriptions" : ""
    return "the folder contains \(list)\(more)"
}

private func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }

/// The names of the OpenAPI descriptions in a folder, sorted. Looks at the beginning of each file only.
private func descriptions(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
        guard ["json", "yaml", "yml"].contains((name as NSString).pathExtension.lowercased()) else { return false }
        let file = folder.appendingPathComponent(name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            let handle = try? FileHandle(forReadingFrom: file)
        else { return false }
        defer { try? handle.close() }
        let start = String(decoding: (try? handle.read(upToCount: 4_096)) ?? Data(), as: UTF8.self)
        return start.contains("openapi") || start.contains("swagger")
    }
}
