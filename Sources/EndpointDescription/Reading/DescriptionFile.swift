/// One file of a description, with caches of the values read from it.
final class DescriptionFile {
    let root: JSON
    let path: FilePath
    /// The address that `$self` gives the file.
    let address: PublishedAddress?
    /// The schemas by tape index, so that each place in the file has one object.
    var schemas: [Schema?]
    let componentSchemas: Int?
    var targets: [String: ReferenceTarget] = [:]
    var memberIndices: [Int: [String: Int]] = [:]
    var anchors: [String: Int]?
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
