/// Explains why a file is not JSON; `nil` if it may be JSON.
func explainOtherFormat(_ bytes: [UInt8], path: String) -> Diagnostic? {
    let place = startOfFile(path)
    if bytes.count >= 2, bytes[0] ^ bytes[1] == 0x01, bytes[0] | bytes[1] == 0xFF {
        return Diagnostic(.error, "the file is UTF-16", at: place, remedy: "save it as UTF-8 (RFC 8259 §8.1)")
    }
    guard let first = bytes.first(where: { $0 > ASCII.space }) else {
        return Diagnostic(.error, "the file is empty", at: place)
    }
    let isYAMLFile = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
    let startsLikeJSON = first == ASCII.openBrace || first == ASCII.openBracket
    guard !startsLikeJSON, isYAMLFile || looksLikeYAML(bytes) else { return nil }
    let name = shellQuoted(path)
    return Diagnostic(
        .error,
        "this is YAML; descriptions must be JSON",
        at: place,
        remedy: "convert it first: yq -o=json \(name) > \(shellQuoted(withoutExtension(path) + ".json"))"
    )
}

private func looksLikeYAML(_ bytes: [UInt8]) -> Bool {
    var start = bytes.prefix(4096).drop { $0 <= ASCII.space || $0 >= 0x80 }
    if start.first == UInt8(ascii: "#") || start.starts(with: "---".utf8) || start.starts(with: "%YAML".utf8) {
        return true
    }
    // A YAML mapping begins with a word and a colon.
    start = start.drop { $0 == ASCII.quote || $0 == UInt8(ascii: "'") }
    let word = start.prefix { $0 | 0x20 &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "_") || $0 == ASCII.minus }
    let rest = start.dropFirst(word.count).drop { $0 == ASCII.quote || $0 == UInt8(ascii: "'") }
    return !word.isEmpty && rest.first == ASCII.colon
}

private func withoutExtension(_ path: String) -> String {
    for suffix in [".yaml", ".yml"] where path.hasSuffix(suffix) {
        return String(path.dropLast(suffix.utf8.count))
    }
    return path
}
