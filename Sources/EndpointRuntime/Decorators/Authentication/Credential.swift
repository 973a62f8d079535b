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
        case ambient
    }

    enum Kind: Sendable { case apiKey, basic, token, ambient }

    let source: Source
    let kind: Kind

    /// A key that is sent in the header, query item or cookie that the scheme names.
    public static func apiKey(_ key: String) throws(Credential.ValueError) -> Credential {
        try checkValue(key, field: "apiKey")
        return Credential(source: .fixed(key, EndpointRequest.Principal(parts: ["key", key])), kind: .apiKey)
    }

    /// User name and password (RFC 7617). The name must not contain a colon.
    public static func basic(user: String, password: String) throws(Credential.ValueError) -> Credential {
        try checkValue(user, field: "user")
        if user.utf8.contains(UInt8(ascii: ":")) { throw .forbiddenCharacter(field: "user") }
        for byte in password.utf8 where byte < 0x20 || byte == 0x7F { throw .forbiddenCharacter(field: "password") }
        let pair = Data("\(user):\(password)".utf8).base64EncodedString()
        return Credential(
            source: .fixed(pair, EndpointRequest.Principal(parts: ["basic", user, password])),
            kind: .basic
        )
    }

    /// A token that never changes.
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
    /// responses are stored.
    public static func provided(_ provider: @escaping Provider) -> Credential {
        Credential(source: .provided(provider), kind: .token)
    }

    /// The connection authenticates the caller, for example by a client certificate.
    public static var ambient: Credential { Credential(source: .ambient, kind: .ambient) }

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
