public import Foundation

/// What a sign-in gives: an access token, and what is needed to renew it. Its text never shows a token.
public struct AuthTokens: Sendable, Hashable {
    /// Sent as `Authorization: Bearer …`. Not empty, no control characters.
    public var accessToken: String
    /// What a refresher trades for new tokens. A refresh whose answer has none keeps this one (RFC 6749 §6).
    public var refreshToken: String?
    /// When the access token stops being valid; nil if only a 401 tells. So it is with a time that is past when the tokens
    /// come: clocks differ.
    public var expiresAt: Date?
    /// The user's id, unique within the API. Caches are partitioned by it. Nil lets the session make one up at sign-in;
    /// a refresh keeps it.
    public var userID: String?
    /// Who signed in, in the words of an OpenID Connect server: a signed token, which this library neither reads nor checks. A
    /// refresh whose answer has none keeps this one.
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

extension AuthTokens: Model {
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

extension AuthTokens: CustomStringConvertible, CustomReflectable {
    public var description: String {
        "tokens"
            + (expiresAt.map { " that expire at \($0)" } ?? "")
            + (refreshToken == nil ? ", not renewable" : ", renewable")
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
