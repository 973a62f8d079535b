extension Credential {
    /// A credential for one security scheme of a generated client, whose namespace is `TheAPI`.
    ///
    /// Generated code extends it by a function for each security scheme of the description, so that a client is made in
    /// one line:
    ///
    /// ```swift
    /// let client = try Petstore.client(.apiKey("…"))
    /// ```
    public struct For<TheAPI>: Sendable {
        let scheme: SecuritySchemeInfo
        let credential: Credential
        let isAlwaysSent: Bool

        /// - Parameters:
        ///   - credential: of the kind of the scheme. One of another kind is not sent, and calls that require it end in
        ///     ``CredentialError/noCredentials(operation:schemes:)``.
        ///   - always: whether operations that declare no security get the credential too. For descriptions that omit
        ///     their security.
        public init(_ scheme: SecuritySchemeInfo, _ credential: Credential, always: Bool = false) {
            self.scheme = scheme
            self.credential = credential
            isAlwaysSent = always
        }
    }
}

extension ClientDecorators {
    /// A copy with these credentials added to those that it has. Of two for one scheme, the new one is used.
    public func with<TheAPI>(_ added: [Credential.For<TheAPI>]) -> ClientDecorators {
        guard !added.isEmpty else { return self }
        var decorators = self
        decorators.credentials = (credentials ?? .none).adding(added)
        return decorators
    }
}
