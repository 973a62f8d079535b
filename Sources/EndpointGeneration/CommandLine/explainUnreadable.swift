import EndpointDescription
import Foundation

/// The diagnostic for a description that cannot be read from disk, with the conversion if there is one in YAML.
///
/// - Parameter path: the description's path on the command line.
func explainUnreadable(_ url: URL, as path: String, _ error: any Error) -> Diagnostic {
    let files = FileManager.default
    guard !files.fileExists(atPath: url.path) else {
        return Diagnostic(.error, "cannot read this file: \(error.localizedDescription)", at: startOfFile(path))
    }
    let stem = url.deletingPathExtension()
    let yaml = ["yaml", "yml"].map { stem.appendingPathExtension($0).path }.first { files.fileExists(atPath: $0) }
    return Diagnostic(
        .error,
        "there is no such file"
            + (yaml == nil ? "" : "; the generator reads JSON, and the description is there in YAML"),
        at: startOfFile(path),
        remedy: yaml.map { "convert it: yq -o=json \(shellQuoted($0)) > \(shellQuoted(url.path))" }
    )
}
