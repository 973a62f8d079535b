/// A scheme that a call requires, with the required scopes or roles.
public struct SecurityRequirement: Sendable, Hashable {
    public var scheme: SecuritySchemeInfo
    public var scopes: [String]

    public init(scheme: SecuritySchemeInfo, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
