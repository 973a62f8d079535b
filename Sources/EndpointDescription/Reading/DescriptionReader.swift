/// Reads one description. Contains the files, the log and the schemas found so far.
final class DescriptionReader {
    let main: DescriptionFile
    /// Access to other files; if `nil`, references to them are errors.
    let files: LocalFiles?
    let log: DiagnosticLog
    let version: Version

    enum Version: Comparable {
        /// Swagger 2.0.
        case v20
        case v30, v31, v32
    }

    /// Schemas that are found but not yet read. This is a list because recursion would be as deep as the references.
    private var unread: [(schema: Schema, json: JSON)] = []
    private(set) var readSchemas: [Schema] = []
    let keywords = SchemaKeyword.Table()

    // Caches of readOtherFile.
    var otherFiles: [FilePath: OtherFile] = [:]
    var filesByDocument: [ObjectIdentifier: DescriptionFile] = [:]
    /// The files read so far, in order.
    var filesKnown: [DescriptionFile]
    /// Named schemas of other files, in the order of discovery.
    var outsideSchemas: [NamedSchema] = []
    var namedOutside: Set<JSON.Identity> = []

    /// The server's address in a Swagger 2.0 document, by scheme.
    var addresses: [String: String] = [:]

    let securitySchemeNames: [String]
    let securitySchemeNameSet: Set<String>
    /// How many more names may be compared for suggestions. Bounds the cost of a file with many faults.
    private var suggestionBudget = 100_000
    /// The operations that state an `operationId`, by the id.
    var operationIDs: [String: [IdentifiedOperation]] = [:]
    /// Links to operationIds, which are checked when all operations are known.
    var linkedOperationIDs: [JSON] = []

    init(root: JSON, version: Version, files: LocalFiles?, log: DiagnosticLog) {
        main = DescriptionFile(root: root, version: version)
        filesKnown = [main]
        self.files = files
        self.version = version
        self.log = log
        securitySchemeNames = ComponentKind.securitySchemes.section(of: root, version)?.members.map(\.name) ?? []
        securitySchemeNameSet = Set(securitySchemeNames)
    }

    /// The description itself, the first file.
    var root: JSON { main.root }

    func file(of json: JSON) -> DescriptionFile {
        if json.document === main.root.document { return main }
        return filesByDocument[ObjectIdentifier(json.document)] ?? main
    }

    /// The schema at this place. It is empty until `readPendingSchemas` has run.
    func schema(at json: JSON) -> Schema {
        let file = file(of: json)
        if let known = file.schemas[json.index] { return known }
        let schema = Schema(place: json.place)
        if let componentSchemas = file.componentSchemas, json.document.nodes[json.index].parent == componentSchemas {
            schema.componentName = JSON(document: json.document, index: json.index - 1).string
        }
        file.schemas[json.index] = schema
        unread.append((schema, json))
        return schema
    }

    func readPendingSchemas() {
        // Reading a schema appends its sub-schemas.
        var index = 0
        while index < unread.count {
            let (schema, json) = unread[index]
            readSchema(schema, from: json)
            readSchemas.append(schema)
            index += 1
        }
        unread.removeAll()
    }

    /// The most similar name, within the budget for suggestions.
    func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard suggestionBudget > 0 else { return nil }
        let candidates = candidates()
        suggestionBudget -= candidates.count
        return nearestName(to: name, among: candidates)
    }

    /// The schema of a parameter or header without a schema: a string.
    func assumedString(at place: SourceLocation) -> Schema {
        let schema = Schema(place: place)
        schema.types = .string
        return schema
    }
}
