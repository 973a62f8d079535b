extension ServerMap {
    /// The reason why a server's address cannot be used.
    public enum AddressError: Error, Sendable, Hashable {
        case notAnAddress(String)
        case unsupportedScheme(String)
        case hasUserInfo(String)
        case hasFragment(String)
        /// The operation has its own server, which the map does not contain.
        case unmapped(String, known: [String])
        /// The parts do not form a valid address. The text contains no secrets.
        case cannotAddress(String)
    }
}

extension ServerMap.AddressError: CustomStringConvertible, Opaque {
    public var description: String {
        switch self {
        case .notAnAddress(let text):
            "server \(shown(text)) is not an absolute address; write it like https://api.example.com/v1"
        case .unsupportedScheme(let text):
            "server \(shown(text)) has a scheme that is neither https nor http"
        case .hasUserInfo:
            "the server's address holds a user name or password; use an authentication scheme instead"
        case .hasFragment(let text):
            "server \(shown(text)) has a fragment; remove '#' and what follows"
        case .unmapped(let server, let known):
            "no address for server '\(server)', which this operation needs; add it to the ServerMap's overrides"
                + (known.isEmpty ? "" : " (it has \(known.joined(separator: ", ")))")
        case .cannotAddress(let text):
            "\(text.debugDescription) is not a valid address"
        }
    }

    private func shown(_ address: String) -> String {
        Redaction().url(address, showsPath: false).debugDescription
    }
}
