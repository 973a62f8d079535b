/// The rules for calling an operation, other than its method and its security.
package struct CallRules: Sendable, Equatable {
    /// The maximum duration of a call, in milliseconds.
    package var timeout: Int?
    package var retry: RetryRule?
    /// How long a response is fresh if the server does not specify it, in milliseconds.
    package var cacheTTL: Int?
    /// Whether the operation is idempotent; if `nil`, the method decides.
    package var isIdempotent: Bool?

    package init() {}
}
