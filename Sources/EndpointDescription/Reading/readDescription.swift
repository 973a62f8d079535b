/// Reads an OpenAPI 3.0, 3.1 or 3.2 description in JSON. Every fault goes to `log`.
///
/// - Parameter path: how diagnostics name the file.
/// - Returns: what is sound of the description even where `log` has errors; `nil` where nothing can be made of it.
package func readDescription(_ bytes: [UInt8], path: String, into log: DiagnosticLog) -> Description? {
    guard let root = readJSON(bytes, path: path, into: log) else { return nil }
    return Description(title: "", version: "", place: root.place)
}
