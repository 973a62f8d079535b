import Foundation

extension CookieStore {
    /// What of an address decides about cookies.
    struct Place: Sendable {
        let host: String
        let path: String
        let isSecure: Bool

        /// Nil unless the address is absolute `http` or `https`.
        init?(_ url: URL) {
            guard let origin = ServerMap.Origin(url) else { return nil }
            host = origin.host
            isSecure = origin.scheme == "https"
            let path = url.path(percentEncoded: true)
            self.path = path.hasPrefix("/") ? path : "/"
        }

        /// Whether the host is no name, so that nothing is below it.
        var isAddress: Bool {
            host.contains(":") || host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        }

        /// The host and the domains above it.
        var domains: [String] {
            if isAddress { return [host] }
            var domains = [host]
            var rest = host[...]
            while let dot = rest.firstIndex(of: ".") {
                rest = rest[rest.index(after: dot)...]
                if !rest.isEmpty { domains.append(String(rest)) }
            }
            return domains
        }

        /// Where a cookie belongs that says nothing of its path (RFC 6265 §5.1.4).
        var defaultPath: String {
            guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
            return String(path[..<slash])
        }

        /// RFC 6265 §5.1.4.
        func isBelow(_ folder: String) -> Bool {
            guard path.hasPrefix(folder) else { return false }
            return path.utf8.count == folder.utf8.count || folder.hasSuffix("/")
                || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
        }
    }
}
