/// A key, a secret, an address or another setting from outside that makes no sense, reported where it is used. The texts are
/// for whoever writes the app, not for its users.
public struct ConfigurationError: Error, Sendable, Hashable {
    /// The type and its field: `OAuthClient.tokenURL`.
    public var field: String
    /// What is wrong and what is allowed: `is empty`.
    public var problem: String

    public init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }
}

extension ConfigurationError: CustomStringConvertible {
    public var description: String { "\(field) \(problem)" }
}
