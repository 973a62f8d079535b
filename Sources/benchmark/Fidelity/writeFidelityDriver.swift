import EndpointGeneration
import FidelityDriver
import Foundation

/// Writes the file that connects a generated client to the fidelity checks.
///
/// - Throws: If a file cannot be read or written.
/// - Returns: Whether the description could be read.
func writeFidelityDriver(of path: String, namespace: String, to output: String) throws -> Bool {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let options = ClientOptions(name: namespace)
    guard let text = writeDriver(from: bytes, path: path, options: options, module: nil, name: "APIDriver") else {
        return false
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: output))
    return true
}
