package import EndpointDescription

/// What an operation says of its calls that does not follow from its method. For example:
/// `timeout: .seconds(20), retry: Petstore.retry`
package struct CallBlueprint {
    package var isIdempotent: Bool?
    /// In milliseconds.
    package var timeout: Setting<Int>?
    package var retry: Setting<RetryRule>?
    /// In milliseconds.
    package var cacheTTL: Int?

    package enum Setting<Value> {
        /// What the namespace says for all.
        case shared
        case own(Value)
    }
}
