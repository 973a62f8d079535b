/// Whether a header, cookie or query name commonly carries credentials. Such headers do not follow a redirect to
/// another origin, and logs hide their values.
func isSensitiveName(_ name: String) -> Bool {
    let name = name.lowercased()
    if name == "idempotency-key" { return false }
    for word in ["auth", "cookie", "token", "secret", "key", "signature", "session", "password", "credential"]
    where name.contains(word) {
        return true
    }
    return false
}
