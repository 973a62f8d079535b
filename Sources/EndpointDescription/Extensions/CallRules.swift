/// How calls of an operation are to be made, beyond what its method and security say.
package struct CallRules: Sendable, Equatable {
    /// The longest a call may take, in milliseconds.
    package var timeout: Int?
    package var retry: RetryRule?
    /// How long an answer stays fresh when the server does not say, in milliseconds.
    package var cacheTTL: Int?
    /// Whether sending twice does no harm; `nil`: as the method says.
    package var isIdempotent: Bool?

    package init() {}
}
