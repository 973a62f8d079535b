/// Reads an OpenAPI 3.0, 3.1 or 3.2 description or a Swagger 2.0 document in JSON or YAML. Reports every fault to `log`.
///
/// - Parameters:
///   - path: the path of the file in diagnostics; references to other files are relative to it.
///   - overlay: an OpenAPI Overlay to apply before the description is read.
///   - files: access to other files; if `nil`, references to them are errors.
/// - Returns: the valid parts of the description, even if `log` has errors; `nil` if there are none.
package func readDescription(
    _ bytes: [UInt8],
    path: String,
    overlay: JSON? = nil,
    files: LocalFiles? = nil,
    into log: DiagnosticLog
) -> Description? {
    guard var root = readDocument(bytes, path: path, into: log) else { return nil }
    let original = root
    if let overlay { root = applyOverlay(overlay, to: root, into: log) }
    guard root.isObject else {
        if root.isNull, hasOnlyComments(bytes) {
            reportEmpty(path, into: log)
        } else {
            log.error(
                "an OpenAPI description must be an object, not \(root.kind == .null ? "null" : "this \(root.kind.rawValue)")",
                at: root.place,
                remedy: root.isString ? "open the file: a download may have saved an error message" : nil
            )
        }
        return nil
    }
    guard let version = readVersion(root, into: log) else { return nil }
    let reader = DescriptionReader(root: root, version: version, files: files, log: log)
    if let overlay { reader.original = (original, FilePath(overlay.place.path).name) }
    return reader.readDescription()
}

/// Whether a YAML file contains no value, but at most comments, directives and markers.
private func hasOnlyComments(_ bytes: [UInt8]) -> Bool {
    decodeYAMLText(bytes).text.split(separator: ASCII.lineFeed).allSatisfy { line in
        var text = line.drop { $0 <= ASCII.space }
        if text.starts(with: "---".utf8) { text = text.dropFirst(3).drop { $0 <= ASCII.space } }
        guard let first = text.first else { return true }
        return first == ASCII.hash || first == ASCII.percent || text.starts(with: "...".utf8)
    }
}

private func readVersion(_ root: JSON, into log: DiagnosticLog) -> DescriptionReader.Version? {
    guard let member = root["openapi"] else {
        if let swagger = root["swagger"] {
            let text = swagger.string ?? swagger.text
            if text == "2.0" || text == "2" { return .v20 }
            log.error(
                "Swagger \(text) is not supported; Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are",
                at: swagger.place
            )
        } else if let other = OtherFormat(of: root) {
            log.error("this is \(other.name), not an OpenAPI description", at: root.place, remedy: other.remedy)
        } else {
            log.error(
                "there is no 'openapi' member, so this is not an OpenAPI description",
                at: root.place,
                remedy:
                    "if this is a description, add its version, such as \"openapi\": \"3.1.0\"; a download may have "
                    + "saved an error message"
            )
        }
        return nil
    }
    let text = member.string ?? member.text
    if text == "3" || text == "3.0" || text.hasPrefix("3.0.") { return .v30 }
    if text == "3.1" || text.hasPrefix("3.1.") { return .v31 }
    if text == "3.2" || text.hasPrefix("3.2.") { return .v32 }
    if text.hasPrefix("3.") {
        log.warning("OpenAPI \(text) is unknown; it is read as 3.2", at: member.place)
        return .v32
    }
    log.error("OpenAPI \(text) is not supported; Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are", at: member.place)
    return nil
}

/// A format whose files are mistaken for OpenAPI descriptions.
private struct OtherFormat {
    let name: String
    let remedy: String

    /// `nil` if the file has none of the members that distinguish the formats.
    init?(of root: JSON) {
        if root["asyncapi"] != nil {
            (name, remedy) = ("an AsyncAPI description", "generate from the OpenAPI description of the same service")
        } else if root["item"] != nil, root["info"]?["schema"] != nil || root["info"]?["_postman_id"] != nil {
            (name, remedy) = ("a Postman collection", "convert it to OpenAPI first")
        } else if root["overlay"] != nil {
            name = "an overlay"
            remedy = "pass the description, and name this file as \"overlay\" in the configuration"
        } else if root["$schema"] != nil {
            (name, remedy) = ("a JSON Schema", "refer to it from the 'components/schemas' of an OpenAPI description")
        } else {
            return nil
        }
    }
}

extension DescriptionReader {
    fileprivate func readDescription() -> Description {
        defer { missingTargets.report(into: log) }
        var description = Description(title: "", version: "", place: root.place)
        check(root, for: known.ofDescription)
        checkAddress()
        readInfo(&description)
        description.tags = readTags()
        description.servers = (version == .v20 ? readSwagger2Servers() : readServers(of: root)) ?? []
        description.extensions = extensions(of: root)
        description.rules = readCallRules(description.extensions, isWhole: true, into: log)
        let components = version == .v20 ? nil : object("components", in: root)
        description.securitySchemes = securitySchemes
        let schemas = self.components(.schemas).flatMap { object($0, named: ComponentKind.schemas.path(in: version)) }
        description.schemas = (schemas?.members ?? []).map(readComponentSchema)
        description.security = readSecurity(of: root)
        if let paths = object("paths", in: root) {
            description.operations = readPaths(paths)
            // Azure describes operations here that share a path and differ in the query.
            if let more = root["x-ms-paths"], more.isObject {
                description.operations = joined(description.operations, readPaths(more, ofExtension: true))
            }
            requireAuthorization(in: &description)
            nameGroups(of: &description)
        }
        description.webhooks = readWebhooks(of: root)
        if ["paths", "webhooks", "x-webhooks"].allSatisfy({ root[$0] == nil }), components == nil || version == .v30 {
            let message = "there is no 'paths' member, so there is no operation"
            if components == nil { log.error(message, at: root.place) } else { log.warning(message, at: root.place) }
        }
        separateOperationIDs(&description)
        checkLinks()
        readPendingSchemas()
        breakEmptyCycles()
        description.schemas += outsideSchemas
        description.otherFiles = filesKnown.dropFirst().map(\.root)
        findSubtypes(among: description.schemas)
        joinChoiceCycles()
        breakChoiceCycles()
        for schema in readSchemas { schema.settleReferenceToNull() }
        completeEvents(of: description.operations)
        completeMembers()
        readDataOfEvents(of: description.operations)
        for schema in readSchemas { schema.settleTarget() }
        for schema in readSchemas { schema.settleNull() }
        for index in description.operations.indices { description.operations[index].leaveOutFixedParameters() }
        return description
    }

    /// Reads a component. If it is only a reference to another file, the schema there gets the component's name.
    private func readComponentSchema(_ name: String, _ json: JSON) -> NamedSchema {
        var component = json
        if json.isReferenceOnly, let text = json["$ref"]?.string,
            case .found(let target) = target(named: text, from: file(of: json)), file(of: target) !== main
        {
            component = target
        }
        guard file(of: component) !== main, namedOutside.insert(component.place.id).inserted else {
            return NamedSchema(name: name, schema: schema(at: json))
        }
        let schema = schema(at: component)
        schema.componentName = name
        return NamedSchema(name: name, schema: schema)
    }

    /// Checks `$self` (OpenAPI 3.2 §4.1).
    private func checkAddress() {
        guard version >= .v32, let address = string("$self", in: root) else { return }
        if address.utf8.count > PublishedAddress.limit {
            log.warning(
                "'$self' is over \(PublishedAddress.limit) bytes long, so it is left out",
                at: root["$self"]?.place
            )
        } else if address.contains("#") {
            log.warning("'$self' names the whole document, so its fragment is left out", at: root["$self"]?.place)
        }
    }

    private func readInfo(_ description: inout Description) {
        description.externalDocs = externalDocs(of: root)
        guard let info = object("info", in: root) else {
            if root["info"] == nil {
                log.warning("there is no 'info' member, so the API has no title", at: root.place)
            }
            return
        }
        description.title = string("title", in: info) ?? ""
        description.version = string("version", in: info) ?? ""
        description.summary = string("summary", in: info) ?? string("description", in: info)
        if description.title.isEmpty { log.warning("'info' has no 'title', so the API has no title", at: info.place) }
    }
}

// MARK: readTags

extension DescriptionReader {
    func readTags() -> [Tag] {
        var hasNoted = false
        return elements("tags", in: root).compactMap { tag in
            if let name = tag.string {
                log.warning("a tag should be an object with a 'name', not a string", at: tag.place)
                return Tag(name: name, place: tag.place)
            }
            guard let tag = object(tag, named: "an element of tags"), let name = string("name", in: tag) else {
                return nil
            }
            var read = Tag(name: name, place: tag.place)
            read.summary = string("summary", in: tag, isComment: false)
            read.description = string("description", in: tag, isComment: false)
            read.parent = string("parent", in: tag)
            read.extensions = extensions(of: tag)
            if !hasNoted, version >= .v32, let label = tag["summary"] ?? tag["kind"] {
                log.note("the 'summary' and 'kind' of tags do not change the client", at: label.place)
                hasNoted = true
            }
            return read
        }
    }

    /// Gives each operation the tags that contain its own (OpenAPI 3.2 §4.22).
    func nameGroups(of description: inout Description) {
        let parents = Dictionary(description.tags.map { ($0.name, $0.parent) }) { first, _ in first }
        checkParents(description.tags, parents)
        guard parents.values.contains(where: { $0 != nil }) else { return }
        for index in description.operations.indices {
            var groups = description.operations[index].tags
            var met = Set(groups)
            var next = 0
            // Deeper tags are not followed, because each operation stores all of its groups.
            while next < min(groups.count, 64) {
                if let parent = parents[groups[next]] ?? nil, met.insert(parent).inserted { groups.append(parent) }
                next += 1
            }
            description.operations[index].groups = Array(groups.dropFirst(description.operations[index].tags.count))
        }
    }

    private func checkParents(_ tags: [Tag], _ parents: [String: String?]) {
        for tag in tags {
            guard let parent = tag.parent, parents[parent] == nil else { continue }
            let near = nearest(to: parent, among: tags.map(\.name))
            log.warning(
                "there is no tag '\(parent)', so this parent is ignored\(suggestion(near))",
                at: (tag.place.json?["parent"]?.place ?? tag.place)
            )
        }
    }
}

extension DescriptionReader {
    /// The link to external documentation, as a sentence for a comment (OpenAPI 3.1 §4.8.11).
    func externalDocs(of json: JSON) -> String? {
        json["externalDocs"].flatMap { $0.isNull ? nil : readExternalDocs($0) }
    }

    func readExternalDocs(_ docs: JSON) -> String? {
        // Swag writes an empty one.
        if docs["url"]?.string == "" { return nil }
        guard let url = docs["url"]?.string else {
            log.warning("'externalDocs' must be an object with a 'url', so this one is left out", at: docs.place)
            return nil
        }
        guard let text = docs["description"]?.string, text.contains(where: { !$0.isWhitespace }) else {
            return "See <\(url)>."
        }
        return text.hasSuffix(".") ? "\(text) <\(url)>" : "\(text): <\(url)>"
    }
}
