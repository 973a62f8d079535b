import Foundation

/// An address in one spelling: scheme and host in lower case, no port that the scheme implies, a path, no percent-encoded
/// unreserved characters, and capital hexadecimal digits (RFC 9110 §4.2.3, RFC 3986 §6.2.2). Dot segments are kept. It has
/// no fragment, which is not part of what is requested (RFC 9110 §7.1).
func canonicalAddress(_ url: URL) -> String {
    var address = url.absoluteString
    if address.withUTF8(isPlain) { return address }
    let text = address.utf8.firstIndex(of: UInt8(ascii: "#")).map { address[..<$0] } ?? address[...]
    let scheme = text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    let authority = text[scheme...].utf8.dropFirst(3).prefix { !"/?".utf8.contains($0) }
    var origin = String(text[..<authority.endIndex])
    if !authority.contains(UInt8(ascii: "@")), let known = ServerMap.Origin(url) {
        origin = "\(known.scheme)://\(known.authority)"
    }
    let rest = text[authority.endIndex...]
    return origin + (rest.utf8.first == UInt8(ascii: "/") ? "" : "/") + withCanonicalEscapes(rest)
}

/// Whether an address certainly is canonical, as most are: it has no capital letter before its path, and no port,
/// user, escape or fragment.
private func isPlain(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = address.firstIndex(of: UInt8(ascii: ":")), colon + 3 < address.count,
        let path = address[(colon + 3)...].firstIndex(of: UInt8(ascii: "/"))
    else { return false }
    for byte in address[..<colon] where 0x41...0x5A ~= byte { return false }
    for byte in address[(colon + 3)..<path] {
        switch byte {
        case 0x41...0x5A, UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"): return false
        default: continue
        }
    }
    for byte in address[path...] where byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#") { return false }
    return true
}
