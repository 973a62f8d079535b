extension Credential {
    /// The reason that a value cannot be used as a credential. The descriptions name the field and never show the
    /// value.
    public enum ValueError: Error, Sendable, Hashable {
        case empty(field: String)
        /// The value contains a character that is not allowed in its header, query item or cookie.
        case forbiddenCharacter(field: String)
        /// The kind of the credential does not match the kind of the scheme.
        case doesNotFit(scheme: String)
    }
}

extension Credential.ValueError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty(let field): "\(field) is empty; leave the credential out instead"
        case .forbiddenCharacter(let field):
            "\(field) contains a character that is not allowed there, such as a line break; check where it was copied from"
        case .doesNotFit(let scheme):
            "the credential for '\(scheme)' is of another kind than that security scheme; "
                + "use apiKey for API keys, basic for HTTP basic, bearer, provided or tokens for the others"
        }
    }
}

/// Checks a value that is put into a header unchanged.
func checkValue(_ value: String, field: String) throws(Credential.ValueError) {
    guard value.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { throw .empty(field: field) }
    for byte in value.utf8 where byte < 0x20 || byte == 0x7F { throw .forbiddenCharacter(field: field) }
}

/// Checks a cookie's value (RFC 6265 §4.1.1).
func checkCookieValue(_ value: String, field: String) throws(Credential.ValueError) {
    try checkValue(value, field: field)
    guard isCookieValue(value) else { throw .forbiddenCharacter(field: field) }
}
