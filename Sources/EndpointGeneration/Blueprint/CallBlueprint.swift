package import EndpointDescription

/// The call settings of an operation that do not follow from its method. For example:
/// `timeout: .seconds(20), retry: Petstore.retry`
package struct CallBlueprint {
    package var isIdempotent: Bool?
    /// In milliseconds.
    package var timeout: Setting<Int>?
    package var retry: Setting<RetryRule>?
    /// In milliseconds.
    package var cacheTTL: Int?

    package enum Setting<Value> {
        /// The setting that the namespace declares for all operations.
        case shared
        case own(Value)
    }
}
