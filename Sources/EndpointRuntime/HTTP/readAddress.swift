import Foundation

extension URL {
    /// Reads an address as servers and people write it: characters that no URL may contain are percent-encoded, and
    /// triples such as `%3D` are kept (RFC 3986 §2.4). If a text has both, `URL(string:)` encodes the triples again.
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
    let start = startOfPath(in: text)
    let parts = text[start...].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return text[..<start] + parts.map { percentEncodedQueryLiteral(String($0)) }.joined(separator: "#")
}

private func startOfPath(in text: String) -> String.Index {
    let scheme = text.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    var rest = text[scheme.endIndex...]
    if rest.first == ":" { rest.removeFirst() }
    guard rest.hasPrefix("//") else { return text.startIndex }
    return rest.dropFirst(2).firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? text.endIndex
}
