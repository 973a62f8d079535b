/// When and how often to retry. `nil` leaves a member to the client.
package enum RetryRule: Sendable, Equatable {
    case never
    case schedule(Schedule)

    package struct Schedule: Sendable, Equatable {
        /// Including the first one, within 1…5.
        package var attempts: Int?
        /// In milliseconds, as is `maximumDelay`.
        package var baseDelay: Int?
        package var maximumDelay: Int?
        package var multiplier: Double?
        /// A single code is a range of one.
        package var statuses: [ClosedRange<Int>]?

        package init() {}
    }
}
