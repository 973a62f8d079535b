public import Foundation

extension CookieStore {
    /// One cookie and the addresses it may be sent to. Its description never shows the value.
    public struct Cookie: Sendable, Hashable {
        public var name: String
        public var value: String
        /// In lower case, without a leading dot.
        public var domain: String
        /// Whether the cookie is not sent to subdomains of ``domain``.
        public var isHostOnly: Bool
        /// The path that the cookie is sent to, including all paths below it.
        public var path: String
        /// When the cookie expires, at most 400 days ahead; if it is nil, the cookie lives as long as the store.
        public var expiresAt: Date?
        /// Whether the cookie is sent over `https` only.
        public var isSecure: Bool

        public init(
            name: String,
            value: String,
            domain: String,
            isHostOnly: Bool = true,
            path: String = "/",
            expiresAt: Date? = nil,
            isSecure: Bool = true
        ) {
            self.name = name
            self.value = value
            self.domain = domain
            self.isHostOnly = isHostOnly
            self.path = path
            self.expiresAt = expiresAt
            self.isSecure = isSecure
        }

        /// Reads the value of a `Set-Cookie` (RFC 6265 §5.2 and §5.3); nil if it must be ignored.
        ///
        /// - Parameters:
        ///   - place: the host and path of the response's address.
        ///   - isShared: whether a domain is shared by many sites, so that a cookie for it is limited to the host
        ///     itself.
        init?(_ text: Substring, from place: Place, now: Date, isShared: (String) -> Bool) {
            let parts = text.split(separator: ";", omittingEmptySubsequences: false)
            let pair = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
            guard pair.count == 2, !pair[0].isEmpty, pair[0].utf8.count + pair[1].utf8.count <= 4_096,
                !text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F })
            else { return nil }
            self.init(name: pair[0], value: pair[1], domain: place.host, path: place.defaultPath, isSecure: false)
            var (lifetime, date, domainText) = (Int64?.none, Date?.none, "")
            for part in parts.dropFirst() {
                let attribute = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
                let value = attribute.count == 2 ? attribute[1] : ""
                switch attribute[0].lowercased() {
                case "expires": date = cookieDate(value) ?? date
                case "max-age": lifetime = CookieStore.Cookie.lifetime(value) ?? lifetime
                case "domain": domainText = value
                case "path": path = value.hasPrefix("/") ? value : place.defaultPath
                case "secure": isSecure = true
                default: break
                }
            }
            let longest: TimeInterval = 400 * 86_400
            expiresAt = lifetime.map { now + min(longest, TimeInterval($0)) } ?? date.map { min($0, now + longest) }
            guard bind(to: domainText, place, isShared) else { return nil }
            if isSecure && !place.isSecure { return nil }
            // RFC 6265bis §4.1.3: no other host and no insecure connection can replace the cookie that the server set.
            // Servers may compare names without regard to case (§5.7).
            let name = name.lowercased()
            if name.hasPrefix("__secure-") && !isSecure { return nil }
            if name.hasPrefix("__host-"), !(isSecure && isHostOnly && path == "/" && domainText.isEmpty) { return nil }
        }

        /// False for a domain for which the server must not set cookies.
        private mutating func bind(to text: String, _ place: Place, _ isShared: (String) -> Bool) -> Bool {
            let wanted = (text.hasPrefix(".") ? text.dropFirst() : text[...]).lowercased()
            if wanted.isEmpty || wanted == place.host {
                isHostOnly = wanted.isEmpty || place.isAddress
            } else {
                guard place.domains.contains(wanted) else { return false }
                isHostOnly = false
            }
            domain = wanted.isEmpty ? place.host : wanted
            if isHostOnly || !isShared(domain) { return true }
            isHostOnly = true
            return domain == place.host
        }

        private static func lifetime(_ text: String) -> Int64? {
            if text.hasPrefix("-") { return wholeNumber(String(text.dropFirst())).map { -$0 } }
            return wholeNumber(text)
        }
    }
}

extension CookieStore.Cookie: CustomStringConvertible, Opaque {
    /// Name, domain and path.
    public var description: String { "cookie \(name) of \(domain)\(path)" }
}
