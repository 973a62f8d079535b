/// Whether the name of a header, a cookie, a query item or a member of a body suggests a credential. Descriptions and
/// logs never show the value.
func isSensitiveName(_ name: String) -> Bool {
    var name = name
    // This runs for every header in every decorator, and `String.contains` takes a microsecond for each word.
    return name.withUTF8 { bytes in
        for start in bytes.indices where isSensitive(bytes, from: start) {
            return !(bytes.count == 15 && starts(bytes, at: 0, with: "idempotency-key"))
        }
        return false
    }
}

private func isSensitive(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    switch bytes[start] | 0x20 {
    case UInt8(ascii: "a"): starts(bytes, at: start, with: "auth")
    case UInt8(ascii: "c"): starts(bytes, at: start, with: "cookie") || starts(bytes, at: start, with: "credential")
    case UInt8(ascii: "k"): starts(bytes, at: start, with: "key")
    case UInt8(ascii: "p"): starts(bytes, at: start, with: "password")
    case UInt8(ascii: "s"):
        starts(bytes, at: start, with: "secret") || starts(bytes, at: start, with: "session")
            || starts(bytes, at: start, with: "signature")
    case UInt8(ascii: "t"): starts(bytes, at: start, with: "token")
    default: false
    }
}

/// - Parameter word: in lower case.
private func starts(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, with word: StaticString) -> Bool {
    guard bytes.count - start >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
        let byte = bytes[start + offset]
        let folded = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        if folded != word.utf8Start[offset] { return false }
    }
    return true
}
