extension Redaction {
    /// A text without the JSON Web Tokens in it: dots separate their parts in base64url, and the first part is a JSON
    /// object (RFC 7515 §7.1, RFC 7516 §7.1). A page cursor is often such an object too, but has no dots.
    func withoutTokens(_ text: String) -> String {
        let (bytes, opening) = (Array(text.utf8), Array("eyJ".utf8))
        var output: [UInt8] = []
        var (taken, index) = (0, 0)
        while let start = bytes[index...].firstRange(of: opening)?.lowerBound {
            index = bytes[start...].firstIndex { !isOfToken($0) } ?? bytes.count
            let isAtStart = start == 0 || !isOfToken(bytes[start - 1])
            guard isAtStart, isToken(bytes[start..<index]) else { continue }
            output += bytes[taken..<start] + Array(Redaction.mark.utf8)
            taken = index
        }
        return taken == 0 ? text : String(decoding: output + bytes[taken...], as: UTF8.self)
    }

    private func isToken(_ word: ArraySlice<UInt8>) -> Bool {
        let header = word.prefix { $0 != UInt8(ascii: ".") }
        // An excerpt may end after any part. A dot at the end may be that of a sentence.
        return header.count >= Redaction.shortestHeader && word.count > header.count + 1
    }

    /// In bytes: that of `{"alg":"…"}` in base64url.
    private static let shortestHeader = 15
}

/// Whether a byte belongs to base64url (RFC 4648 §5) or separates the parts of a token.
private func isOfToken(_ byte: UInt8) -> Bool { isOfName(byte) && byte != UInt8(ascii: "%") }
