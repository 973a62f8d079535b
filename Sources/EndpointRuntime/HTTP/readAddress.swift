import Foundation

extension URL {
    /// Reads an address as servers and people write it: characters that no URL may contain are percent-encoded, and
    /// triples such as `%3D` are kept (RFC 3986 §2.4). If a string has both, `URL(string:)` encodes the triples again.
    ///
    /// Returns nil if the result is not an address. The base resolves relative references (RFC 3986 §5).
    init?(address text: String, relativeTo base: URL? = nil) {
        guard let url = URL(string: percentEncodedAddress(text), relativeTo: base) else { return nil }
        self = url
    }
}

/// Percent-encodes the characters of an address that its path, query or fragment may not contain, and keeps triples.
/// The authority is kept as well, because `URL` encodes hosts by rules of their own.
func percentEncodedAddress(_ text: String) -> String {
    if isEncoded(text) { return text }
    let start = startOfPath(in: text)
    // By bytes: a combining mark after `#` would make both one character.
    let parts = text.utf8[start...].split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    let encoded = parts.map { percentEncodedQueryLiteral(String(decoding: $0, as: UTF8.self)) }
    return text[..<start] + encoded.joined(separator: "#")
}

/// Whether an address contains only characters that it may contain anywhere. Most addresses do.
private func isEncoded(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: break
            case UInt8(ascii: "%"):
                guard index + 2 < bytes.count, isHex(bytes[index + 1]), isHex(bytes[index + 2]) else { return false }
            case let byte: if !"/?:@!$&'()*+,;=-._~".utf8.contains(byte) { return false }
            }
            index += 1
        }
        return true
    }
}

private func startOfPath(in text: String) -> String.Index {
    func isDelimiter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == 0x3F || byte == UInt8(ascii: "#") }
    let bytes = text.utf8
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") && !isDelimiter($0) }
    var rest = bytes[scheme.endIndex...]
    if rest.first == UInt8(ascii: ":") { rest.removeFirst() }
    guard rest.starts(with: Array("//".utf8)) else { return text.startIndex }
    return rest.dropFirst(2).firstIndex(where: isDelimiter) ?? text.endIndex
}
