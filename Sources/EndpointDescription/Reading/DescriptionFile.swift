/// One file of a description, with caches of the values read from it.
final class DescriptionFile {
    let root: JSON
    let path: FilePath
    /// The address that `$self` gives the file.
    let address: PublishedAddress?
    /// The schemas by tape index, so that each place in the file has one object.
    var schemas: [Schema?]
    let componentSchemas: Int?
    /// Parameters and headers that are their own schemas, by tape index.
    var schemasBesideNames: Set<Int> = []
    /// The targets of references with their texts, because the key is equal to a text in another Unicode form.
    var targets: [String: (target: ReferenceTarget, text: String)] = [:]
    var memberIndices: [Int: [String: Int]] = [:]
    /// Most descriptions have neither `$id` nor `$anchor`, so the search starts only at the first reference that needs it.
    private(set) lazy var resources = SchemaResources(of: root.document)
    private(set) lazy var mayHaveResources = root.document.mayHaveResources
    /// Media types and schemes that Swagger 2.0 declares for all operations, by tape index.
    var sharedLists: [Int: [String]] = [:]

    init(root: JSON, version: DescriptionReader.Version) {
        self.root = root
        path = FilePath(root.document.path)
        let isPublished = version >= .v32 && root["openapi"] != nil
        address = isPublished ? root["$self"]?.string.flatMap { PublishedAddress($0) } : nil
        schemas = Array(repeating: nil, count: root.document.nodeCount)
        componentSchemas = ComponentKind.schemas.section(of: root, version)?.index
    }

    /// The path to which references in the file are relative.
    var basePath: FilePath {
        guard let address, address.isRelativePath else { return path }
        // The name is the text after the last slash of the address.
        return path.resolving(address.text.hasSuffix("/") ? address.text + path.name : address.text)
    }

    /// The same reference, relative to `basePath` if it leads to where the file is published.
    func relative(_ reference: String) -> String {
        guard let address, !address.isRelativePath else { return reference }
        return address.path(below: address.resolving(reference)) ?? reference
    }

    /// Whether a reference in `file` means this whole file by the address that it gives itself.
    func isNamed(by reference: String, in file: DescriptionFile) -> Bool {
        guard let address, !address.isRelativePath else { return false }
        return (file.address?.resolving(reference) ?? reference) == address.text
    }
}

// MARK: PublishedAddress

/// The address that an OpenAPI document gives itself by `$self`, to which references in it are relative
/// (OpenAPI 3.2 §4.1).
struct PublishedAddress {
    /// Without a fragment.
    let text: String
    /// Up to the last slash of the path, which is `/` if the address has none (RFC 3986 §5.2.3).
    private let folder: String
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
            path = text[colon.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? text.endIndex
        } else {
            path = hasScheme(text) ? nil : text.startIndex
        }
        let slash = path.flatMap { text[$0...].prefix { $0 != "?" }.lastIndex(of: "/") }
        let root = path.map { $0 > text.startIndex ? text[..<$0] + "/" : "" }
        folder = slash.map { String(text[...$0]) } ?? root ?? ""
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
