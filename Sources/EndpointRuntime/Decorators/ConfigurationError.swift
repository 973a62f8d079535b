/// A policy, or another setting, that makes no sense, reported where it is made. The texts are for whoever writes the
/// app, not for its users.
public struct ConfigurationError: Error, Sendable, Hashable {
    /// The policy's type and its field: `RetryPolicy.attempts`.
    public var field: String
    /// What is wrong and what is allowed: `is 0; it must be in 1…5`.
    public var problem: String

    public init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }

    static func check<T: Comparable>(_ field: String, _ value: T, in range: ClosedRange<T>) throws(ConfigurationError) {
        if range.contains(value) { return }
        throw ConfigurationError(field: field, problem: "is \(value); it must be in \(range.lowerBound)…\(range.upperBound)")
    }

    static func check<T: Comparable>(_ field: String, _ value: T, atLeast least: T) throws(ConfigurationError) {
        if value >= least { return }
        throw ConfigurationError(field: field, problem: "is \(value); it must be \(least) or more")
    }
}

extension ConfigurationError: CustomStringConvertible {
    public var description: String { "\(field) \(problem)" }
}
