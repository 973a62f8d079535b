import Foundation

/// A file or folder that could not be written, and what the system said of it.
struct OutputFault: Error, CustomStringConvertible {
    var path: String
    /// An `errno`.
    var code: Int32

    var description: String { "cannot write '\(path)': \(String(cString: strerror(code)))" }
}
