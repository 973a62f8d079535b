import EndpointDescription

/// What `endpoint-generator.json` says, which stands beside the description. The command line wins over it.
package struct Configuration {
    package static let fileName = "endpoint-generator.json"

    package var name: String?
    package var access: Access?
    package var selection = Selection()
    /// For every operation that says nothing of its own.
    var defaults = CallRules()
    /// What single operations, or all with a tag, say of their calls.
    var calls: [CallChoice] = []

    /// Swift names by target: `schema:simple-user`, `#/components/schemas/Pet/properties/+1`.
    var names: [Choice<String>] = []
    /// Types of the user's by schema name or JSON Pointer.
    var types: [Choice<ForeignType>] = []
    /// How instants travel, by `format` or JSON Pointer.
    var dates: [Choice<DateForm>] = []
    /// The file of the overlay.
    var overlayFile: RelativePath?
    /// The content of that file, once it is read.
    var overlay: JSON?
    /// The folder of the user's own templates.
    var templateFolder: RelativePath?
    var conformance = Conformance.hashable
    var isMutable = true

    /// One decision about one thing in the description.
    struct Choice<Value> {
        var target: String
        var value: Value
        var place: Place
    }

    /// A path relative to the configuration's file.
    struct RelativePath {
        var text: String
        var place: Place
    }

    /// How pages follow each other, by operation.
    var pagination: [Choice<PaginationRule>] = []

    /// One member of `timeout`, `retry`, `cache` or `idempotency`.
    struct CallChoice {
        /// An operationId, method and path, or `tag:` and a tag's name.
        var target: String
        var rules: CallRules
        var place: Place
    }

    package init() {}
}
