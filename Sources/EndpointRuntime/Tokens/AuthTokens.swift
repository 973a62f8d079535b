public import Foundation

/// The result of a sign-in: an access token and the values that renew it. Its description never shows a token.
public struct AuthTokens: Sendable, Hashable {
    /// Sent as `Authorization: Bearer …`. Not empty, no control characters.
    public var accessToken: String
    /// The token that a refresher exchanges for new tokens. If the response to a refresh has none, this one is kept
    /// (RFC 6749 §6).
    public var refreshToken: String?
    /// When the access token expires; nil if only a 401 reveals it. A time that has already passed when the tokens
    /// arrive is treated like nil, because clocks differ.
    public var expiresAt: Date?
    /// The user's id, unique within the API. Caches are partitioned by it. If it is nil, the session generates one at
    /// sign-in; a refresh keeps it.
    public var userID: String?
    /// The OpenID Connect ID token: a signed token that identifies the user. This library neither reads nor checks it.
    /// If the response to a refresh has none, this one is kept.
    public var idToken: String?

    public init(
        accessToken: String,
        refreshToken: String? = nil,
        expiresAt: Date? = nil,
        userID: String? = nil,
        idToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        self.userID = userID
        self.idToken = idToken
    }

    func validate() throws(Credential.ValueError) {
        try checkValue(accessToken, field: "accessToken")
    }
}

extension AuthTokens: JSONModel {
    public init(from json: inout ObjectReader) throws {
        accessToken = try json.required("accessToken")
        refreshToken = try json.optional("refreshToken")
        expiresAt = try json.optional("expiresAt")
        userID = try json.optional("userID")
        idToken = try json.optional("idToken")
    }

    public func encode(to json: inout ObjectWriter) throws {
        try json.required("accessToken", accessToken)
        try json.optional("refreshToken", refreshToken)
        try json.optional("expiresAt", expiresAt)
        try json.optional("userID", userID)
        try json.optional("idToken", idToken)
    }
}

extension AuthTokens: CustomStringConvertible, Opaque {
    public var description: String {
        "tokens"
            + (expiresAt.map { " that expire at \($0)" } ?? "")
            + (refreshToken == nil ? ", not renewable" : ", renewable")
    }
}
