import EndpointDescription
import Foundation

/// What to say about a description that cannot be read from disk, and what to do if it stands there as YAML.
///
/// - Parameter path: the description as it was named on the command line.
func explainUnreadable(_ url: URL, as path: String, _ error: any Error) -> Diagnostic {
    let files = FileManager.default
    guard !files.fileExists(atPath: url.path) else {
        return Diagnostic(.error, "cannot read this file: \(error.localizedDescription)", at: startOfFile(path))
    }
    let stem = url.deletingPathExtension()
    let yaml = ["yaml", "yml"].map { stem.appendingPathExtension($0).path }.first { files.fileExists(atPath: $0) }
    return Diagnostic(
        .error,
        "there is no such file" + (yaml == nil ? "" : "; descriptions are read as JSON, and there is one in YAML"),
        at: startOfFile(path),
        remedy: yaml.map { "convert it first: yq -o=json \(shellQuoted($0)) > \(shellQuoted(url.path))" }
    )
}
