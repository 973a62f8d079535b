import Foundation

/// An invalid setting of the app, such as a key, a secret or an address, reported where it is used. The texts are for
/// developers of the app, not for its users.
public struct ConfigurationError: Error, Sendable, Hashable {
    /// The type and the name of its field: `OAuthClient.tokenURL`.
    public var field: String
    /// The problem and the allowed values: `is empty`.
    public var problem: String

    /// Creates the error for a setting of a type of your own.
    public init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }
}

extension ConfigurationError: CustomStringConvertible, DeveloperError {
    public var description: String { "\(field) \(problem)" }
}
