package import EndpointDescription

/// A finished client, still in memory.
package struct GeneratedClient {
    package var namespace: String
    package var files: [SourceFile]
    /// The stubs for tests.
    package var stubs: SourceFile?
    /// The manifest, if the client is a package.
    package var manifest: SourceFile?
}

/// Generates the Swift files of a description in memory.
///
/// - Parameters:
///   - path: the path that diagnostics print; the generated files name its last component.
///   - files: access to the files that the description refers to.
/// - Returns: `nil` if the description cannot be read at all. Faults are in `log`.
package func generateClient(
    from bytes: [UInt8],
    path: String,
    files: LocalFiles? = nil,
    options: ClientOptions = ClientOptions(),
    log: DiagnosticLog
) throws -> GeneratedClient? {
    let planned = planClient(
        from: bytes,
        path: path,
        files: files,
        options: options,
        log: log
    )
    guard let planned else { return nil }
    reportEmptiness(of: planned.whole, log: log)
    let client = shareEqualTypes(in: planned.client)
    var generated = GeneratedClient(
        namespace: client.namespace.name,
        files: try render(client, access: options.access, layout: options.layout, templates: options.templates)
    )
    if let module = options.stubbedModule, let stubs = client.stubs {
        generated.stubs = try render(
            stubs,
            of: client,
            in: module,
            access: options.access,
            templates: options.templates
        )
    }
    if options.isPackage { generated.manifest = try renderManifest(of: client, templates: options.templates) }
    return options.templates.reportOverdraft(to: log) ? nil : generated
}

/// Warns of a description that describes nothing, unless an error already reports what could not be read.
private func reportEmptiness(of description: Description, log: DiagnosticLog) {
    guard description.operations.isEmpty, description.webhooks.isEmpty, description.schemas.isEmpty, !log.hasErrors
    else { return }
    let root = description.place.json
    log.warning(
        "there is no operation, no webhook and no schema, so the client is empty",
        at: (root?["paths"] ?? root?["webhooks"])?.place ?? description.place,
        remedy: "add a path with an operation to 'paths'"
    )
}

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
    let configuration = options.configuration
    // Which part a fault is about is known only after the whole description has been read.
    let faults = configuration.selection.isEmpty ? log : DiagnosticLog()
    let read = readDescription(bytes, path: path, overlay: configuration.overlay, files: files, into: faults)
    guard var whole = read else {
        if faults !== log { faults.pass(to: log) }
        return nil
    }
    configureCalls(&whole, by: configuration, log: log)
    var description = whole
    select(configuration.selection, of: &description, configuredIn: configuration.file, log: log)
    if faults !== log { faults.pass(to: log, where: SelectedPlaces(description, of: whole).concerns) }
    reportEmptiness(of: description, selectedBy: configuration.selection, from: whole, log: log)
    let client = plan(
        whole,
        selecting: configuration.selection.isEmpty ? nil : description,
        namespace: options.name ?? namespaceName(from: hasGeneralName(path) ? description.title : stem(of: path)),
        source: fileName(of: path),
        choices: resolveChoices(configuration, in: whole, log: log),
        withStubs: options.stubbedModule != nil,
        log: log
    )
    return (whole, description, client)
}

/// Whether a client is named after the title of its description, because the name of the file says nothing: `openapi.json`.
func hasGeneralName(_ path: String) -> Bool {
    ["openapi", "swagger", "api", "spec", "schema", "description", "stdin", ""].contains(stem(of: path).lowercased())
}

private func stem(of path: String) -> String {
    fileName(of: path).split(separator: ".", omittingEmptySubsequences: true).first.map(String.init) ?? ""
}

private func fileName(of path: String) -> String {
    // The number of a descriptor such as `/dev/fd/63` means nothing.
    path.hasPrefix("/dev/fd/") ? "stdin" : path.split(separator: "/").last.map(String.init) ?? path
}
