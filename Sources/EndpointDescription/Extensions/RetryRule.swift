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
