extension HeaderFields {
    /// The reason why a request's method or headers must not be sent.
    public enum FieldError: Error, Sendable, Hashable {
        /// The method or header name is not a token (RFC 9110 §5.6.2).
        case notAToken(String)
        /// The value holds a control character, such as a line break that would start another header.
        case controlCharacter(name: String)
        /// The header describes the connection and is reserved for the transport.
        case reserved(String)
    }
}

extension HeaderFields.FieldError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAToken(let text):
            "\(text.debugDescription) is not a valid method or header name; use letters, digits and !#$%&'*+-.^_`|~"
        case .controlCharacter(let name):
            "the value of header '\(name)' holds a control character; remove line breaks and NUL"
        case .reserved(let name):
            "header '\(name)' is set by the transport; remove it from the request"
        }
    }
}

extension HeaderFields {
    /// Checks that every name is a token, that no value contains a control character other than a tab, such as a line
    /// break, and that no header is one of the transport's own (Host, Content-Length, Transfer-Encoding, Connection).
    public func validate() throws(HeaderFields.FieldError) {
        for field in fields {
            guard isToken(field.name) else { throw .notAToken(field.name) }
            for reserved in ["Host", "Content-Length", "Transfer-Encoding", "Connection"]
            where HeaderFields.matches(field.name, reserved) {
                throw .reserved(field.name)
            }
            for byte in field.value.utf8 where (byte < 0x20 && byte != 0x09) || byte == 0x7F {
                throw .controlCharacter(name: field.name)
            }
        }
    }
}

extension EndpointRequest.Method {
    /// Checks that the method is a token (RFC 9110 §9.1).
    public func validate() throws(HeaderFields.FieldError) {
        guard isToken(rawValue) else { throw .notAToken(rawValue) }
    }
}

/// RFC 9110 §5.6.2: one or more of the visible characters that are not delimiters.
func isToken(_ text: String) -> Bool {
    !text.isEmpty
        && text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
}
