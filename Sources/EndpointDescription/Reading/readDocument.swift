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

// MARK: readOtherFile

/// Follows `$ref`s to other files, relative to the file that contains them, but never to the network. For example:
/// `models/pet.json#/Pet`
extension DescriptionReader {
    func findInOtherFile(_ text: String, from file: DescriptionFile) -> ReferenceTarget {
        let bytes = text.utf8
        let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        let address = text[..<end]
        let written = decodePercents(address)
        // A reference without a path is to the file that contains it (RFC 3986 §4.4).
        if written.isEmpty { return find(text[end...].dropFirst(), in: file, written: text) }
        if let known = filesKnown.first(where: { $0.isNamed(by: written, in: file) }) {
            return find(text[end...].dropFirst(), in: known, written: text)
        }
        if end == bytes.endIndex, !written.contains("."),
            ["/components/", "/definitions/"].contains(where: written.hasPrefix)
        {
            return .missing(message: "'\(text)' refers to a file, not to a component", remedy: "write '#\(text)'")
        }
        let reference = file.relative(written)
        guard let files else {
            return .missing(
                message: "'\(address)' refers to another file",
                remedy: "only references within the file are followed: bundle the description into one file first"
            )
        }
        if let name = nameInFileURL(reference) {
            return .missing(
                message: "'\(address)' is a URL; only paths are read",
                remedy: "write the path from the folder of this file, such as '\(name)'"
            )
        }
        if leadsElsewhere(reference) {
            return .missing(
                message: "'\(address)' is not a local file; the network is never used",
                remedy: remedy(for: reference)
            )
        }
        if reference.utf8.contains(where: { $0 < ASCII.space }) {
            return .missing(message: "'\(text)' contains a control character", remedy: "remove it")
        }
        if reference.utf8.contains(ASCII.backslash) {
            return .missing(
                message: "'\(text)' is not a relative path; separate its steps with '/'",
                remedy: "write '\(text.replacing("\\", with: "/"))'"
            )
        }
        let path = file.basePath.resolving(reference)
        if !files.allowsReferencesOutside, path != main.path, !path.isInside(main.path.folder) {
            return .missing(
                message: "'\(address)' refers outside the description's folder, to '\(path.text)'",
                remedy: files.remedyForOutside
            )
        }
        switch self.file(at: path, files) {
        case .found(let other): return find(text[end...].dropFirst(), in: other, written: text)
        case .missing(let message, let remedy): return .missing(message: message, remedy: remedy)
        }
    }

    private func remedy(for reference: String) -> String {
        guard reference.hasPrefix("https://") || reference.hasPrefix("http://") else {
            return "save it next to the description and refer to it by its relative path"
        }
        let path = reference.prefix { $0 != "?" }.dropFirst("https://".utf8.count)
        let name = path.contains("/") ? path.split(separator: "/").last.map(String.init) ?? "" : ""
        let file = name.contains(".") ? name : "other.yaml"
        return
            "download it next to the description, curl --fail --location --output \(shellQuoted(file)) "
            + "\(shellQuoted(reference)), and refer to '\(file)', in the description or by an overlay (\"overlay\" in the configuration)"
    }

    private func file(at path: FilePath, _ files: LocalFiles) -> OtherFile {
        if path == main.path || path == main.basePath { return .found(main) }
        if let known = otherFiles[path] { return known }
        let other = readOtherFile(at: path, files)
        otherFiles[path] = other
        return other
    }

    private func readOtherFile(at path: FilePath, _ files: LocalFiles) -> OtherFile {
        let content: [UInt8]?
        do {
            content = try files.read(path.text)
        } catch {
            return .missing(message: "the file '\(path.text)' is not read: \(error.reason)", remedy: error.remedy)
        }
        guard let bytes = content else {
            let near = nearest(to: path.name, among: files.names(path.folder.text).sorted())
            return .missing(
                message: "there is no file '\(path.text)'\(suggestion(near))",
                remedy: "create the file, or correct the path"
            )
        }
        let unreadable = OtherFile.missing(message: "the file '\(path.text)' cannot be read", remedy: nil)
        guard let root = readDocument(bytes, path: path.text, into: log) else { return unreadable }
        let file = DescriptionFile(root: root, version: version)
        filesKnown.append(file)
        filesByDocument[ObjectIdentifier(root.document)] = file
        return .found(file)
    }
}

/// Whether the reference begins with a scheme (RFC 3986 §3.1), a host without a scheme, or the drive of a Windows path.
package func leadsElsewhere(_ reference: String) -> Bool {
    let first = reference.utf8.prefix { $0 != UInt8(ascii: "/") }
    return first.contains(ASCII.colon) || reference.hasPrefix("//")
}

/// The last step of a reference that is the URL of a file; `nil` for any other reference.
package func nameInFileURL(_ reference: String) -> String? {
    let scheme = "file:"
    return reference.hasPrefix(scheme) ? FilePath(String(reference.dropFirst(scheme.utf8.count))).name : nil
}

/// The file that a reference names, or the reason why it cannot be read.
enum OtherFile {
    case found(DescriptionFile)
    case missing(message: String, remedy: String?)
}
