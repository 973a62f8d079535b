import EndpointDescription
import Foundation

/// What to say about a description that cannot be read from disk, and what to do if it stands there as YAML.
func explainUnreadable(_ url: URL, _ error: any Error) -> Diagnostic {
    let files = FileManager.default
    guard !files.fileExists(atPath: url.path) else {
        return Diagnostic(.error, "cannot read this file: \(error.localizedDescription)", at: startOfFile(url.path))
    }
    let stem = url.deletingPathExtension()
    let yaml = ["yaml", "yml"].map { stem.appendingPathExtension($0).path }.first { files.fileExists(atPath: $0) }
    return Diagnostic(
        .error,
        "there is no such file" + (yaml == nil ? "" : "; descriptions are read as JSON, and there is one in YAML"),
        at: startOfFile(url.path),
        remedy: yaml.map { "convert it first: yq -o=json \(shellQuoted($0)) > \(shellQuoted(url.path))" }
    )
}
