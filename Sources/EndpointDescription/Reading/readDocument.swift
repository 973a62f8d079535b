/// Reads a file in JSON or YAML. Reports faults to `log`; `nil` if the text is not valid.
///
/// The file's name decides: `.yaml` and `.yml` are YAML, of which JSON is a part, and `.json` is JSON. For any other name
/// the text decides.
package func readDocument(_ bytes: [UInt8], path: String, into log: DiagnosticLog) -> JSON? {
    let start = bytes.first { $0 > ASCII.space }
    guard let start else {
        log.error("the file is empty", at: startOfFile(path))
        return nil
    }
    if looksLikeMarkup(bytes) {
        log.error(
            "this is HTML or XML, not a description in JSON or YAML",
            at: startOfFile(path),
            remedy: "open the file: a download may have saved a page about an error or a login"
        )
        return nil
    }
    if namesYAML(path) { return readYAML(bytes, path: path, into: log) }
    if bytes.count >= 2, bytes[0] ^ bytes[1] == 0x01, bytes[0] | bytes[1] == 0xFF {
        log.error("the file is UTF-16", at: startOfFile(path), remedy: "save it as UTF-8 (RFC 8259 §8.1)")
        return nil
    }
    guard start != ASCII.openBrace, start != ASCII.openBracket, looksLikeYAML(bytes) else {
        return readJSON(bytes, path: path, into: log)
    }
    guard path.lowercased().hasSuffix(".json") else { return readYAML(bytes, path: path, into: log) }
    let stem = String(path.dropLast(".json".utf8.count))
    log.error(
        "this is YAML in a file that is named as JSON",
        at: startOfFile(path),
        remedy: "rename it: mv \(shellQuoted(path)) \(shellQuoted(stem + ".yaml"))"
    )
    return nil
}

/// How the names of files in JSON and YAML end.
let documentSuffixes = [".json", ".yaml", ".yml"]

private func namesYAML(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
}

/// `<html`, `<!DOCTYPE` and `<?xml` begin neither JSON nor a mapping in YAML.
private func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096).drop { $0 <= ASCII.space || $0 >= 0x80 }
    guard start.first == UInt8(ascii: "<"), let next = start.dropFirst().first else { return false }
    return next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next | 0x20 &- UInt8(ascii: "a") < 26
}

private func looksLikeYAML(_ bytes: [UInt8]) -> Bool {
    var start = bytes.prefix(4096).drop { $0 <= ASCII.space || $0 >= 0x80 }
    if start.first == ASCII.hash || start.starts(with: "---".utf8) || start.starts(with: "%YAML".utf8) {
        return true
    }
    // A YAML mapping begins with a word and a colon.
    start = start.drop { $0 == ASCII.quote || $0 == ASCII.apostrophe }
    let word = start.prefix { $0 | 0x20 &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "_") || $0 == ASCII.minus }
    let rest = start.dropFirst(word.count).drop { $0 == ASCII.quote || $0 == ASCII.apostrophe }
    return !word.isEmpty && rest.first == ASCII.colon
}
