public import Foundation

/// The addresses of the servers: a base address, and one for each server that the description defines for single
/// operations.
///
/// A map with a custom base has no overrides by default: an operation with its own server then throws, and a test never
/// reaches a production host.
public struct ServerMap: Sendable, Equatable {
    private let base: Result<ServerAddress, ServerMap.AddressError>
    private let overrides: [String: Result<ServerAddress, ServerMap.AddressError>]
    private let mapsEverything: Bool
    /// The origins of all mapped servers: the only origins to which credentials may be sent.
    public let origins: Set<ServerMap.Origin>

    /// Creates a map with a base address and, for single operations, addresses of other servers.
    ///
    /// - Parameters:
    ///   - base: an absolute `http` or `https` address. Its path and query precede those of every operation. An invalid
    ///     address is reported when the first request is made.
    ///   - overrides: the address for each server key of ``OperationInfo/server``.
    public init(base: String, overrides: [String: String] = [:]) {
        self.init(ServerAddress.parse(base), overrides.mapValues(ServerAddress.parse), mapsEverything: false)
    }

    /// The same with addresses that are already URLs.
    public init(base: URL, overrides: [String: URL] = [:]) {
        self.init(base: base.absoluteString, overrides: overrides.mapValues(\.absoluteString))
    }

    /// A map that sends every operation to one address, and ignores the operation's own server. For tests and proxies.
    public init(all address: String) {
        self.init(ServerAddress.parse(address), [:], mapsEverything: true)
    }

    /// The same with an address that is already a URL.
    public init(all address: URL) { self.init(all: address.absoluteString) }

    private init(
        _ base: Result<ServerAddress, ServerMap.AddressError>,
        _ overrides: [String: Result<ServerAddress, ServerMap.AddressError>],
        mapsEverything: Bool
    ) {
        self.base = base
        self.overrides = overrides
        self.mapsEverything = mapsEverything
        origins = Set(([base] + overrides.values).compactMap { try? $0.get().origin })
    }

    /// The value of a server variable in the scheme, the host or the port of an address, such as `us` in
    /// `https://us.example.com`. Generated code calls it. A value with a space, a control character or one of `/?#@\%`
    /// makes the address invalid, because it could send requests to another host (RFC 3986 §3.2).
    public static func authority(_ value: String) -> String {
        ServerAddress.InvalidVariable(value, in: .authority)?.mark ?? value
    }

    /// The value of a server variable in the path of an address, such as `acme` in `https://example.com/acme`. Generated
    /// code calls it. A value with one of `?#\` or with a segment `.` or `..` makes the address invalid, because it could
    /// lead requests to other resources (RFC 3986 §3.3). The segments may be percent-encoded.
    public static func path(_ value: String) -> String {
        ServerAddress.InvalidVariable(value, in: .path)?.mark ?? value
    }

    /// The address for a server key; nil is the base.
    func address(for server: String?) throws(ServerMap.AddressError) -> ServerAddress {
        guard let server, !mapsEverything else { return try base.get() }
        guard let address = overrides[server] else { throw .unmapped(server, known: overrides.keys.sorted()) }
        return try address.get()
    }

    /// Whether an address belongs to one of the mapped servers.
    public func covers(_ url: URL) -> Bool {
        guard let origin = ServerMap.Origin(url) else { return false }
        return origins.contains(origin)
    }
}

extension ServerMap: CustomStringConvertible, Opaque {
    /// The origins of all mapped servers, without paths and queries, which may hold secrets.
    public var description: String {
        origins.isEmpty ? "no valid server" : origins.map(\.description).sorted().joined(separator: ", ")
    }
}

// MARK: Origin

extension ServerMap {
    /// Scheme, host and port: the boundary that credentials do not cross (RFC 6454).
    public struct Origin: Hashable, Sendable {
        /// `http` or `https`.
        public let scheme: String
        /// The host in lower case; an IPv6 address has no brackets.
        public let host: String
        /// The port, which is 443 or 80 if the address names none.
        public let port: Int

        /// Nil unless the address is absolute `http` or `https` with a port from 1 to 65535, if any. The default ports
        /// are filled in.
        public init?(_ url: URL) {
            guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty else {
                return nil
            }
            let named = url.port
            switch scheme {
            case "https": port = named ?? 443
            case "http": port = named ?? 80
            default: return nil
            }
            guard 1...65_535 ~= port, named != nil || !Self.namesPort(url.absoluteString) else { return nil }
            self.scheme = scheme
            self.host = host
        }

        /// Whether a port follows the host. Foundation leaves out one that does not fit an `Int`.
        fileprivate static func namesPort(_ address: String) -> Bool {
            let bytes = address.utf8
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return false }
            let authority = bytes[colon...].dropFirst(3).prefix { !"/?#".utf8.contains($0) }
            let host = authority.reversed().drop { 0x30...0x39 ~= $0 }
            return host.first == UInt8(ascii: ":") && host.count < authority.count
        }

        /// The value of the `Host` header of a request (RFC 9110 §7.2).
        var authority: String { hasImpliedPort ? hostText : "\(hostText):\(port)" }

        var hasImpliedPort: Bool { port == (scheme == "https" ? 443 : 80) }

        fileprivate var hostText: String { host.contains(":") ? "[\(host)]" : host }
    }
}

extension ServerMap.Origin: CustomStringConvertible {
    public var description: String { "\(scheme)://\(hostText):\(port)" }
}

// MARK: AddressError

extension ServerMap {
    /// The reason why a server's address cannot be used.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum AddressError: Error, Sendable, Hashable {
        /// The text is not an absolute address.
        case notAnAddress(String)
        /// The scheme is neither `http` nor `https`.
        case unsupportedScheme(String)
        /// The address contains a user or a password; credentials belong in ``Credentials``.
        case hasUserInfo(String)
        /// The address contains a fragment, which a request cannot send.
        case hasFragment(String)
        /// The operation has its own server, which the map does not contain.
        case unmapped(String, known: [String])
        /// The parts do not form a valid address. The text contains no secrets.
        case cannotAddress(String)
    }
}

extension ServerMap.AddressError: CustomStringConvertible, DeveloperError, Opaque {
    public var description: String {
        switch self {
        case .notAnAddress(let text) where ServerAddress.InvalidVariable(in: text) != nil:
            ServerAddress.InvalidVariable(in: text)?.description ?? ""
        case .notAnAddress(let text):
            "server \(shown(text)) is not an absolute address; write it like https://api.example.com/v1"
        case .unsupportedScheme(let text):
            "server \(shown(text)) has a scheme that is neither https nor http; write it like https://api.example.com/v1 or http://localhost:8080"
        case .hasUserInfo:
            "the server's address holds a user name or password; use an authentication scheme instead"
        case .hasFragment(let text):
            "server \(shown(text)) has a fragment; remove '#' and what follows"
        case .unmapped(let server, let known):
            "no address for server '\(server)', which this operation needs; add it to the ServerMap's overrides, or use ServerMap(all:)"
                + (known.isEmpty ? "" : " (it has \(known.joined(separator: ", ")))")
        case .cannotAddress(let text):
            "\(text.debugDescription) is not an absolute http or https address without user name and password"
        }
    }

    private func shown(_ address: String) -> String {
        Redaction().url(address, showsPath: false).debugDescription
    }
}

// MARK: ServerAddress

/// The parts of a server's address. An operation's path can only extend it.
struct ServerAddress: Sendable, Equatable {
    /// `https://api.example.com:8443`
    let root: String
    /// Without a trailing slash, and with one slash at its beginning: `/v1`.
    let path: String
    /// Without the question mark.
    let query: String?
    let origin: ServerMap.Origin

    static func parse(_ text: String) -> Result<ServerAddress, ServerMap.AddressError> {
        if InvalidVariable(in: text) != nil { return .failure(.notAnAddress(text)) }
        guard let parts = URLComponents(string: percentEncodedAddress(text)), let scheme = parts.scheme?.lowercased(),
            let url = parts.url
        else { return .failure(.notAnAddress(text)) }
        guard scheme == "https" || scheme == "http" else { return .failure(.unsupportedScheme(text)) }
        guard parts.user == nil, parts.password == nil else { return .failure(.hasUserInfo(text)) }
        guard parts.fragment == nil else { return .failure(.hasFragment(text)) }
        guard let host = parts.encodedHost, !host.isEmpty, let origin = ServerMap.Origin(url),
            parts.port != nil || !ServerMap.Origin.namesPort(text)
        else { return .failure(.notAnAddress(text)) }
        var path = parts.percentEncodedPath[...]
        while path.last == "/" { path.removeLast() }
        // A caller may pass an origin that ends with a slash.
        while path.hasPrefix("//") { path.removeFirst() }
        return .success(
            ServerAddress(
                root: scheme + "://" + host + (parts.port.map { ":\($0)" } ?? ""),
                path: String(path),
                query: parts.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 },
                origin: origin
            )
        )
    }

    /// The address of an operation. `path` and `query` must be percent-encoded.
    func url(path operation: String, query items: [String]) throws(ServerMap.AddressError) -> URL {
        var text = root + path + operation
        let query = ([self.query].compactMap { $0 } + items).joined(separator: "&")
        if !query.isEmpty { text += "?" + query }
        guard let url = URL(string: text), ServerMap.Origin(url) == origin else {
            throw .cannotAddress(Redaction().url(text, showsPath: false))
        }
        return url
    }
}

// MARK: InvalidVariable

extension ServerAddress {
    /// The value of a server variable that an address cannot contain, and the mark that the address has in its place.
    struct InvalidVariable: CustomStringConvertible {
        enum Part: String, CaseIterable { case authority, path }

        let value: String
        let part: Part
        /// The character or the segments that the part cannot contain.
        private let fault: String

        /// - Returns: nil if the part can contain the value.
        init?(_ value: String, in part: Part) {
            guard let fault = Self.fault(of: value, in: part) else { return nil }
            (self.value, self.part, self.fault) = (value, part, fault)
        }

        /// - Returns: nil if the address has no mark.
        init?(in address: String) {
            for part in Part.allCases {
                guard let start = address.range(of: Self.start(part), options: .literal) else { continue }
                self.init(percentDecoded(address[start.upperBound...].before("]")), in: part)
                return
            }
            return nil
        }

        private static func start(_ part: Part) -> String { "[invalid-\(part.rawValue)=" }

        var mark: String { Self.start(part) + percentEncoded(value) + "]" }

        private static func fault(of value: String, in part: Part) -> String? {
            let scalar =
                switch part {
                case .authority:
                    value.unicodeScalars.first { $0.value <= 0x20 || "/?#@\\%".unicodeScalars.contains($0) }
                case .path: value.unicodeScalars.first { "?#\\".unicodeScalars.contains($0) }
                }
            if let scalar { return "\(scalar)".debugDescription }
            return part == .path && RequestPath.hasDotSegment(value) ? "a segment '.' or '..'" : nil
        }

        var description: String {
            // Text before an `@` may be a password, and a query may contain a key.
            let visible = value.holds("@") || value.holds("%") ? "" : value.before("?", "#")
            let shown = visible.prefix(64) + (visible.count > 64 || visible.count < value.count ? "…" : "")
            let (place, replaced) =
                switch part {
                case .authority: ("host", "part of the host's name")
                case .path: ("path", "part of the path")
                }
            return "a server variable has the value \(shown.debugDescription), and \(fault) is not allowed in a "
                + "\(place); pass only the \(replaced) that the variable replaces"
        }
    }
}
