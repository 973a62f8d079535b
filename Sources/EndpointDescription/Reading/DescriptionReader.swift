/// Reads one description. Contains the files, the log and the schemas found so far.
final class DescriptionReader {
    let main: DescriptionFile
    /// Access to other files; if `nil`, references to them are errors.
    let files: LocalFiles?
    let log: DiagnosticLog
    let version: Version
    let known: KnownMembers

    enum Version: Comparable {
        /// Swagger 2.0.
        case v20
        case v30, v31, v32
    }

    /// Schemas that are found but not yet read. This is a list because recursion would be as deep as the references.
    private var unread: [(schema: Schema, json: JSON)] = []
    private(set) var readSchemas: [Schema] = []
    let keywords = SchemaKeyword.Table()

    /// The description without its overlay, and the name of the overlay's file.
    var original: (root: JSON, overlay: String)?
    /// The references that lead nowhere, which are reported when everything is read.
    var missingTargets = MissingTargets()
    /// The target of each `$ref` that `resolve` has followed.
    var destinations: [SourceLocation.ID: Destination] = [:]
    /// The references whose siblings have been checked, so that each is reported once.
    var checkedReferences: Set<SourceLocation.ID> = []

    // Caches of readOtherFile.
    var otherFiles: [FilePath: OtherFile] = [:]
    var filesByDocument: [ObjectIdentifier: DescriptionFile] = [:]
    /// The files read so far, in order.
    var filesKnown: [DescriptionFile]
    /// Named schemas of other files, in the order of discovery.
    var outsideSchemas: [NamedSchema] = []
    var namedOutside: Set<SourceLocation.ID> = []

    /// The server's address in a Swagger 2.0 document, by scheme.
    var addresses: [String: String] = [:]

    private(set) lazy var securitySchemeNames = components(.securitySchemes)?.members.map(\.name) ?? []
    private(set) lazy var securitySchemeNameSet = Set(securitySchemeNames)
    private(set) lazy var namesOfNoCredentials = readNamesOfNoCredentials()
    private(set) lazy var securitySchemes = readSecuritySchemes()
    /// The part of a request that each scheme's credentials take, by the scheme's name.
    private(set) lazy var credentialPlaces = securitySchemes.reduce(into: [:]) { $0[$1.name] = $1.kind.credentialPlace }
    private(set) lazy var placesOfCredentials = Set(credentialPlaces.values)
    /// The schemes whose credentials are in the header `Authorization`, in order.
    private(set) lazy var authorizationSchemeNames =
        securitySchemes.filter { $0.kind.credentialPlace == .header("authorization") }.map(\.name)
    /// The schemes that compete for one place, as a note has already named them.
    var reportedRivals: Set<String> = []
    /// The largest number of operations, webhooks and callbacks that are read.
    static let mostOperations = 100_000
    var operationCount = 0
    // Parts that many paths or operations may refer to, by their places: lists of parameters, and the responses and request
    // bodies under `components`.
    var sharedParameters: [SourceLocation.ID: [Parameter]] = [:]
    var sharedResponses: [SourceLocation.ID: Response] = [:]
    var sharedBodies: [SourceLocation.ID: RequestBody] = [:]
    /// The operations that state an `operationId`, by the id.
    var operationIDs: [String: [IdentifiedOperation]] = [:]
    /// Links to operationIds, which are checked when all operations are known.
    var linkedOperationIDs: [JSON] = []
    var hasReportedMisplacedReference = false
    /// How many more steps of JSON Pointers may lead through a `$ref`, and how deep they are nested now.
    var detours = (left: 300_000, depth: 0)

    init(root: JSON, version: Version, files: LocalFiles?, log: DiagnosticLog) {
        main = DescriptionFile(root: root, version: version)
        filesKnown = [main]
        self.files = files
        self.version = version
        known = KnownMembers(version)
        self.log = log
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
        log.nearest(to: name, among: candidates())
    }

    /// The schema of a parameter or header without a schema: a string.
    func assumedString(at place: SourceLocation) -> Schema {
        let schema = Schema(place: place)
        schema.types = .string
        return schema
    }
}

// MARK: Members

/// Texts that appear only in comments.
private let commentNames: Set = ["title", "summary", "description"]

/// The most characters of a paragraph in comments. Many operations may share a parameter or a response, and each repeats
/// its description.
package let longestParagraph = 20_000

func isTooLongForComments(_ text: String) -> Bool {
    text.utf8.count > longestParagraph && text.unicodeScalars.count > longestParagraph
}

/// Booleans in quotation marks, and those of YAML 1.1.
private let booleanWords = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false]

/// Reads members with an expected type. A member of another type is an error and counts as absent. `null` counts as
/// absent without an error, because tools that convert from YAML write it for empty members.
extension DescriptionReader {
    /// - Parameter isComment: whether a `title`, `summary` or `description` becomes a comment, which may be cut.
    func string(_ name: String, in object: JSON, isComment: Bool = true) -> String? {
        object[name].flatMap { string($0, named: name, isComment: isComment) }
    }

    func string(_ value: JSON, named name: String, isComment: Bool = true) -> String? {
        switch value.kind {
        case .string:
            let text = value.string
            if isComment, let text, isTooLongForComments(text), commentNames.contains(name) {
                log.note(
                    "'\(name)' has more than \(longestParagraph) characters; comments contain only its beginning",
                    at: value.place,
                    remedy: "shorten it, or link to the rest under 'externalDocs'"
                )
            }
            return text
        case .null: return nil
        case .number, .boolean:
            log.warning(
                "'\(name)' should be a string, not \(article(value.kind)); read as \"\(value.text)\"",
                at: value.place
            )
            return value.text
        case .array, .object:
            if commentNames.contains(name) {
                log.warning(
                    "'\(name)' should be a string, not \(article(value.kind)), so it is ignored",
                    at: value.place
                )
            } else {
                reportKind(of: value, named: name, expected: "a string")
            }
            return nil
        }
    }

    func isBooleanWord(_ text: String) -> Bool { booleanWords[text.lowercased()] != nil }

    func bool(_ name: String, in object: JSON) -> Bool? {
        object[name].flatMap { bool($0, named: name) }
    }

    func bool(_ value: JSON, named name: String) -> Bool? {
        if let bool = value.bool { return bool }
        if let meant = value.booleanOfWord {
            log.warning("'\(name)' should be a boolean, not a string; read as \(meant)", at: value.place)
            return meant
        }
        if !value.isNull { reportKind(of: value, named: name, expected: "a boolean") }
        return nil
    }

    func object(_ name: String, in object: JSON) -> JSON? {
        object[name].flatMap { followMisplaced($0, named: name) }.flatMap { self.object($0, named: name) }
    }

    func object(_ value: JSON, named name: String) -> JSON? {
        if value.isObject { return value }
        if value.isArray, value.count == 0 {
            log.warning("'\(name)' should be an object; this empty array is read as an empty object", at: value.place)
        } else if !value.isNull {
            reportKind(of: value, named: name, expected: "an object")
        }
        return nil
    }

    func members(_ name: String, in object: JSON) -> [(name: String, value: JSON)] {
        self.object(name, in: object)?.members ?? []
    }

    func elements(_ name: String, in object: JSON) -> [JSON] {
        object[name].map { elements($0, named: name) } ?? []
    }

    func elements(_ value: JSON, named name: String) -> [JSON] {
        if value.isArray { return withoutNull(value.elements, inListNamed: name) }
        if value.isNull { return [] }
        if value.isReferenceOnly, resolve(value).map(\.isArray) ?? true {
            return followMisplaced(value, named: name)?.elements ?? []
        }
        guard isOnlyElement(value, ofListNamed: name) else {
            reportKind(of: value, named: name, expected: "an array")
            return []
        }
        reportOnlyElement(value, named: name)
        return [value]
    }

    private func withoutNull(_ elements: [JSON], inListNamed name: String) -> [JSON] {
        guard let null = elements.first(where: \.isNull), name != "enum",
            DescriptionReader.listsOfObjects.contains(name) || DescriptionReader.listsOfNames.contains(name)
        else { return elements }
        let isSecurity = name == "security"
        log.warning(
            "an element of '\(name)' is null, so it is ignored",
            at: null.place,
            remedy: isSecurity ? "write {} for calls without credentials" : "remove it"
        )
        return elements.filter { !$0.isNull }
    }

    private func reportOnlyElement(_ value: JSON, named name: String) {
        log.warning(
            "'\(name)' should be an array, not \(article(value.kind)); read as an array of one element",
            at: value.place
        )
    }

    private func isOnlyElement(_ value: JSON, ofListNamed name: String) -> Bool {
        switch value.kind {
        case .object:
            // The tags of an operation are names, and an object of tags by their names is not a tag.
            DescriptionReader.listsOfObjects.contains(name)
                || name == "tags" && value.place == root["tags"]?.place && value["name"]?.isString == true
        case .string: DescriptionReader.listsOfNames.contains(name)
        case .number, .boolean: name == "enum"
        case .null, .array: false
        }
    }

    private static let listsOfObjects: Set = ["servers", "security", "parameters", "allOf", "oneOf", "anyOf"]
    private static let listsOfNames: Set = ["tags", "consumes", "produces", "schemes", "required", "enum"]

    func strings(_ value: JSON, named name: String) -> [String] {
        elements(value, named: name).compactMap { string($0, named: name) }
    }

    /// The scopes that a requirement lists for this scheme.
    func scopes(_ value: JSON, ofSchemeNamed name: String) -> [String] {
        guard value.isString else { return strings(value, named: name) }
        reportOnlyElement(value, named: name)
        return [value.string ?? ""]
    }

    func extensions(of object: JSON) -> [(name: String, value: JSON)] {
        var extensions: [(name: String, value: JSON)] = []
        var key = object.firstKey
        while let current = key {
            if current.isExtensionName { extensions.append((current.string ?? "", current.memberValue)) }
            key = current.nextKey
        }
        return extensions
    }

    func reportKind(of value: JSON, named name: String, expected: String) {
        log.error(
            "'\(name)' must be \(expected), not \(article(value.kind))",
            at: value.place,
            remedy: spaceAfterColon(in: value)
        )
    }

    /// In YAML, `title:T` is a string and not a member.
    func spaceAfterColon(in value: JSON) -> String? {
        guard let text = value.string, let colon = text.firstIndex(of: ":"), colon > text.startIndex,
            text[..<colon].allSatisfy(\.isLetter), !text[colon...].hasPrefix("://")
        else { return nil }
        return "write a space after '\(text[...colon])'"
    }

    func article(_ kind: JSON.Kind) -> String {
        switch kind {
        case .null: "null"
        case .array, .object: "an \(kind.rawValue)"
        case .boolean, .number, .string: "a \(kind.rawValue)"
        }
    }
}

extension JSON {
    /// The boolean that a string stands for.
    var booleanOfWord: Bool? { string.flatMap { booleanWords[$0.lowercased()] } }

    /// Whether it is `true`, or a string that stands for it.
    var meansTrue: Bool { bool ?? booleanOfWord ?? false }

    /// Whether this value, which must be a key, begins with `x-`.
    var isExtensionName: Bool {
        let start = document.bytes + Int(document.nodes[index].start)
        // The byte after the text is always readable, and a shorter name ends with a quotation mark.
        return start[1] == UInt8(ascii: "x") && start[2] == ASCII.minus
    }
}
