import Foundation

#if canImport(Security)
import Security
#endif

/// Public keys of hosts. A server must prove that it has one of its host's keys, in addition to a certificate that the
/// system trusts (RFC 7469).
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
    /// By host, in lower case; a host that starts with a dot means all hosts below it.
    private let pins: [String: Set<Data>]

    /// Creates pins for the given hosts.
    ///
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
                + "leave pinning out, or pin the keys in a proxy"
        )
        #endif
    }

    init(checking pins: [String: Set<String>]) throws(ConfigurationError) {
        var checked: [String: Set<Data>] = [:]
        for (host, texts) in pins {
            let name = CertificatePinning.plain(host.hasPrefix("*.") ? String(host.dropFirst()) : host)
            // A single colon separates a port. Several are an IPv6 address.
            let hasPort = name.utf8.count { $0 == UInt8(ascii: ":") } == 1
            let isHost =
                !hasPort && name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-_:".utf8.contains($0) }
            guard isHost, name.contains(where: { $0 != "." }) else {
                throw CertificatePinning.error(
                    "names '\(host)', which is not a host; write it without scheme, port and path"
                )
            }
            if texts.isEmpty {
                throw CertificatePinning.error("has none for '\(host)'; name at least one, or leave the host out")
            }
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

    /// The host in lower case, without the trailing dot, which does not change it.
    private static func plain(_ host: String) -> String {
        (host.hasSuffix(".") ? String(host.dropLast()) : host).lowercased()
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
        let host = CertificatePinning.plain(host)
        var found = pins[host] ?? []
        for (name, hashes) in pins where name.hasPrefix(".") && host.hasSuffix(name) { found.formUnion(hashes) }
        return found
    }
}

// MARK: serverTrust

#if canImport(Security)
extension CertificatePinning {
    /// Whether the system trusts a server's certificate and the host's pins allow it.
    func accepts(_ trust: SecTrust, for host: String) -> Bool {
        // The evaluation comes first: the server may send certificates that belong to no trusted chain. Only the chain
        // that the system built from them is compared with the pins.
        guard SecTrustEvaluateWithError(trust, nil),
            let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        else { return false }
        return accepts(chain.map { SecCertificateCopyData($0) as Data }, for: host)
    }
}
#endif

// MARK: subjectPublicKeyInfo

/// The bytes of a certificate that encode its public key and the key's algorithm, unchanged (RFC 5280 §4.1); nil
/// unless the certificate is in DER.
func subjectPublicKeyInfo(of certificate: Data) -> Data? {
    var elements = DERReader(certificate)
    // The certificate, then the signed part inside it.
    for _ in 0..<2 {
        guard let content = elements.next(.sequence) else { return nil }
        elements = DERReader(content)
    }
    // Certificates of version 1 omit the version.
    _ = elements.next(.version)
    guard elements.next(.integer) != nil else { return nil }
    // Signature algorithm, issuer, validity, subject.
    for _ in 0..<4 {
        guard elements.next(.sequence) != nil else { return nil }
    }
    return elements.next(.sequence, withHeader: true)
}

/// Reads consecutive elements in the distinguished encoding rules of ASN.1 (X.690).
private struct DERReader {
    enum Tag: UInt8 {
        case integer = 0x02
        case sequence = 0x30
        case version = 0xA0
    }

    private var rest: Data

    init(_ bytes: Data) { rest = bytes }

    /// The content of the next element. Returns nil, and reads nothing, if the element has another tag or exceeds the
    /// remaining bytes.
    mutating func next(_ tag: Tag, withHeader: Bool = false) -> Data? {
        let bytes = rest
        guard let (header, length) = measure(), bytes.first == tag.rawValue, bytes.count - header >= length else {
            return nil
        }
        rest = bytes.dropFirst(header + length)
        return bytes.dropFirst(withHeader ? 0 : header).prefix(withHeader ? header + length : length)
    }

    /// The lengths of the header and of the content.
    private func measure() -> (header: Int, content: Int)? {
        guard let first = rest.dropFirst().first else { return nil }
        if first < 0x80 { return (2, Int(first)) }
        let count = Int(first & 0x7F)
        let digits = rest.dropFirst(2).prefix(count)
        // No certificate needs more than three bytes for a length.
        guard (1...3).contains(count), digits.count == count else { return nil }
        return (2 + count, digits.reduce(0) { $0 << 8 | Int($1) })
    }
}
