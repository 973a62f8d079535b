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

    /// One member of `timeout`, `retry`, `cache` or `idempotency`.
    struct CallChoice {
        /// An operationId, method and path, or `tag:` and a tag's name.
        var target: String
        var rules: CallRules
        var place: Place
    }

    package init() {}
}
