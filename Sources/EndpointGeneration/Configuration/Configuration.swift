import EndpointDescription

/// The content of `endpoint-generator.json` or `endpoint-generator.yaml`, the file beside the description. Options on the
/// command line win over it.
package struct Configuration {
    package static let fileName = "endpoint-generator.json"
    /// The names that the file may have.
    static let fileNames = [fileName, "endpoint-generator.yaml", "endpoint-generator.yml"]

    package var name: String?
    package var access: Access?
    /// Whether the valid parts are generated even if the description has errors.
    var isLenient = false
    package var selection = Selection()
    /// For every operation that has no rules of its own.
    var defaults = CallRules()
    /// Rules for the calls of single operations, or of all operations with a tag.
    var calls: [CallChoice] = []

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
    var conformance = Conformance.hashable
    var isMutable = true

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

    /// One member of `timeout`, `retry`, `cache` or `idempotency`.
    struct CallChoice {
        /// An operationId, method and path, or `tag:` and a tag's name.
        var target: String
        var rules: CallRules
        var place: SourceLocation
    }

    package init() {}
}
