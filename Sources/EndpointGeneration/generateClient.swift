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
    guard var client = planned?.client else { return nil }
    client = shareEqualTypes(in: client)
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
