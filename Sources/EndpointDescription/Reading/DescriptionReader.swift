/// What the reading of one description shares: the file, the log, the schemas met so far.
final class DescriptionReader {
    let root: JSON
    let log: DiagnosticLog
    let version: Version

    enum Version: Comparable {
        /// Swagger 2.0.
        case v20
        case v30, v31, v32
    }

    /// By tape index: the same place in the file is the same object.
    private var schemas: [Schema?]
    /// Schemas that are known but not read yet: a list, because recursion would run as deep as references chain.
    private var unread: [(schema: Schema, json: JSON)] = []
    private(set) var readSchemas: [Schema] = []
    let keywords = SchemaKeyword.Table()

    private let componentSchemas: Int?

    // What resolveReference has found out already.
    var targets: [String: ReferenceTarget] = [:]
    var memberIndices: [Int: [String: Int]] = [:]
    var anchors: [String: Int]?

    // What a Swagger 2.0 document says once for all operations: media types and schemes by tape index, addresses by scheme.
    var sharedLists: [Int: [String]] = [:]
    var addresses: [String: String] = [:]

    let securitySchemeNames: [String]
    let securitySchemeNameSet: Set<String>
    /// How many names may still be compared for suggestions: a file with a hundred thousand faults gets them for the first.
    private var suggestionBudget = 100_000
    /// Where each operationId stands first.
    var operationIDs: [String: (operation: Operation, place: Place)] = [:]
    /// Links to operationIds, to be checked once all are known.
    var linkedOperationIDs: [JSON] = []

    init(root: JSON, version: Version, log: DiagnosticLog) {
        self.root = root
        self.version = version
        self.log = log
        schemas = Array(repeating: nil, count: root.document.nodeCount)
        componentSchemas = ComponentKind.schemas.section(of: root, version)?.index
        securitySchemeNames = ComponentKind.securitySchemes.section(of: root, version)?.members.map(\.name) ?? []
        securitySchemeNameSet = Set(securitySchemeNames)
    }

    /// The schema at this place. It is empty until `readPendingSchemas` has run.
    func schema(at json: JSON) -> Schema {
        if let known = schemas[json.index] { return known }
        let schema = Schema(place: json.place)
        if let componentSchemas, json.document.nodes[json.index].parent == componentSchemas {
            schema.componentName = JSON(document: json.document, index: json.index - 1).string
        }
        schemas[json.index] = schema
        unread.append((schema, json))
        return schema
    }

    func readPendingSchemas() {
        // Reading one appends those it leads to.
        var index = 0
        while index < unread.count {
            let (schema, json) = unread[index]
            readSchema(schema, from: json)
            readSchemas.append(schema)
            index += 1
        }
        unread.removeAll()
    }

    /// The nearest of names that the file gives, of which there may be very many.
    func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard suggestionBudget > 0 else { return nil }
        let candidates = candidates()
        suggestionBudget -= candidates.count
        return nearestName(to: name, among: candidates)
    }

    /// A schema that the description leaves out: a string.
    func assumedString(at place: Place) -> Schema {
        let schema = Schema(place: place)
        schema.types = .string
        return schema
    }
}
