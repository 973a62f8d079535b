import Foundation

/// A credential that authenticates the caller for one security scheme.
public struct Credential: Sendable {
    /// Returns a token when a request needs one; nil if there is none.
    public typealias Provider = @Sendable () async throws -> String?

    enum Source: Sendable {
        case fixed(String, EndpointRequest.Principal)
        case tokens(TokenSession)
        case provided(Provider)
        /// The credential is not part of the request.
        case ambient(user: String?)
    }

    enum Kind: Sendable { case apiKey, basic, token, ambient }

    let source: Source
    let kind: Kind

    /// A key that is sent in the header, query item or cookie that the scheme names.
    ///
    /// - Parameter location: where it is sent; a header unless you pass another.
    /// - Throws: ``ValueError`` for an empty key, or one with a control character. For a cookie also for a character that its
    ///   value cannot have (RFC 6265 §4.1.1): a space, a quotation mark, a comma, a semicolon, a backslash or one outside ASCII.
    public static func apiKey(
        _ key: String,
        in location: SecuritySchemeInfo.Location = .header
    ) throws(Credential.ValueError) -> Credential {
        if location == .cookie { try checkCookieValue(key, field: "apiKey") }
        try checkValue(key, field: "apiKey")
        return Credential(source: .fixed(key, EndpointRequest.Principal(parts: ["key", key])), kind: .apiKey)
    }

    /// User name and password (RFC 7617); both may be empty.
    ///
    /// - Throws: ``ValueError`` for a colon in the name, or a control character in either.
    public static func basic(user: String, password: String) throws(Credential.ValueError) -> Credential {
        try checkCharacters(user, field: "user")
        if user.utf8.contains(UInt8(ascii: ":")) { throw .forbiddenCharacter(field: "user") }
        try checkCharacters(password, field: "password")
        let pair = Data("\(user):\(password)".utf8).base64EncodedString()
        return Credential(
            source: .fixed(pair, EndpointRequest.Principal(parts: ["basic", user, password])),
            kind: .basic
        )
    }

    /// A token that never changes.
    ///
    /// - Throws: ``ValueError`` for an empty token, or one with a control character.
    public static func bearer(_ token: String) throws(Credential.ValueError) -> Credential {
        try checkValue(token, field: "bearer")
        return Credential(source: .fixed(token, EndpointRequest.Principal(parts: ["bearer", token])), kind: .token)
    }

    /// Tokens that are renewed when they expire.
    public static func tokens(_ session: TokenSession) -> Credential {
        Credential(source: .tokens(session), kind: .token)
    }

    /// A token or API key that is requested from the provider for every request. After a 401 the provider is called
    /// again, and the request is replayed if it returns a different value. The value itself identifies the user whose
    /// responses are stored. An error fails the request with ``CredentialError/providerFailed(_:)``. If the caller is
    /// cancelled, the provider is too, and the caller does not wait for it.
    public static func provided(_ provider: @escaping Provider) -> Credential {
        Credential(source: .provided(provider), kind: .token)
    }

    /// The connection authenticates the caller, for example by a client certificate. A cache stores the responses for one
    /// user. If the connection may be another user's later, as on a device with several certificates, use
    /// ``ambient(as:)``.
    ///
    /// ``URLSessionClient`` presents no client certificate; a transport of your own can. See
    /// ``SecuritySchemeInfo/Kind/mutualTLS``.
    public static var ambient: Credential { Credential(source: .ambient(user: nil), kind: .ambient) }

    /// The connection authenticates the caller, for example by a client certificate.
    ///
    /// ``URLSessionClient`` presents no client certificate; a transport of your own can. See
    /// ``SecuritySchemeInfo/Kind/mutualTLS``.
    ///
    /// - Parameter user: the user's id, unique within the API. Caches are partitioned by it.
    public static func ambient(as user: String) -> Credential {
        Credential(source: .ambient(user: user), kind: .ambient)
    }

    /// Where a request carries it; nil if it is not part of the request.
    func slot(for scheme: SecuritySchemeInfo) -> CredentialSlot? {
        if case .ambient = source { nil } else { CredentialSlot(scheme) }
    }

    /// Whether the credential can be used with a scheme of that kind.
    func fits(_ scheme: SecuritySchemeInfo) -> Bool {
        switch (scheme.kind, kind) {
        case (_, .ambient), (.apiKey, .apiKey), (.basic, .basic): true
        case (.bearer, .token), (.oauth2, .token), (.openIDConnect, .token), (.http, .token): true
        case (.apiKey, .token):
            if case .provided = source { true } else { false }
        default: false
        }
    }
}

extension Credential: CustomStringConvertible, Opaque {
    /// The kind of the credential; never the secret.
    public var description: String { "a credential (\(kind))" }
}

// MARK: ValueError

extension Credential {
    /// The reason that a value cannot be used as a credential. The descriptions name the field and never show the
    /// value.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum ValueError: Error, Sendable, Hashable {
        /// The value is empty.
        case empty(field: String)
        /// The value contains a character that is not allowed in its header, query item or cookie.
        case forbiddenCharacter(field: String)
        /// The kind of the credential does not match the kind of the scheme.
        case doesNotFit(scheme: String)
    }
}

extension Credential.ValueError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .empty(let field): "\(field) is empty; leave the credential out instead"
        case .forbiddenCharacter(let field):
            "\(field) contains a character that is not allowed there, such as a line break, a colon in a user name, or a "
                + "semicolon in a cookie; check where it was copied from"
        case .doesNotFit(let scheme):
            "the credential for '\(scheme)' is of another kind than that security scheme; "
                + "use apiKey for API keys, basic for HTTP basic, bearer, provided or tokens for the others"
        }
    }
}

/// Checks a value that is put into a header unchanged.
func checkValue(_ value: String, field: String) throws(Credential.ValueError) {
    guard value.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { throw .empty(field: field) }
    try checkCharacters(value, field: field)
}

func checkCharacters(_ value: String, field: String) throws(Credential.ValueError) {
    for byte in value.utf8 where byte < 0x20 || byte == 0x7F { throw .forbiddenCharacter(field: field) }
}

/// Checks a cookie's value (RFC 6265 §4.1.1).
func checkCookieValue(_ value: String, field: String) throws(Credential.ValueError) {
    try checkValue(value, field: field)
    guard isCookieValue(value) else { throw .forbiddenCharacter(field: field) }
}

// MARK: For

extension Credential {
    /// A credential for one security scheme of a generated client, whose namespace is `TheAPI`.
    ///
    /// Generated code extends it with a function for each security scheme of the description, so that one line creates
    /// a client:
    ///
    /// ```swift
    /// let client = try Petstore.client(.apiKey("…"))
    /// ```
    public struct For<TheAPI>: Sendable {
        let scheme: SecuritySchemeInfo
        let credential: Credential
        let isAlwaysSent: Bool

        /// Creates a credential for one security scheme of the API.
        ///
        /// - Parameters:
        ///   - scheme: a member of the generated `SecurityScheme`, such as `Petstore.SecurityScheme.apiKey`.
        ///   - credential: of the kind of the scheme. One of another kind is not sent, and calls that require it end in
        ///     ``CredentialError/noCredentials(operationID:schemes:)``.
        ///   - always: whether operations without security get the credential too. Set it if the description omits
        ///     their security.
        public init(_ scheme: SecuritySchemeInfo, _ credential: Credential, always: Bool = false) {
            self.scheme = scheme
            self.credential = credential
            isAlwaysSent = always
        }
    }
}

// MARK: Credentials

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

    /// No credentials: operations that require some are refused.
    public init() {
        byScheme = [:]
        tokens = nil
    }

    /// Creates credentials that consist of the tokens of one session.
    ///
    /// - Parameter tokens: serves every bearer, OAuth 2 and OpenID Connect scheme.
    public init(tokens: TokenSession) {
        byScheme = [:]
        self.tokens = tokens
    }

    /// Creates credentials for the given security schemes.
    ///
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
        try self.init(credentials.map { ($0.key, $0.value) }, tokens: tokens, undeclared: undeclared)
    }

    /// Creates credentials from pairs that are collected at run time. If a scheme occurs several times, its last
    /// credential applies.
    ///
    /// - Parameters:
    ///   - credentials: pairs of scheme and credential.
    ///   - tokens: serves every bearer, OAuth 2 and OpenID Connect scheme that the list does not name.
    ///   - undeclared: a token for operations for which the description declares no security.
    /// - Throws: ``Credential/ValueError``, if a credential does not fit its scheme or the scheme's header name is invalid.
    public init(
        _ credentials: [(SecuritySchemeInfo, Credential)],
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
