public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension CookieStore {
    /// One cookie and the addresses it may be sent to. Its description never shows the value, but its coded form
    /// contains it. Later versions of the library can decode cookies that this version has encoded.
    public struct Cookie: Sendable, Hashable, Codable {
        /// The names of the members in saved cookies, which later versions must read.
        private enum CodingKeys: String, CodingKey {
            case name = "name"
            case value = "value"
            case domain = "domain"
            case isHostOnly = "isHostOnly"
            case path = "path"
            case expiresAt = "expiresAt"
            case isSecure = "isSecure"
        }

        /// The name, which is case-sensitive.
        public var name: String
        /// The value as it is sent, without decoding.
        public var value: String
        /// The host that the cookie is sent to. ``CookieStore/insert(_:)`` converts it to lower case and removes a leading dot.
        public var domain: String
        /// Whether the cookie is not sent to subdomains of ``domain``.
        public var isHostOnly: Bool
        /// The path that the cookie is sent to, including all paths below it.
        public var path: String
        /// When the cookie expires, at most 400 days ahead; if it is nil, the cookie lives as long as the store.
        public var expiresAt: Date?
        /// Whether the cookie is sent over `https` only.
        public var isSecure: Bool

        /// Creates a cookie, by default for one host, all of its paths, `https` only, and as long as the store lives.
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

        /// Creates a cookie from Foundation's, such as one that a web view has received. A domain with a leading dot
        /// includes the hosts below it. A cookie that Foundation keeps for a session only does not expire.
        public init(_ cookie: HTTPCookie) {
            self.init(
                name: cookie.name,
                value: cookie.value,
                domain: cookie.domain,
                path: cookie.path,
                expiresAt: cookie.isSessionOnly ? nil : cookie.expiresDate,
                isSecure: cookie.isSecure
            )
            normalizeDomain()
        }

        /// Reads the value of a `Set-Cookie` (RFC 6265 §5.2 and §5.3); nil if it must be ignored.
        ///
        /// - Parameters:
        ///   - place: the host and path of the response's address.
        ///   - isPublicSuffix: whether a domain is shared by many sites, so that a cookie for it is limited to the host
        ///     itself.
        init?(_ text: Substring, from place: Place, now: Date, isPublicSuffix: (String) -> Bool) {
            let parts = text.parts(between: ";", omittingEmpty: false)
            let pair = parts[0].parts(between: "=", maxSplits: 1, omittingEmpty: false).map(trimmed)
            guard pair.count == 2, !pair[0].isEmpty, pair[0].utf8.count + pair[1].utf8.count <= 4_096,
                !text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F })
            else { return nil }
            self.init(name: pair[0], value: pair[1], domain: place.host, path: place.defaultPath, isSecure: false)
            var (lifetime, date, domainText, hasPath) = (Int64?.none, Date?.none, "", false)
            for part in parts.dropFirst() {
                let attribute = part.parts(between: "=", maxSplits: 1, omittingEmpty: false).map(trimmed)
                let value = attribute.count == 2 ? attribute[1] : ""
                // RFC 6265bis §5.6: a longer attribute is ignored, so that a server cannot fill the store's memory.
                if value.utf8.count > 1_024 || !isToken(attribute[0]) { continue }
                switch attribute[0].lowercased() {
                case "expires": date = cookieDate(value) ?? date
                case "max-age": lifetime = CookieStore.Cookie.lifetime(value) ?? lifetime
                case "domain": domainText = value
                case "path": (path, hasPath) = (value.utf8.first == UInt8(ascii: "/") ? value : place.defaultPath, true)
                case "secure": isSecure = true
                default: break
                }
            }
            expiresAt = lifetime.map { now + min(CookieStore.Cookie.longestLifetime, TimeInterval($0)) } ?? date
            limitLifetime(from: now)
            guard bind(to: domainText, place, isPublicSuffix) else { return nil }
            if isSecure && !place.isSecure { return nil }
            // RFC 6265bis §4.1.3: no other host and no insecure connection can replace the cookie that the server set.
            // Servers may compare names without regard to case (§5.7).
            let name = name.lowercased()
            if name.utf8.starts(with: "__secure-".utf8) && !isSecure { return nil }
            let isOfHost = isHostOnly && domainText.isEmpty && hasPath && path == "/"
            if name.utf8.starts(with: "__host-".utf8), !(isSecure && isOfHost) { return nil }
        }

        private static let longestLifetime: TimeInterval = 400 * 86_400

        mutating func limitLifetime(from now: Date) {
            expiresAt = expiresAt.map { min($0, now + CookieStore.Cookie.longestLifetime) }
        }

        mutating func normalizeDomain() {
            domain = domain.lowercased()
            guard domain.hasPrefix(".") else { return }
            domain.removeFirst()
            isHostOnly = false
        }

        /// False for a domain for which the server must not set cookies.
        private mutating func bind(to text: String, _ place: Place, _ isPublicSuffix: (String) -> Bool) -> Bool {
            let wanted = (text.hasPrefix(".") ? text.dropFirst() : text[...]).lowercased()
            if wanted.isEmpty || wanted == place.host {
                isHostOnly = wanted.isEmpty || place.isAddress
            } else {
                guard place.domains.contains(wanted) else { return false }
                isHostOnly = false
            }
            domain = wanted.isEmpty ? place.host : wanted
            if isHostOnly || !isPublicSuffix(domain) { return true }
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

// MARK: Place

extension CookieStore {
    /// The parts of an address that are relevant to cookies.
    struct Place: Sendable {
        let host: String
        let path: String
        let isSecure: Bool

        /// Nil unless the address is absolute, its scheme is `http` or `https`, and its host has at most 254 bytes (RFC 1035
        /// §2.3.4, with a dot at the end). Every parent domain of the host is a string of its own.
        init?(_ url: URL) {
            guard let origin = ServerMap.Origin(url), origin.host.utf8.count <= 254 else { return nil }
            host = origin.host
            isSecure = origin.scheme == "https"
            let path = url.path(percentEncoded: true)
            self.path = path.hasPrefix("/") ? path : "/"
        }

        /// Whether the host is an IP address, which has no subdomains.
        var isAddress: Bool {
            host.contains(":") || host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        }

        /// The host and its parent domains.
        var domains: [String] {
            isAddress ? [host] : CookieStore.domains(of: host)
        }

        /// The path of a cookie that has no valid `Path` attribute (RFC 6265 §5.1.4).
        var defaultPath: String {
            guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
            return String(path[..<slash])
        }

        /// Whether the path matches a cookie's path.
        func isBelow(_ folder: String) -> Bool { CookieStore.contains(folder, path) }
    }

    /// A domain and those that it is part of.
    static func domains(of domain: String) -> [String] {
        var domains = [domain]
        var rest = domain[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if !rest.isEmpty { domains.append(String(rest)) }
        }
        return domains
    }

    /// Whether a cookie's path matches another path (RFC 6265 §5.1.4).
    static func contains(_ folder: String, _ path: String) -> Bool {
        guard path.utf8.starts(with: folder.utf8) else { return false }
        return path.utf8.count == folder.utf8.count || folder.utf8.last == UInt8(ascii: "/")
            || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
}

// MARK: cookieDate

/// Parses a date in a cookie by the lenient rules of RFC 6265 §5.1.1: a time, a day, the start of a month's name and a
/// year, in any order and with any text in between.
func cookieDate(_ text: String) -> Date? {
    var (time, day, month, year) = (String?.none, String?.none, String?.none, String?.none)
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":")) }
    for word in words {
        let digits = word.prefix(while: \.isNumber)
        if time == nil, word.contains(":") {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false).map {
                $0.prefix(while: \.isNumber)
            }
            guard parts.count == 3, parts.allSatisfy({ (1...2).contains($0.count) }) else { continue }
            time = parts.map { $0.count == 1 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        } else if day == nil, (1...2).contains(digits.count) {
            day = String(digits)
        } else if month == nil, digits.isEmpty, word.count >= 3 {
            let name = word.prefix(3).capitalized
            if monthNames.contains(name) { month = name }
        } else if year == nil, digits.count == 2 || digits.count == 4 {
            year = digits.count == 4 ? String(digits) : (digits < "70" ? "20" : "19") + digits
        }
    }
    guard let time, let day, let month, let year, year >= "1601" else { return nil }
    return httpDate("Day, \(day) \(month) \(year) \(time) GMT")
}
