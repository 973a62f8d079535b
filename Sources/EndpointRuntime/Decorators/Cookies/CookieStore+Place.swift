import Foundation

extension CookieStore {
    /// The parts of an address that are relevant to cookies.
    struct Place: Sendable {
        let host: String
        let path: String
        let isSecure: Bool

        /// Nil unless the address is absolute and its scheme is `http` or `https`.
        init?(_ url: URL) {
            guard let origin = ServerMap.Origin(url) else { return nil }
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
            if isAddress { return [host] }
            var domains = [host]
            var rest = host[...]
            while let dot = rest.firstIndex(of: ".") {
                rest = rest[rest.index(after: dot)...]
                if !rest.isEmpty { domains.append(String(rest)) }
            }
            return domains
        }

        /// The path of a cookie that has no valid `Path` attribute (RFC 6265 §5.1.4).
        var defaultPath: String {
            guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
            return String(path[..<slash])
        }

        /// Whether the path matches a cookie's path.
        func isBelow(_ folder: String) -> Bool { CookieStore.contains(folder, path) }
    }

    /// Whether a cookie's path matches another path (RFC 6265 §5.1.4).
    static func contains(_ folder: String, _ path: String) -> Bool {
        guard path.utf8.starts(with: folder.utf8) else { return false }
        return path.utf8.count == folder.utf8.count || folder.utf8.last == UInt8(ascii: "/")
            || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
}
