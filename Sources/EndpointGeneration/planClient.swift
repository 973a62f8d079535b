package import EndpointDescription

/// Reads a description and plans its client.
///
/// - Returns: the whole description, the selected part of it, and the client.
package func planClient(
    from bytes: [UInt8],
    path: String,
    files: LocalFiles? = nil,
    options: ClientOptions = ClientOptions(),
    log: DiagnosticLog
) -> (whole: Description, description: Description, client: ClientBlueprint)? {
    let overlay = options.configuration.overlay
    guard var whole = readDescription(bytes, path: path, overlay: overlay, files: files, into: log) else { return nil }
    configureCalls(&whole, by: options.configuration, log: log)
    var description = whole
    select(options.configuration.selection, of: &description, log: log)
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    let client = plan(
        whole,
        selecting: options.configuration.selection.isEmpty ? nil : description,
        namespace: options.name ?? inferredName(fileName: fileName, title: description.title),
        source: fileName,
        choices: resolveChoices(options.configuration, in: whole, log: log),
        withStubs: options.stubbedModule != nil,
        log: log
    )
    return (whole, description, client)
}

/// The name of the file, or the title if the file has a generic name such as `openapi.json`.
private func inferredName(fileName: String, title: String) -> String {
    let stem = fileName.split(separator: ".", omittingEmptySubsequences: true).first.map(String.init) ?? ""
    let isGeneric = ["openapi", "swagger", "api", "spec", "schema", "description", ""].contains(stem.lowercased())
    return namespaceName(from: isGeneric ? title : stem)
}
