import Foundation

/// The public keys that a server must prove it has, in addition to a certificate that the system trusts (RFC 7469).
///
/// ```swift
/// let pinning = try CertificatePinning(["api.example.com": [
///     "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=",  // in use
///     "YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg=",  // the backup, for when the first one is replaced
/// ]])
/// ```
///
/// A pin is the SHA-256 hash of a key with its algorithm (a certificate's SubjectPublicKeyInfo), in base64. It may
/// belong to the server's own certificate or to an authority above it; one match suffices. This command prints the
/// server's own pin:
///
/// ```
/// openssl s_client -connect api.example.com:443 </dev/null | openssl x509 -pubkey -noout \
///     | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64
/// ```
///
/// An app that pins only the key in use is locked out when that key is replaced, until its users update the app. Before
/// you ship, pin a second key that you keep in a safe place.
public struct CertificatePinning: Sendable, Hashable {
    /// By host, in lower case; a host that starts with a dot stands for all hosts below it.
    private let pins: [String: Set<Data>]

    /// - Parameter pins: by host: `api.example.com`, or `*.example.com` for every host below `example.com`. For hosts
    ///   that are not named, the system alone decides. A pin may start with `sha256/`.
    /// - Throws: ``ConfigurationError`` for a host without pins, for an invalid host or pin, and on platforms whose
    ///   URLSession does not expose a server's certificate, such as Linux.
    public init(_ pins: [String: Set<String>]) throws(ConfigurationError) {
        #if canImport(Security)
        try self.init(checking: pins)
        #else
        throw CertificatePinning.error(
            "cannot be checked: URLSession does not show a server's certificate on this platform; "
                + "leave pinning out, or let a proxy do it"
        )
        #endif
    }

    init(checking pins: [String: Set<String>]) throws(ConfigurationError) {
        var checked: [String: Set<Data>] = [:]
        for (host, texts) in pins {
            let name = (host.hasPrefix("*.") ? String(host.dropFirst()) : host).lowercased()
            let isHost = name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-_:".utf8.contains($0) }
            guard isHost, name.contains(where: { $0 != "." }) else {
                throw CertificatePinning.error("names '\(host)', which is not a host")
            }
            if texts.isEmpty { throw CertificatePinning.error("has none for '\(host)'") }
            for text in texts {
                let base64 = text.hasPrefix("sha256/") ? String(text.dropFirst(7)) : text
                guard let hash = Data(base64Encoded: base64), hash.count == 32 else {
                    throw CertificatePinning.error("has '\(text)' for '\(host)', which is not SHA-256 in base64")
                }
                checked[name, default: []].insert(hash)
            }
        }
        self.pins = checked
    }

    private static func error(_ problem: String) -> ConfigurationError {
        ConfigurationError(field: "CertificatePinning.pins", problem: problem)
    }

    /// Whether the host has pinned keys.
    func covers(_ host: String) -> Bool { !pins(for: host).isEmpty }

    /// Whether one of the certificates, each in DER, has a key that is pinned for the host.
    func accepts(_ chain: [Data], for host: String) -> Bool {
        let pins = pins(for: host)
        return chain.contains { certificate in
            subjectPublicKeyInfo(of: certificate).map { pins.contains(sha256($0)) } ?? false
        }
    }

    private func pins(for host: String) -> Set<Data> {
        // A trailing dot does not change the host.
        let host = (host.hasSuffix(".") ? String(host.dropLast()) : host).lowercased()
        var found = pins[host] ?? []
        for (name, hashes) in pins where name.hasPrefix(".") && host.hasSuffix(name) { found.formUnion(hashes) }
        return found
    }
}
