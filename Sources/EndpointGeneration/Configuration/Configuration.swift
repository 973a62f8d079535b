import EndpointDescription

/// The content of `endpoint-generator.json` or `endpoint-generator.yaml`, the file next to the description. Options on
/// the command line take precedence.
package struct Configuration {
    package static let fileName = "endpoint-generator.json"
    /// The names that the file may have.
    static let fileNames = [fileName, "endpoint-generator.yaml", "endpoint-generator.yml"]

    /// The name of the file, for remedies that say what to write into it.
    var file = fileName
    /// Whether page rules may be missing because the file, or one of the rules, cannot be read.
    var mayLackPageRules = false
    package var name: String?
    package var access: Access?
    /// The place of `access`.
    var accessPlace: SourceLocation?
    /// Whether the valid parts are generated even if the description has errors.
    var isLenient = false
    package var selection = Selection()
    /// For every operation that has no rules of its own.
    var defaults = CallRules()
    /// Rules for the calls of single operations, or of all operations with a tag.
    var calls: [Choice<CallRules>] = []

    /// Swift names by target: `schema:simple-user`, `#/components/schemas/Pet/properties/+1`.
    var names: [Choice<String>] = []
    /// Custom types by schema name or JSON Pointer.
    var types: [Choice<CustomType>] = []
    /// Encodings of dates by `format` or JSON Pointer.
    var dates: [Choice<DateForm>] = []
    /// The file of the overlay.
    var overlayFile: RelativePath?
    /// The content of that file, once it is read.
    var overlay: JSON?
    /// The folder of the user's own templates.
    var templateFolder: RelativePath?
    /// The modules that the build plugin generates stubs of, in a test target.
    var stubbedModules: [String] = []
    var conformance = Conformance.hashable
    var isMutable = true
    /// The place of `nullAsEmpty`, by which `null` in place of a required list or map is read as an empty one.
    var nullAsEmpty: SourceLocation?
    /// Library names that types of the client's module hide.
    var qualifiedNames: Set<String> = []

    /// One choice for one element of the description.
    struct Choice<Value> {
        var target: String
        var value: Value
        var place: SourceLocation
    }

    /// A path relative to the configuration's file.
    struct RelativePath {
        var text: String
        var place: SourceLocation
    }

    /// Pagination by operation.
    var pagination: [Choice<PaginationRule>] = []

    package init() {}
}

// MARK: ClientOptions

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

/// The protocol that models conform to besides `JSONModel`.
enum Conformance {
    case none, equatable, hashable
}

/// The encoding of a date: RFC 3339 text, or a number since 1970.
enum DateForm: String, CaseIterable {
    case rfc3339, seconds, milliseconds
}
