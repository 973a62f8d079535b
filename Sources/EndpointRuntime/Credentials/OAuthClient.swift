public import Foundation

/// A client of the token endpoint of an OAuth 2 or OpenID Connect server: signs in and renews tokens (RFC 6749).
///
/// ```swift
/// let oauth = try OAuthClient(client: transport, tokenURL: tokenURL, clientID: "petshop-app")
/// let session = try await oauth.session(.password(user: "ann", password: "sesame"))
/// let client = transport.authenticated(by: session)
/// ```
public struct OAuthClient: TokenRefresher {
    /// The grant by which tokens are requested.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Grant: Sendable, Hashable {
        /// The app's own id and secret (RFC 6749 §4.4), for an app that acts on its own behalf only.
        case clientCredentials
        /// A user's name and password (RFC 6749 §4.3), for apps that the server's operator publishes.
        case password(user: String, password: String)
    }

    /// How the app authenticates itself to the server (RFC 6749 §2.3.1).
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Authentication: Sendable, Hashable {
        /// In the `Authorization` header, by the Basic scheme.
        case basic
        /// In the body, for servers that do not support the header.
        case body
    }

    private let client: any EndpointClient
    private let tokenURL: URL
    private let clientID: String
    private let clientSecret: String?
    private let authentication: Authentication
    private let scopes: [String]
    private let parameters: [(String, String)]
    private let now: @Sendable () -> Date
    /// The grant that renews tokens without a refresh token.
    private var renewal: Grant?

    /// Creates a client of a token endpoint.
    ///
    /// - Parameters:
    ///   - client: sends the request. It needs no authentication.
    ///   - tokenURL: an absolute address: the scheme's `tokenUrl`; for a client that only renews tokens, the scheme's
    ///     `refreshUrl` if it has one.
    ///   - clientID: the app's id at the server; not empty.
    ///   - clientSecret: for confidential clients. It may be empty, for servers that require the id in the header; nil
    ///     sends the id in the body.
    ///   - authentication: where the secret is sent, if there is one; by default ``Authentication/basic``.
    ///   - scopes: the requested scopes; an empty list requests the server's default. A refresh token is sent
    ///     without scopes, which keeps those that were granted (RFC 6749 §6).
    ///   - parameters: sent with each request, such as `audience` or `resource` (RFC 8707).
    ///   - now: the current time, to which `expires_in` is added.
    /// - Throws: ``ConfigurationError`` naming the field, if the address is not absolute, the id is empty, or the id or
    ///   secret contains a control character.
    public init(
        client: any EndpointClient,
        tokenURL: URL,
        clientID: String,
        clientSecret: String? = nil,
        authentication: Authentication = .basic,
        scopes: [String] = [],
        parameters: KeyValuePairs<String, String> = [:],
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConfigurationError) {
        try self.init(
            client: client,
            tokenURL: tokenURL,
            clientID: clientID,
            clientSecret: clientSecret,
            authentication: authentication,
            scopes: scopes,
            parameters: parameters.map { ($0.key, $0.value) },
            now: now
        )
    }

    /// Creates a client whose additional parameters are collected at run time. The other arguments are those of the
    /// initializer that takes a dictionary literal.
    ///
    /// - Parameter parameters: names and values, sent with each request in this order. A name may repeat.
    /// - Throws: ``ConfigurationError``, as the other initializer does.
    public init(
        client: any EndpointClient,
        tokenURL: URL,
        clientID: String,
        clientSecret: String? = nil,
        authentication: Authentication = .basic,
        scopes: [String] = [],
        parameters: [(String, String)],
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConfigurationError) {
        guard ServerMap.Origin(tokenURL) != nil else {
            let shown = Redaction().url(tokenURL.absoluteString)
            throw ConfigurationError(
                field: "OAuthClient.tokenURL",
                problem: "is \(shown); it must be an absolute https or http address"
            )
        }
        do { try checkValue(clientID, field: "clientID") } catch {
            throw ConfigurationError(
                field: "OAuthClient.clientID",
                problem: "is empty, or contains a control character; copy the id that the server shows for the app"
            )
        }
        do { try checkCharacters(clientSecret ?? "", field: "clientSecret") } catch {
            throw ConfigurationError(
                field: "OAuthClient.clientSecret",
                problem: "contains a control character, such as a line break; copy it without one"
            )
        }
        self.client = client
        self.tokenURL = tokenURL
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.authentication = authentication
        self.scopes = scopes
        self.parameters = parameters
        self.now = now
    }

    /// Signs in: returns a session that holds the tokens of a grant and renews them. Tokens of client credentials are
    /// renewed by a new request with the same grant; tokens of a password, which is not kept, by their refresh token.
    ///
    /// - Parameters:
    ///   - store: keeps the tokens beyond the life of the process.
    ///   - policy: when tokens are renewed, and how long a refresh may take.
    ///   - onRejection: called once when the server refuses to renew the tokens, before the waiting requests fail, so that
    ///     the app can show its sign-in.
    ///   - clock: measures the timeout of a refresh and the time between two refreshes.
    /// - Throws: the errors of ``tokens(for:)`` and ``TokenSession/signIn(_:)``.
    public func session(
        _ grant: Grant,
        store: any TokenSession.Store = TokenSession.MemoryStore(),
        policy: TokenSession.RefreshPolicy = .default,
        onRejection: @escaping @Sendable () -> Void = {},
        clock: some Clock<Duration> = ContinuousClock()
    ) async throws -> TokenSession {
        var refresher = self
        if grant == .clientCredentials { refresher.renewal = grant }
        let session = TokenSession(
            store: store,
            refresher: refresher,
            policy: policy,
            onRejection: onRejection,
            clock: clock,
            now: now
        )
        try await session.signIn(try await tokens(for: grant))
        return session
    }

    /// Requests tokens by a grant. The tokens belong to the user of a password grant, or to the app itself.
    ///
    /// - Throws: ``HTTPError`` for any status other than success, such as 400 for a wrong password, for an error that the
    ///   server sends with a status of success, and for a response that contains no tokens; ``EndpointClientError``.
    public func tokens(for grant: Grant) async throws -> AuthTokens {
        var tokens: AuthTokens
        switch grant {
        case .clientCredentials:
            tokens = try await requestTokens([("grant_type", "client_credentials")], scopes: scopes)
            tokens.userID = clientID
        case .password(let user, let password):
            tokens = try await requestTokens(
                [("grant_type", "password"), ("username", user), ("password", password)],
                scopes: scopes
            )
            tokens.userID = user
        }
        return tokens
    }

    /// Requests new tokens by the refresh token; in a session with client credentials, by the same grant again.
    ///
    /// - Throws: ``CredentialError/refreshRejected`` if there is neither a refresh token nor a grant that renews
    ///   the tokens, or if the server sends a lasting error with a status of success;
    ///   ``CredentialError/refreshFailed(_:)`` for a temporary error, such as `temporarily_unavailable`, with any status;
    ///   otherwise the errors of ``tokens(for:)``.
    public func refresh(_ tokens: AuthTokens) async throws -> AuthTokens {
        do {
            if let renewal { return try await self.tokens(for: renewal) }
            guard let refreshToken = tokens.refreshToken else { throw CredentialError.refreshRejected }
            // Without a scope, the new token has the granted scopes, which may be fewer than those requested.
            return try await requestTokens(
                [("grant_type", "refresh_token"), ("refresh_token", refreshToken)],
                scopes: []
            )
        } catch let error as HTTPError<Never> {
            guard case .undocumented = error.reason, let response = error.response,
                !response.isFromElsewhere(than: error.request), let code = errorCode(in: response)
            else { throw error }
            if temporaryErrors.contains(where: { haveSameBytes($0, code) }) {
                throw CredentialError.refreshFailed(error)
            }
            throw response.isSuccess ? CredentialError.refreshRejected : error
        }
    }

    private func requestTokens(_ grant: [(String, String)], scopes: [String]) async throws -> AuthTokens {
        let request = tokenRequest(grant, scopes: scopes)
        let started = now()
        var response = try await client.send(request)
        response.hasSecretBody = true
        response.complete(from: request)
        func failure(_ reason: HTTPError<Never>.Reason) -> HTTPError<Never> {
            HTTPError(reason, operation: request.operation, request: request, response: response)
        }
        guard response.isSuccess, errorCode(in: response) == nil else { throw failure(.undocumented) }
        do { return try read(response, requestedAt: started) } catch {
            throw failure(.decoding(EndpointResponse.DecodingError(type: "the tokens", underlying: error)))
        }
    }

    private func tokenRequest(_ grant: [(String, String)], scopes: [String]) -> EndpointRequest {
        var form = grant
        if !scopes.isEmpty { form.append(("scope", scopes.joined(separator: " "))) }
        form += parameters
        var headers: HeaderFields = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"]
        if let clientSecret, authentication == .basic {
            let pair = "\(percentEncoded(clientID)):\(percentEncoded(clientSecret))"
            headers.set("Authorization", "Basic \(Data(pair.utf8).base64EncodedString())")
        } else {
            form.append(("client_id", clientID))
            if let clientSecret { form.append(("client_secret", clientSecret)) }
        }
        let body = form.map { "\(percentEncoded($0.0))=\(percentEncoded($0.1))" }.joined(separator: "&")
        var request = EndpointRequest(
            method: .post,
            url: tokenURL,
            headers: headers,
            body: .data(Data(body.utf8)),
            operation: OperationInfo(id: "token", method: .post, path: tokenURL.path),
            credentialNames: ["Authorization"]
        )
        request.hasSecretBody = true
        return request
    }
}

extension OAuthClient: CustomStringConvertible, CustomReflectable {
    /// The id and the address; never the secret.
    public var description: String {
        "OAuthClient(\(clientID), \(Redaction().url(tokenURL.absoluteString)))"
    }
    public var customMirror: Mirror { Mirror(self, children: ["clientID": clientID]) }
}

extension OAuthClient.Grant: CustomStringConvertible, Opaque {
    /// The name of the grant; never the password.
    public var description: String {
        switch self {
        case .clientCredentials: "client credentials"
        case .password: "password"
        }
    }
}

/// The error (RFC 6749 §5.2) that a response holds in place of tokens. Some servers send it with the status 200.
private func errorCode(in response: EndpointResponse) -> String? {
    guard let body: JSONValue = try? response.json(), body["access_token"]?.stringValue == nil else { return nil }
    return body["error"]?.stringValue
}

extension EndpointResponse {
    /// Whether a token endpoint refuses what the user signed in with, such as a password or a code (RFC 6749 §5.2).
    var refusesGrant: Bool { hasSecretBody && errorCode(in: self)?.ifASCII == "invalid_grant" }
}

/// The errors that say nothing about the refresh token: the temporary ones of RFC 6749 §4.1.2.1, RFC 8628 §3.5 and Slack.
private let temporaryErrors = [
    "server_error", "temporarily_unavailable", "slow_down", "ratelimited", "rate_limited", "internal_error",
    "service_unavailable", "request_timeout", "fatal_error",
]

private func read(_ response: EndpointResponse, requestedAt start: Date) throws -> AuthTokens {
    let token = try readToken(response)
    let tokens = AuthTokens(
        accessToken: token.accessToken,
        refreshToken: token.refreshToken,
        expiresAt: token.lifetime.map { start.addingTimeInterval(max(0, min($0, 3_153_600_000))) },
        idToken: token.idToken
    )
    try tokens.validate()
    return tokens
}

/// Replaces mismatch errors of the reader, because the part of the response that they quote may be a token.
private func readToken(_ response: EndpointResponse) throws -> TokenResponse {
    do { return try response.json() } catch let error as JSONError {
        guard case .mismatch = error.reason else { throw error }
        let place = error.pathText.isEmpty ? "" : " at \(error.pathText)"
        throw JSONError("the token endpoint's response is not of the form in RFC 6749 §5.1\(place)")
    }
}

/// The token response (RFC 6749 §5.1). Some servers write the lifetime as text, and an empty text for a token that they
/// do not issue.
private struct TokenResponse: JSONModel {
    var accessToken: String
    var refreshToken: String?
    var idToken: String?
    var lifetime: TimeInterval?

    /// The types, in lower case, of tokens that are useless without a proof in the request (RFC 9449, RFC 6749 §7.1).
    /// Servers write many names for bearer tokens, or none.
    private static let refusedTypes = ["dpop": "DPoP", "mac": "MAC"]

    init(from json: inout ObjectReader) throws {
        let type: JSONValue? = try json.optional("token_type")
        if let name = (type?.stringValue?.ifASCII?.lowercased()).flatMap({ TokenResponse.refusedTypes[$0] }) {
            throw JSONError(
                "the server issued a token of the type \(name), which cannot be sent as a bearer token; register the app "
                    + "for bearer tokens at the server"
            )
        }
        accessToken = try json.required("access_token")
        refreshToken = try json.optional("refresh_token").flatMap { $0.isEmpty ? nil : $0 }
        idToken = try json.optional("id_token").flatMap { $0.isEmpty ? nil : $0 }
        let expiresIn: JSONValue? = try json.optional("expires_in")
        switch expiresIn {
        case .string(let text)?: lifetime = TimeInterval(text).flatMap { $0.isFinite ? $0 : nil }
        case let value?: lifetime = try? TimeInterval(jsonValue: value)
        case nil: lifetime = nil
        }
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("access_token", accessToken)
        try json.optional("refresh_token", refreshToken)
        try json.optional("id_token", idToken)
        try json.optional("expires_in", lifetime)
    }
}
