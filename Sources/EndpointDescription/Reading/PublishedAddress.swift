/// The address that an OpenAPI document gives itself by `$self`, to which references in it are relative
/// (OpenAPI 3.2 §4.1).
struct PublishedAddress {
    /// Without a fragment.
    let text: String
    /// Up to the last slash of the path.
    private let folder: Substring
    /// Where the path begins; `nil` for an address without a hierarchy, such as a URN.
    private let path: String.Index?

    /// The longest address that is used, in bytes. It is resolved for each reference.
    static let limit = 2_000

    init?(_ written: String) {
        guard written.utf8.count <= PublishedAddress.limit else { return nil }
        let text = String(written.prefix { $0 != "#" })
        guard !text.isEmpty else { return nil }
        self.text = text
        if let colon = text.range(of: "://") {
            path = text[colon.upperBound...].firstIndex(of: "/") ?? text.endIndex
        } else {
            path = hasScheme(text) ? nil : text.startIndex
        }
        let slash = path.flatMap { text[$0...].prefix { $0 != "?" }.lastIndex(of: "/") }
        folder = slash.map { text[...$0] } ?? ""
    }

    /// Whether it is a path relative to the file, and not an address of its own.
    var isRelativePath: Bool { !hasScheme(text) && text.utf8.first != UInt8(ascii: "/") }

    /// The address that a reference means, without its fragment (RFC 3986 §5.2).
    func resolving(_ reference: String) -> String {
        guard !hasScheme(reference), let start = path else { return reference }
        let origin = text[..<start]
        if reference.hasPrefix("//") { return origin.prefix { $0 != "/" } + reference }
        let folder = reference.utf8.first == UInt8(ascii: "/") ? "" : self.folder.dropFirst(origin.count)
        return origin + FilePath(folder + reference).text
    }

    /// The part of an address below the folder of this one: `models/pet.json` of `https://example.com/models/pet.json`
    /// for `https://example.com/api.json`; `nil` if it is elsewhere.
    func path(below address: String) -> String? {
        guard !folder.isEmpty, address.hasPrefix(folder) else { return nil }
        return String(address.dropFirst(folder.count))
    }
}

/// Whether an address begins with a scheme (RFC 3986 §3.1).
private func hasScheme(_ address: String) -> Bool {
    address.utf8.prefix { $0 != UInt8(ascii: "/") }.contains(ASCII.colon)
}

extension String {
    fileprivate func range(of part: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            formIndex(after: &start)
        }
        return nil
    }
}
