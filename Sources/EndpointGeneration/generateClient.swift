package import EndpointDescription

/// What a run may choose about its client.
package struct ClientOptions {
    /// The namespace; `nil` takes it from the file's name, or from the title where that name says nothing.
    package var name: String?
    package var access: Access
    package var layout: FileLayout
    package var configuration: Configuration
    /// The module that holds the client, for a file of stubs beside it; `nil` makes none.
    package var stubbedModule: String?
    package var templates = TemplateSet()
    /// Whether the client is a package of its own, with a manifest.
    var isPackage = false

    package init(
        name: String? = nil,
        access: Access = .public,
        layout: FileLayout = .separate,
        configuration: Configuration = Configuration(),
        stubbedModule: String? = nil
    ) {
        self.name = name
        self.access = access
        self.layout = layout
        self.configuration = configuration
        self.stubbedModule = stubbedModule
    }
}

/// A finished client, still in memory.
package struct GeneratedClient {
    package var namespace: String
    package var files: [SourceFile]
    /// What tests need, and no app.
    package var stubs: SourceFile?
    /// Where the client is a package of its own.
    package var manifest: SourceFile?
}

/// The whole pipeline: a description's bytes in, Swift files out, nothing on disk.
///
/// - Parameters:
///   - path: as it is to stand in diagnostics; its last component stands in the files.
///   - files: where the other files come from that the description refers to.
/// - Returns: `nil` where the description cannot be read at all. Faults are in `log`.
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

/// The first two stages: what a description says, and what that is in Swift.
///
/// - Returns: the whole description, what the selection leaves of it, and the client.
package func planClient(
    from bytes: [UInt8],
    path: String,
    files: LocalFiles? = nil,
    options: ClientOptions = ClientOptions(),
    log: DiagnosticLog
) -> (whole: Description, description: Description, client: ClientBlueprint)? {
    let overlay = options.configuration.overlay
    guard let whole = readDescription(bytes, path: path, overlay: overlay, files: files, into: log) else { return nil }
    var description = whole
    configureCalls(&description, by: options.configuration, log: log)
    select(options.configuration.selection, of: &description, log: log)
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    let client = plan(
        description,
        outOf: whole,
        namespace: options.name ?? inferredName(fileName: fileName, title: description.title),
        source: fileName,
        choices: resolveChoices(options.configuration, in: description, log: log),
        withStubs: options.stubbedModule != nil,
        log: log
    )
    return (whole, description, client)
}

/// `openapi.json` says nothing about the API; its title does.
private func inferredName(fileName: String, title: String) -> String {
    let stem = fileName.split(separator: ".", omittingEmptySubsequences: true).first.map(String.init) ?? ""
    let isGeneric = ["openapi", "swagger", "api", "spec", "schema", "description", ""].contains(stem.lowercased())
    return namespaceName(from: isGeneric ? title : stem)
}
