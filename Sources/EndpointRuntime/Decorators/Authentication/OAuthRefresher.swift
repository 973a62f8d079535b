public import Foundation

/// Renews tokens at the token endpoint of an OAuth 2 or OpenID Connect server (RFC 6749 §6).
public struct OAuthRefresher: TokenRefresher {
    private let client: any HTTPClient
    private let tokenURL: URL
    private let clientID: String
    private let clientSecret: String?
    private let scopes: [String]
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - client: sends the request. It needs no authentication.
    ///   - tokenURL: absolute: the scheme's `refreshUrl`, or its `tokenUrl`.
    ///   - clientID: the app's id at the server; not empty.
    ///   - clientSecret: for confidential clients, sent as HTTP basic (RFC 6749 §2.3.1); nil sends the id in the body.
    ///   - scopes: asked for; empty asks for those granted before.
    ///   - now: what `expires_in` counts from.
    /// - Throws: ``ConfigurationError`` naming the field, for an address that is not absolute, or an id or secret that is empty
    ///   or holds a line break.
    public init(
        client: any HTTPClient,
        tokenURL: URL,
        clientID: String,
        clientSecret: String? = nil,
        scopes: [String] = [],
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConfigurationError) {
        guard ServerMap.Origin(tokenURL) != nil else {
            let shown = Redaction(names: []).url(tokenURL.absoluteString)
            throw ConfigurationError(
                field: "OAuthRefresher.tokenURL",
                problem: "is \(shown); it must be an absolute https or http address"
            )
        }
        for (name, value) in [("clientID", clientID), ("clientSecret", clientSecret ?? "none")] {
            do { try checkValue(value, field: name) } catch {
                throw ConfigurationError(field: "OAuthRefresher.\(name)", problem: "is empty, or holds a line break")
            }
        }
        self.client = client
        self.tokenURL = tokenURL
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.scopes = scopes
        self.now = now
    }

    /// - Throws: ``AuthenticationError/refreshRejected`` without a refresh token; ``HTTPError`` for any status but success;
    ///   ``HTTPClientError``; `JSONError` for an answer that holds no tokens.
    public func refresh(_ tokens: AuthTokens) async throws -> AuthTokens {
        guard let refreshToken = tokens.refreshToken else { throw AuthenticationError.refreshRejected }
        var form = [("grant_type", "refresh_token"), ("refresh_token", refreshToken)]
        if !scopes.isEmpty { form.append(("scope", scopes.joined(separator: " "))) }
        var headers: HTTPHeaders = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"]
        if let clientSecret {
            let pair = "\(percentEncoded(clientID)):\(percentEncoded(clientSecret))"
            headers.set("Authorization", "Basic \(Data(pair.utf8).base64EncodedString())")
        } else {
            form.append(("client_id", clientID))
        }
        let body = form.map { "\($0.0)=\(percentEncoded($0.1))" }.joined(separator: "&")
        let started = now()
        var request = HTTPRequest(
            method: .post,
            url: tokenURL,
            headers: headers,
            body: .data(Data(body.utf8)),
            operation: OperationInfo(id: "refreshToken", method: .post, path: tokenURL.path),
            credentialNames: ["Authorization"]
        )
        request.hasSecretBody = true
        var response = try await client.send(request)
        response.hasSecretBody = true
        guard response.isSuccess else {
            throw HTTPError<Never>(.undocumented, operation: request.operation, request: request, response: response)
        }
        let answer = try read(response)
        return AuthTokens(
            accessToken: answer.accessToken,
            refreshToken: answer.refreshToken,
            expiresAt: answer.lifetime.map { started.addingTimeInterval(max(0, min($0, 3_153_600_000))) }
        )
    }
}

extension OAuthRefresher: CustomStringConvertible, CustomReflectable {
    /// The id and the address; never the secret.
    public var description: String {
        "OAuthRefresher(\(clientID), \(Redaction(names: []).url(tokenURL.absoluteString)))"
    }
    public var customMirror: Mirror { Mirror(self, children: ["clientID": clientID]) }
}

/// What a reader's error quotes of the answer may be a token.
private func read(_ response: HTTPResponse) throws -> TokenAnswer {
    do { return try response.json() } catch let error as JSONError {
        guard case .mismatch = error.reason else { throw error }
        let place = error.pathText.isEmpty ? "" : " at \(error.pathText)"
        throw JSONError("the token endpoint's answer is not of the form in RFC 6749 §5.1\(place)")
    }
}

/// RFC 6749 §5.1. Some servers write the lifetime as text.
private struct TokenAnswer: Model {
    var accessToken: String
    var refreshToken: String?
    var lifetime: TimeInterval?

    init(from json: inout ObjectReader) throws {
        accessToken = try json.required("access_token")
        refreshToken = try json.optional("refresh_token")
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
        try json.optional("expires_in", lifetime)
    }
}
