/// Reads a file in JSON or YAML. Reports faults to `log`; `nil` if the text is not valid.
///
/// The file's name decides: `.yaml` and `.yml` are YAML, which includes JSON, and `.json` is JSON. For any other name,
/// the text decides.
package func readDocument(_ bytes: [UInt8], path: String, into log: DiagnosticLog) -> JSON? {
    let start = bytes.first { $0 > ASCII.space }
    guard let start else {
        reportEmpty(path, into: log)
        return nil
    }
    if isCompressed(bytes) {
        log.error("the file is compressed", at: startOfFile(path), remedy: "unpack it first, with 'gunzip' or 'unzip'")
        return nil
    }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
        log.error(
            "this is a pointer of Git LFS, not the file itself",
            at: startOfFile(path),
            remedy: "run 'git lfs pull'"
        )
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
    switch TextEncoding(of: bytes) {
    case .utf8: break
    case .utf16:
        log.error("the file is UTF-16", at: startOfFile(path), remedy: "save it as UTF-8 (RFC 8259 §8.1)")
        return nil
    case .utf32:
        log.error("the file is UTF-32", at: startOfFile(path), remedy: "save it as UTF-8 (RFC 8259 §8.1)")
        return nil
    }
    guard start != ASCII.openBrace, start != ASCII.openBracket, looksLikeYAML(bytes) else {
        let mayBeText = start != ASCII.openBrace && start != ASCII.openBracket && start != ASCII.quote
        return readJSON(bytes, path: path, into: log, remedy: mayBeText ? remedyForText : nil)
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

private let remedyForText =
    "this is not JSON: a download may have saved an error message; YAML belongs in a file that is named '.yaml'"

func reportEmpty(_ path: String, into log: DiagnosticLog) {
    log.error("the file is empty", at: startOfFile(path))
}

/// The extensions of files in JSON and YAML.
let documentSuffixes = [".json", ".yaml", ".yml"]

private func namesYAML(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
}

/// The first bytes of gzip (RFC 1952 §2.3.1) and ZIP.
private func isCompressed(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: "PK\u{3}\u{4}".utf8)
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
