extension Credential {
    /// Why a value cannot be a credential. The texts name the field and never the value.
    public enum ValueError: Error, Sendable, Hashable {
        case empty(field: String)
        /// The value holds a character that is not allowed where it goes.
        case forbiddenCharacter(field: String)
        /// The credential is of another kind than the scheme.
        case doesNotFit(scheme: String)
    }
}

extension Credential.ValueError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty(let field): "\(field) is empty; leave the credential out instead"
        case .forbiddenCharacter(let field):
            "\(field) holds a character that may not stand there, such as a line break; check where it was copied from"
        case .doesNotFit(let scheme):
            "the credential for '\(scheme)' is of another kind than that security scheme; "
                + "use apiKey for API keys, basic for HTTP basic, bearer, provided or tokens for the others"
        }
    }
}

/// Checks a value that goes into a header as it is.
func checkValue(_ value: String, field: String) throws(Credential.ValueError) {
    guard value.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { throw .empty(field: field) }
    for byte in value.utf8 where byte < 0x20 || byte == 0x7F { throw .forbiddenCharacter(field: field) }
}

/// Checks a cookie's value (RFC 6265 §4.1.1).
func checkCookieValue(_ value: String, field: String) throws(Credential.ValueError) {
    try checkValue(value, field: field)
    for byte in value.utf8 {
        switch byte {
        case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: continue
        default: throw .forbiddenCharacter(field: field)
        }
    }
}
