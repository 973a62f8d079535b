import Foundation

/// Percent-encodes all but unreserved characters (RFC 3986 §2.3): the result is one opaque unit anywhere in a URL.
func percentEncoded(_ text: String) -> String { percentEncoded(text, keeping: "", keepsTriples: false) }

/// For several segments of a path: keeps the slashes between them.
func percentEncodedKeepingSlashes(_ text: String) -> String {
    percentEncoded(text, keeping: "/", keepsTriples: false)
}

/// For `allowReserved: true`: keeps reserved characters and percent-encoded triples (RFC 6570 §3.2.3), except the
/// characters that would end the value (`&`), start a fragment (`#`), be read as a space (`+`) or are not allowed in a
/// query (`[`, `]`).
func percentEncodedKeepingReserved(_ text: String) -> String { percentEncoded(text, keeping: ":/?@!$'()*,;=") }

/// For `allowReserved: true` in a path: keeps reserved characters except `/` and `?`, which would end the segment
/// (OpenAPI 3.2 §4.12).
func percentEncodedKeepingReservedInPath(_ text: String) -> String { percentEncoded(text, keeping: ":@!$&'()*+,;=") }

/// The same for style `matrix`, where a semicolon begins the next parameter (RFC 6570 §3.2.7).
func percentEncodedKeepingReservedInMatrix(_ text: String) -> String { percentEncoded(text, keeping: ":@!$&'()*+,=") }

/// For `allowReserved: true` in a cookie: keeps the reserved characters that its value may contain (RFC 6265 §4.1.1).
func percentEncodedKeepingReservedInCookie(_ text: String) -> String {
    percentEncoded(text, keeping: ":/?#[]@!$&'()*+=")
}

/// Whether a string is a valid cookie value without encoding (`cookie-octet`, RFC 6265 §4.1.1).
func isCookieValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\",;\\".utf8.contains($0) }
}

/// For the literal text of a path: keeps the characters that a segment may contain (RFC 3986 §3.3), percent-encoded
/// triples and slashes.
package func percentEncodedPathLiteral(_ text: String) -> String { percentEncoded(text, keeping: "/:@!$&'()*+,;=") }

/// For the literal text of a query: keeps percent-encoded triples and the characters that a query may contain (RFC 3986
/// §3.4). Many servers read one of them, `+`, as a space. A fragment may contain the same characters, and a path all but `?`.
func percentEncodedQueryLiteral(_ text: String) -> String { percentEncoded(text, keeping: "&=/?:@!$'()*+,;") }

/// For the elements of a list whose reserved characters are kept: a comma in one of them would end it.
func encodingCommas(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: ",")) ? text.replacing(",", with: "%2C") : text
}

private func percentEncoded(_ text: String, keeping kept: StaticString, keepsTriples: Bool = true) -> String {
    let kept = UnsafeBufferPointer(start: kept.utf8Start, count: kept.utf8CodeUnitCount)
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 8)
    for (index, byte) in bytes.enumerated() {
        let isTriple =
            keepsTriples && byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHex(bytes[index + 1])
            && isHex(bytes[index + 2])
        if isUnreserved(byte) || isTriple || kept.contains(byte) {
            output.append(byte)
        } else {
            output.appendEscape(of: byte)
        }
    }
    return String(decoding: output, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        true
    default: false
    }
}

func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
}

extension [UInt8] {
    fileprivate mutating func appendEscape(of byte: UInt8) {
        func hexDigit(_ nibble: UInt8) -> UInt8 { nibble < 10 ? 0x30 + nibble : 0x41 + nibble - 10 }
        append(UInt8(ascii: "%"))
        append(hexDigit(byte >> 4))
        append(hexDigit(byte & 15))
    }
}

// MARK: Decoding

/// The text without percent-encoding; all of it unchanged if a part of its encoding is faulty.
package func percentDecoded(_ text: some StringProtocol) -> String {
    // Foundation drops a byte order mark at the start (Linux, Swift 6.3).
    let (bytes, isValid) = percentDecodedBytes(text)
    let decoded = String(decoding: bytes, as: UTF8.self)
    return isValid && decoded.utf8.elementsEqual(bytes) ? decoded : String(text)
}

/// Text whose percent-encoding may be faulty: invalid escapes stay, and invalid UTF-8 is replaced.
func percentDecodedLeniently(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    return String(decoding: percentDecodedBytes(text).bytes, as: UTF8.self)
}

/// Invalid escapes stay.
private func percentDecodedBytes(_ text: some StringProtocol) -> (bytes: [UInt8], isValid: Bool) {
    var decoded: [UInt8] = []
    var isValid = true
    forEachOctet(in: text) { octet, isEscaped in
        if octet == UInt8(ascii: "%"), !isEscaped { isValid = false }
        decoded.append(octet)
    }
    return (decoded, isValid)
}

/// Passes each octet that percent-encoded text stands for. An invalid escape is read as the characters it consists of.
private func forEachOctet(in text: some StringProtocol, _ visit: (_ octet: UInt8, _ isEscaped: Bool) -> Void) {
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        let digits = rest.prefix(2)
        if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(isHex),
            let octet = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        {
            visit(octet, true)
            rest = rest.dropFirst(2)
        } else {
            visit(byte, false)
        }
    }
}

// MARK: Comparison

/// Percent-encoded text with no escapes of unreserved characters, and capital hexadecimal digits (RFC 3986 §6.2.2).
package func withCanonicalEscapes(_ text: some StringProtocol) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    forEachOctet(in: text) { octet, isEscaped in
        if isEscaped, !isUnreserved(octet) { output.appendEscape(of: octet) } else { output.append(octet) }
    }
    return String(decoding: output, as: UTF8.self)
}
