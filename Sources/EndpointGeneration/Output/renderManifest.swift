/// Prints the manifest of a package that contains only the client.
func renderManifest(of client: ClientBlueprint, templates: TemplateSet) throws -> SourceFile {
    var context = TemplateContext()
    context["name"] = client.namespace.name
    context["source"] = SwiftText.oneLine(client.source)
    let text = try Renderer(access: .public, templates: templates).fill("Package", context, in: client.namespace)
    return SourceFile(name: "Package.swift", bytes: Array(text.utf8))
}
