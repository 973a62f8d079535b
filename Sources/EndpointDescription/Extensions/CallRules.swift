/// How an operation is called, apart from its method and its security.
package struct CallRules: Sendable, Equatable {
    /// The longest a call may take, in milliseconds.
    package var timeout: Int?
    package var retry: RetryRule?
    /// How long a response stays fresh when the server does not say, in milliseconds.
    package var cacheTTL: Int?
    /// Whether the operation is idempotent; `nil`: as its method is.
    package var isIdempotent: Bool?

    package init() {}
}
