/// Follows `$ref`s to other files, relative to the file that contains them, but never to the network. For example:
/// `models/pet.json#/Pet`
extension DescriptionReader {
    func findInOtherFile(_ text: String, from file: DescriptionFile) -> ReferenceTarget {
        let address = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex)]
        switch self.file(at: address, of: text, in: file) {
        case .found(let other): return find(text[address.endIndex...].dropFirst(), in: other, written: text)
        case .missing(let message, let remedy): return .missing(message: message, remedy: remedy)
        }
    }

    /// The file at the address of a reference that is written in `file`.
    private func file(at address: Substring, of text: String, in file: DescriptionFile) -> OtherFile {
        let written = decodePercents(address)
        // A reference without a path is to the file that contains it (RFC 3986 §4.4).
        if written.isEmpty { return .found(file) }
        if let known = filesKnown.first(where: { $0.isNamed(by: written, in: file) }) { return .found(known) }
        if address.endIndex == text.endIndex, !written.contains("."),
            ["/components/", "/definitions/"].contains(where: written.hasPrefix)
        {
            return .missing(message: "'\(text)' refers to a file, not to a component", remedy: "write '#\(text)'")
        }
        guard let files else {
            return .missing(
                message: "'\(address)' refers to another file",
                remedy: "only references within the file are followed: bundle the description into one file first"
            )
        }
        let reference = file.relative(written)
        if let fault = fault(of: reference, at: address, of: text) { return fault }
        let path = file.basePath.resolving(reference)
        if !files.allowsReferencesOutside, path != main.path, !path.isInside(main.path.folder) {
            return .missing(
                message: "'\(address)' refers outside the description's folder, to '\(path.text)'",
                remedy: files.remedyForOutside
            )
        }
        return self.file(at: path, files)
    }

    /// Why a reference is not a relative path; `nil` if it may be one.
    private func fault(of reference: String, at address: Substring, of text: String) -> OtherFile? {
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
        return nil
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
