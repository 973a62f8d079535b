/// When and how often to retry. `nil` leaves a member to the client.
package enum RetryRule: Sendable, Equatable {
    case never
    case schedule(Schedule)

    package struct Schedule: Sendable, Equatable {
        /// The number of attempts including the first one, from 1 to 5.
        package var attempts: Int?
        /// In milliseconds, like `maximumDelay`.
        package var baseDelay: Int?
        package var maximumDelay: Int?
        package var multiplier: Double?
        /// The statuses to retry. A single code is a range with one element.
        package var statuses: [ClosedRange<Int>]?

        package init() {}
    }
}
