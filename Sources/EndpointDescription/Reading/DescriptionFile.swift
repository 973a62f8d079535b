/// One file of a description, with caches of the values read from it.
final class DescriptionFile {
    let root: JSON
    let path: FilePath
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
        schemas = Array(repeating: nil, count: root.document.nodeCount)
        componentSchemas = ComponentKind.schemas.section(of: root, version)?.index
    }
}
