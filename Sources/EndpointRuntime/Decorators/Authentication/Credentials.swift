/// The credentials of a client, keyed by security scheme.
///
/// ```swift
/// let session = TokenSession(refresher: refresher)
/// let credentials = try Credentials([Petstore.SecurityScheme.apiKey: .apiKey("…")], tokens: session)
/// ```
public struct Credentials: Sendable {
    private var byScheme: [String: Credential]
    private let tokens: TokenSession?
    /// The credential for operations that declare no security, and the scheme by which it is sent.
    private(set) var undeclared: (scheme: SecuritySchemeInfo, credential: Credential)?

    static let none = Credentials(byScheme: [:])

    private init(byScheme: [String: Credential]) {
        self.byScheme = byScheme
        tokens = nil
    }

    /// - Parameter tokens: serves every bearer, OAuth 2 and OpenID Connect scheme.
    public init(tokens: TokenSession) {
        byScheme = [:]
        self.tokens = tokens
    }

    /// - Parameters:
    ///   - credentials: the credentials for individual schemes. Schemes are identified by their names.
    ///   - tokens: serves every bearer, OAuth 2 and OpenID Connect scheme that the list does not name.
    ///   - undeclared: a token that is sent as `Authorization: Bearer …` (RFC 6750 §2.1) with operations for which
    ///     the description declares no security, as long as there is a token. For descriptions that omit their
    ///     security.
    /// - Throws: ``Credential/ValueError/doesNotFit(scheme:)`` if the kind of a credential does not match its scheme,
    ///   ``Credential/ValueError/forbiddenCharacter(field:)`` if a scheme's header name is invalid.
    public init(
        _ credentials: KeyValuePairs<SecuritySchemeInfo, Credential> = [:],
        tokens: TokenSession? = nil,
        undeclared: Credential? = nil
    ) throws(Credential.ValueError) {
        if let undeclared, !undeclared.fits(.undeclared) { throw .doesNotFit(scheme: "undeclared") }
        var byScheme: [String: Credential] = [:]
        for (scheme, credential) in credentials {
            guard credential.fits(scheme) else { throw .doesNotFit(scheme: scheme.name) }
            if case .apiKey(let name, let location) = scheme.kind, location != .query, !isToken(name) {
                throw .forbiddenCharacter(field: name)
            }
            byScheme[scheme.name] = credential
        }
        self.byScheme = byScheme
        self.tokens = tokens
        self.undeclared = undeclared.map { (.undeclared, $0) }
    }

    func adding<TheAPI>(_ added: [Credential.For<TheAPI>]) -> Credentials {
        var credentials = self
        for item in added where item.credential.fits(item.scheme) {
            credentials.byScheme[item.scheme.name] = item.credential
            if item.isAlwaysSent { credentials.undeclared = (item.scheme, item.credential) }
        }
        return credentials
    }

    subscript(_ scheme: SecuritySchemeInfo) -> Credential? {
        if let credential = byScheme[scheme.name] { return credential.fits(scheme) ? credential : nil }
        switch scheme.kind {
        case .bearer, .oauth2, .openIDConnect: return tokens.map { .tokens($0) }
        case .apiKey, .basic, .http, .mutualTLS: return nil
        }
    }
}

extension SecuritySchemeInfo {
    /// The scheme assumed for an operation that declares no security if ``Credentials`` have a token for such
    /// operations.
    static var undeclared: SecuritySchemeInfo { SecuritySchemeInfo(name: "undeclared", kind: .bearer()) }
}
