/// The template texts, embedded at build time. Each reads like the Swift it prints.
package enum EndpointTemplates {
    /// Every template by name.
    package static let texts: [String: [UInt8]] = [
        "Alias": PackageResources.Alias_template,
        "Cases": PackageResources.Cases_template,
        "Choice": PackageResources.Choice_template,
        "Client": PackageResources.Client_template,
        "Content": PackageResources.Content_template,
        "Endpoint": PackageResources.Endpoint_template,
        "Enum": PackageResources.Enum_template,
        "Extension": PackageResources.Extension_template,
        "File": PackageResources.File_template,
        "Group": PackageResources.Group_template,
        "HeaderProtocol": PackageResources.HeaderProtocol_template,
        "Headers": PackageResources.Headers_template,
        "Imports": PackageResources.Imports_template,
        "Links": PackageResources.Links_template,
        "Namespace": PackageResources.Namespace_template,
        "Package": PackageResources.Package_template,
        "Properties": PackageResources.Properties_template,
        "Struct": PackageResources.Struct_template,
        "Stubs": PackageResources.Stubs_template,
        "StubsFile": PackageResources.StubsFile_template,
        "Union": PackageResources.Union_template,
        "Webhook": PackageResources.Webhook_template,
    ]
}
