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

/// When and how often to send again. What is `nil` or empty is left to the client.
package enum RetryRule: Sendable, Equatable {
    case never
    case schedule(Schedule)

    package struct Schedule: Sendable, Equatable {
        /// The first included, within 1…5.
        package var attempts: Int?
        /// In milliseconds, as is `maximumDelay`.
        package var baseDelay: Int?
        package var maximumDelay: Int?
        package var multiplier: Double?
        /// Codes are ranges of one.
        package var statuses: [ClosedRange<Int>]?

        package init() {}
    }
}
