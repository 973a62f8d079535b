/// One file of a description, and what is known about the places in it already.
final class DescriptionFile {
    let root: JSON
    let path: FilePath
    /// By tape index: the same place in the file is the same object.
    var schemas: [Schema?]
    let componentSchemas: Int?
    var targets: [String: ReferenceTarget] = [:]
    var memberIndices: [Int: [String: Int]] = [:]
    var anchors: [String: Int]?
    /// What Swagger 2.0 says once for all operations, media types and schemes, by tape index.
    var sharedLists: [Int: [String]] = [:]

    init(root: JSON, version: DescriptionReader.Version) {
        self.root = root
        path = FilePath(root.document.path)
        schemas = Array(repeating: nil, count: root.document.nodeCount)
        componentSchemas = ComponentKind.schemas.section(of: root, version)?.index
    }
}
