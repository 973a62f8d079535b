import EndpointDescription
import Foundation

/// The diagnostic for a file that cannot be read from disk, with the file of the same name in the other format if there is
/// one.
///
/// - Parameter path: the file's path on the command line.
func explainUnreadable(_ url: URL, as path: String, _ error: any Error) -> Diagnostic {
    let files = FileManager.default
    guard !files.fileExists(atPath: url.path) else {
        return Diagnostic(.error, "cannot read this file: \(error.localizedDescription)", at: startOfFile(path))
    }
    let stem = url.deletingPathExtension()
    let other = ["json", "yaml", "yml"].map { stem.appendingPathExtension($0) }.first {
        files.fileExists(atPath: $0.path)
    }
    return Diagnostic(
        .error,
        "there is no such file\(suggestion(other?.lastPathComponent))",
        at: startOfFile(path)
    )
}
