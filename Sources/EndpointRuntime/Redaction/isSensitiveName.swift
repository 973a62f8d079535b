/// Whether the name of a header, a cookie, a query item or a member of a body suggests a credential: `X-API-Key`,
/// `otp_code`, `userPIN`, `card[cvc]`, `accesstoken`. Descriptions and logs never show the value. A name of a fact about
/// a credential suggests none: `tokenCount`, `password_changed_at`, `hasPassword`.
func isSensitiveName(_ name: String) -> Bool {
    var name = name
    // This runs for every header in every decorator, so it compares bytes, and few of them.
    return name.withUTF8 { bytes in
        var previous: NameWord?
        var found = false
        var next = NameWord(in: bytes, after: 0)
        while let word = next {
            next = NameWord(in: bytes, after: word.end)
            found = found || word.isCredential(after: previous, before: next)
            previous = word
        }
        guard found, let first = NameWord(in: bytes, after: 0), let last = previous else { return false }
        return !first.isOne(of: NameWord.factStarts) && !last.isOne(of: NameWord.factEnds)
    }
}

/// One word of a name in any convention: `access_token`, `access-token`, `accessToken` and `ACCESSToken` have two.
private struct NameWord {
    static let factStarts: [StaticString] = ["has", "is", "max", "min", "total"]
    static let factEnds: [StaticString] = [
        "at", "count", "counts", "enabled", "expiration", "expires", "expiry", "in", "length", "lifetime", "limit",
        "limits", "policy", "remaining", "required", "size", "ttl", "type", "types", "usage",
    ]
    private static let beforeCode: [StaticString] = [
        "2fa", "access", "activation", "backup", "confirmation", "device", "login", "mfa", "recovery", "reset",
        "security", "sms", "tfa", "time", "tx", "user", "verification",
    ]
    private static let beforeCountedTokens: [StaticString] = [
        "cached", "completion", "input", "max", "min", "output", "prompt", "total",
    ]
    private static let wordsAfterPin: [StaticString] = ["block", "code", "confirmation", "hash", "number"]
    private static let wordsAfterPass: [StaticString] = ["code", "key", "phrase", "word"]
    private static let wordsBeforePhrase: [StaticString] = ["backup", "recovery", "seed"]

    let end: Int
    /// Without the digits at its end: `cvv` of `cvv2`.
    private let letters: UnsafeBufferPointer<UInt8>

    init?(in bytes: UnsafeBufferPointer<UInt8>, after place: Int) {
        var start = place
        while start < bytes.count, !isOfWord(bytes[start]) { start += 1 }
        guard start < bytes.count else { return nil }
        var end = start + 1
        while end < bytes.count, isOfWord(bytes[end]) {
            if isUpper(bytes[end]) {
                let isAcronym = isUpper(bytes[end - 1]) || isDigit(bytes[start])
                let startsNext = end + 1 < bytes.count && isLower(bytes[end + 1])
                if !isAcronym || startsNext { break }
            }
            end += 1
        }
        self.end = end
        while end > start + 1, isDigit(bytes[end - 1]) { end -= 1 }
        letters = UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    func isCredential(after previous: NameWord?, before next: NameWord?) -> Bool {
        switch letters[0] | 0x20 {
        case UInt8(ascii: "a"):
            if equals("assertion") { return true }
        case UInt8(ascii: "b"): if equals("bearer") { return true }
        case UInt8(ascii: "c"):
            if equals("code") || equals("codes") { return previous?.isOne(of: NameWord.beforeCode) ?? (next == nil) }
            if equals("csc") || equals("csrf") || equals("cvc") || equals("cvn") || equals("cvv") { return true }
        case UInt8(ascii: "h"): if equals("hmac") { return true }
        case UInt8(ascii: "k"): if equals("key") { return previous?.equals("idempotency") != true }
        case UInt8(ascii: "m"): if equals("mnemonic") { return true }
        case UInt8(ascii: "p"):
            if equals("pin") { return next?.isOne(of: NameWord.wordsAfterPin) ?? true }
            if equals("pass") { return next?.isOne(of: NameWord.wordsAfterPass) ?? true }
            if equals("phrase") { return previous?.isOne(of: NameWord.wordsBeforePhrase) == true }
            if equals("pw") { return true }
        case UInt8(ascii: "r"): if equals("response") { return previous?.equals("saml") == true }
        case UInt8(ascii: "s"): if equals("samlresponse") || equals("sig") { return true }
        case UInt8(ascii: "t"):
            if equals("tokens") { return previous?.isOne(of: NameWord.beforeCountedTokens) != true }
        case UInt8(ascii: "v"): if equals("verifier") { return true }
        case UInt8(ascii: "x"): if equals("xsrf") { return true }
        default: break
        }
        return letters.indices.contains(where: namesCredential)
    }

    /// Whether a name of credentials begins there, as in `accesstoken` or `mypassword`.
    private func namesCredential(at start: Int) -> Bool {
        switch letters[start] | 0x20 {
        case UInt8(ascii: "a"):
            has("auth", at: start)
                && (!has("author", at: start) || has("authoris", at: start) || has("authoriz", at: start))
                || has("apikey", at: start) || has("accesskey", at: start)
        case UInt8(ascii: "c"): has("cookie", at: start) || has("credential", at: start)
        case UInt8(ascii: "j"): isEnd("jwt", at: start)
        case UInt8(ascii: "k"): isEnd("key", at: start) || isEnd("keys", at: start)
        case UInt8(ascii: "o"): isEnd("otp", at: start)
        case UInt8(ascii: "p"):
            has("passcode", at: start) || has("passphrase", at: start) || has("passwd", at: start)
                || has("password", at: start) || has("privatekey", at: start) || isEnd("pwd", at: start)
        case UInt8(ascii: "s"):
            has("secret", at: start) && !has("secretar", at: start) || has("session", at: start)
                || has("signature", at: start) || isEnd("sessid", at: start)
        case UInt8(ascii: "t"):
            has("token", at: start) && !has("tokenis", at: start) && !has("tokeniz", at: start)
        default: false
        }
    }

    func isOne(of words: [StaticString]) -> Bool { words.contains(where: equals) }

    private func isEnd(_ word: StaticString, at start: Int) -> Bool {
        start + word.utf8CodeUnitCount == letters.count && has(word, at: start)
    }

    private func equals(_ word: StaticString) -> Bool { letters.count == word.utf8CodeUnitCount && has(word, at: 0) }

    /// - Parameter word: in lower case.
    private func has(_ word: StaticString, at start: Int) -> Bool {
        guard letters.count - start >= word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount {
            let byte = letters[start + offset]
            if (isUpper(byte) ? byte | 0x20 : byte) != word.utf8Start[offset] { return false }
        }
        return true
    }
}

private func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

private func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

private func isOfWord(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) || isDigit(byte) || byte >= 0x80 }
