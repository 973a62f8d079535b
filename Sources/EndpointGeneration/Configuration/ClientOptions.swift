/// The options of a generated client.
package struct ClientOptions {
    /// The namespace; `nil` derives it from the file's name, or from the title if that name is generic.
    package var name: String?
    package var access: Access
    package var layout: FileLayout
    package var configuration: Configuration
    /// The module of the client, which stubs import; `nil` generates no stubs.
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
