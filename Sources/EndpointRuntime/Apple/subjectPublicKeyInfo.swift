import Foundation

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
