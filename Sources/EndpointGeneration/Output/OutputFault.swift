import Foundation

/// A file or folder that cannot be written, and the system's reason.
struct OutputFault: Error, CustomStringConvertible {
    var path: String
    /// An `errno`.
    var code: Int32

    var description: String { "cannot write '\(path)': \(String(cString: strerror(code)))" }
}
