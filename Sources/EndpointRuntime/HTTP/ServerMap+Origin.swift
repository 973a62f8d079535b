public import Foundation

extension ServerMap {
    /// Scheme, host and port: the boundary that credentials do not cross (RFC 6454).
    public struct Origin: Hashable, Sendable {
        public let scheme: String
        public let host: String
        public let port: Int

        /// Nil unless the address is absolute `http` or `https`. The default ports are filled in.
        public init?(_ url: URL) {
            guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty else {
                return nil
            }
            switch scheme {
            case "https": port = url.port ?? 443
            case "http": port = url.port ?? 80
            default: return nil
            }
            self.scheme = scheme
            self.host = host
        }
    }
}

extension ServerMap.Origin: CustomStringConvertible {
    public var description: String { "\(scheme)://\(host):\(port)" }
}
