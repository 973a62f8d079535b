/// What the reading of one description shares: the files, the log, the schemas met so far.
final class DescriptionReader {
    let main: DescriptionFile
    /// Where other files come from; `nil`: references to them are errors.
    let files: LocalFiles?
    let log: DiagnosticLog
    let version: Version

    enum Version: Comparable {
        /// Swagger 2.0.
        case v20
        case v30, v31, v32
    }

    /// Schemas that are known but not read yet: a list, because recursion would run as deep as references chain.
    private var unread: [(schema: Schema, json: JSON)] = []
    private(set) var readSchemas: [Schema] = []
    let keywords = SchemaKeyword.Table()

    // What readOtherFile has found out already.
    var otherFiles: [FilePath: OtherFile] = [:]
    var filesByDocument: [ObjectIdentifier: DescriptionFile] = [:]
    /// Schemas of other files that have a name there, in the order in which they were met.
    var outsideSchemas: [NamedSchema] = []
    var namedOutside: Set<JSON.Identity> = []

    /// The server's address in a Swagger 2.0 document, by scheme.
    var addresses: [String: String] = [:]

    let securitySchemeNames: [String]
    let securitySchemeNameSet: Set<String>
    /// How many names may still be compared for suggestions: a file with a hundred thousand faults gets them for the first.
    private var suggestionBudget = 100_000
    /// Where each operationId stands first.
    var operationIDs: [String: (operation: Operation, place: SourceLocation)] = [:]
    /// Links to operationIds, to be checked once all are known.
    var linkedOperationIDs: [JSON] = []

    init(root: JSON, version: Version, files: LocalFiles?, log: DiagnosticLog) {
        main = DescriptionFile(root: root, version: version)
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
    func assumedString(at place: SourceLocation) -> Schema {
        let schema = Schema(place: place)
        schema.types = .string
        return schema
    }
}
