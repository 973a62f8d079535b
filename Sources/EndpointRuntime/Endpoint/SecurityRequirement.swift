/// A scheme that a call needs, with the scopes or roles it needs there.
public struct SecurityRequirement: Sendable, Hashable {
    public var scheme: SecuritySchemeInfo
    public var scopes: [String]

    public init(scheme: SecuritySchemeInfo, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
