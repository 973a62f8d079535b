/// Swagger 2.0: a request body is one parameter or consists of form fields.
extension DescriptionReader {
    /// The body that the `body` or `formData` parameters of the operation and its path describe.
    func readSwagger2RequestBody(of operation: JSON, in pathItems: [JSON], method: Operation.Method) -> RequestBody? {
        if let body = operation["requestBody"], version == .v20 {
            log.warning(
                "'requestBody' is OpenAPI 3, so it is left out; Swagger 2.0 has body parameters",
                at: body.place
            )
        }
        let parts = bodyParameters(of: operation, in: pathItems)
        guard let first = parts.first else { return nil }
        if method == .get || method == .head {
            log.warning(
                "a \(method.token) request has no content, so this body is left out (RFC 9110 §9.3)",
                at: first.place
            )
            return nil
        }
        let bodies = parts.filter { $0["in"]?.string == "body" }
        guard let body = bodies.first else { return readForm(parts, of: operation) }
        if bodies.count > 1 {
            log.error("an operation can have only one body; this is the second one", at: bodies[1].place)
        }
        if parts.count > bodies.count {
            log.error("an operation can have either a body or form fields, not both", at: body.place)
        }
        return readBody(body, of: operation)
    }

    /// The body that an OpenAPI 3 description has in the form of Swagger 2.0. Huma writes form fields in `form`.
    func readMisplacedBody(of operation: JSON, in pathItems: [JSON], method: Operation.Method) -> RequestBody? {
        guard let body = bodyParameters(of: operation, in: pathItems).first else { return nil }
        let location = body["in"]?.string ?? ""
        if let own = operation["requestBody"], !own.isNull {
            log.warning(
                "\"in\": \"\(location)\" is not OpenAPI 3; it is left out, because the operation has a 'requestBody'",
                at: body.place
            )
            return nil
        }
        if method != .get, method != .head {
            log.warning(
                "\"in\": \"\(location)\" is not OpenAPI 3; it is read as the operation's 'requestBody'",
                at: body.place,
                remedy: "describe it under 'requestBody'"
            )
        }
        return readSwagger2RequestBody(of: operation, in: pathItems, method: method)
    }

    /// Whether this is one of the parameters that make up the request's body.
    func isBodyParameter(_ parameter: JSON) -> Bool {
        guard let location = parameter["in"]?.string else { return false }
        return location == "body" || location == "formData" || location == "form" && version > .v20
    }

    private func bodyParameters(of operation: JSON, in pathItems: [JSON]) -> [JSON] {
        func declared(_ object: JSON) -> [JSON] {
            listedParameters(of: [object]).compactMap { $0 }.filter(isBodyParameter)
        }
        /// The key of a body is independent of its name, because an operation has only one.
        func key(_ parameter: JSON) -> String {
            parameter["in"]?.string == "body" ? "" : " " + (parameter["name"]?.string ?? "")
        }
        return pathItems.reduce(declared(operation)) { own, item in
            let keys = Set(own.map(key))
            return declared(item).filter { !keys.contains(key($0)) } + own
        }
    }

    private func readBody(_ json: JSON, of operation: JSON) -> RequestBody {
        let schema = json["schema"].flatMap { $0.isNull ? nil : self.schema(at: $0) }
        if schema == nil { log.warning("this body has no 'schema', so it may be anything", at: json.place) }
        let content = mediaTypes("consumes", of: operation).map { name in
            MediaTypeObject(MediaType(name), schema: schema, place: json.place)
        }
        var body = RequestBody(isRequired: bool("required", in: json) ?? false, content: content, place: json.place)
        body.description = string("description", in: json)
        body.componentName = componentName(of: json, in: .requestBodies)
        return body
    }

    /// The media types of bodies, also where an OpenAPI 3 description has them in the form of Swagger 2.0.
    private func consumed(by operation: JSON) -> [String] {
        if version == .v20 { return mediaTypes("consumes", of: operation) }
        return operation["consumes"].map { readMediaTypes($0, named: "consumes") } ?? []
    }

    /// Reads form fields as one object, whose properties are the fields.
    private func readForm(_ fields: [JSON], of operation: JSON) -> RequestBody? {
        let schema = Schema(place: fields[0].place)
        schema.types = .object
        var encoding: [MediaTypeObject.Encoding] = []
        var met: Set<String> = []
        for field in fields {
            guard let name = string("name", in: field) else {
                log.error("a parameter must have a 'name'", at: field.place)
                continue
            }
            guard met.insert(name).inserted else {
                log.warning("the form field '\(name)' is declared twice; the first one is used", at: field.place)
                continue
            }
            let what = "the form field '\(name)'"
            let own = version > .v20 ? field["schema"].map { self.schema(at: $0) } : nil
            let read = own ?? readSwagger2Schema(of: field, what: what)
            schema.properties.append(Schema.Property(name: name, schema: read))
            if bool("required", in: field) == true { schema.required.append(name) }
            guard field["type"]?.string == "array" else { continue }
            var fieldEncoding = MediaTypeObject.Encoding(property: name, place: field.place)
            (fieldEncoding.style, fieldEncoding.explode) = readCollectionFormat(of: field, what: what)
            encoding.append(fieldEncoding)
        }
        guard !schema.properties.isEmpty else { return nil }
        let isMultipart =
            fields.contains {
                ($0["type"] ?? $0["schema"]?["type"])?.string == "file" || $0["schema"]?["format"]?.string == "binary"
            }
            || consumed(by: operation).contains { MediaType($0).kind == .multipart }
        let name = isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded"
        var mediaType = MediaTypeObject(MediaType(name), schema: schema, place: schema.place)
        mediaType.encoding = encoding
        return RequestBody(isRequired: !schema.required.isEmpty, content: [mediaType], place: schema.place)
    }
}

// MARK: readSwagger2Content

/// Swagger 2.0: reads the media types of bodies from `consumes` and `produces`.
extension DescriptionReader {
    /// A response's content: its `schema` in each of the operation's media types.
    func readSwagger2Content(of response: JSON, _ status: Response.Status, in operation: JSON) -> [MediaTypeObject] {
        if let content = response["content"] {
            log.warning("'content' is OpenAPI 3, so it is left out; Swagger 2.0 has 'schema'", at: content.place)
        }
        guard let json = response["schema"], !json.isNull, !refersToEmptyResponse(json) else {
            return status == .code(200) ? producedBytes(by: operation, at: response.place) : []
        }
        return readSwagger2Content(of: json, examples: response["examples"], in: operation)
    }

    /// Whether a response without content is in place of a schema. Reports a warning if so.
    private func refersToEmptyResponse(_ json: JSON) -> Bool {
        guard let reference = json["$ref"], let target = target(of: reference),
            componentName(of: target, in: .responses) != nil, !target.hasMembersOfSchema,
            let response = resolve(target), response["schema"]?.isNull ?? true
        else { return false }
        reportReference(to: "a response", "the response has no content", at: reference.place)
        return true
    }

    /// The schema in each of the operation's media types.
    func readSwagger2Content(of json: JSON, examples: JSON? = nil, in operation: JSON) -> [MediaTypeObject] {
        let isFile = json["type"]?.string == "file"
        var names = mediaTypes("produces", of: operation, otherwise: isFile ? "*/*" : nil)
        // The document's list of JSON types describes its other responses.
        if isFile, names.allSatisfy({ MediaType($0).kind == .json }) { names = ["*/*"] }
        let schema = schema(at: json)
        let content = names.map { name in
            let type = streamType(MediaType(name), of: json)
            var mediaType = MediaTypeObject(type, schema: schema, place: json.place)
            mediaType.examples = examples?[name].map { [MediaTypeObject.Example(value: $0)] } ?? []
            return mediaType
        }
        return readingWatches(in: content)
    }

    /// Without a schema a response has no content (Swagger 2.0, Response Object), but an operation that itself produces
    /// nothing but texts or bytes, such as CSV, XML or an image, does respond with them.
    private func producedBytes(by operation: JSON, at place: SourceLocation) -> [MediaTypeObject] {
        let types = producedTypes(by: operation).map { MediaType($0) }
        guard types.allSatisfy({ [.octets, .text, .unsupported].contains($0.kind) && $0.subtype != nil }) else {
            return []
        }
        return types.map { MediaTypeObject($0, place: place) }
    }

    /// The media types that the operation itself lists.
    func producedTypes(by operation: JSON) -> [String] {
        guard let list = operation["produces"], list.isArray, list.count > 0 else { return [] }
        return readMediaTypes(list, named: "produces")
    }

    /// The `consumes` or `produces` of the operation, or else of the document; without either, `assumed` or else JSON.
    func mediaTypes(_ member: String, of operation: JSON, otherwise assumed: String? = nil) -> [String] {
        guard version == .v20 else { return [assumed ?? "application/json"] }
        // An operation's empty list overrides the document's list.
        let list = operation[member].flatMap { $0.isNull ? nil : $0 } ?? root[member]
        let names = list.map { readMediaTypes($0, named: member) } ?? []
        return names.isEmpty ? [assumed ?? "application/json"] : names
    }

    private func readMediaTypes(_ list: JSON, named member: String) -> [String] {
        let file = file(of: list)
        if let known = file.sharedLists[list.index] { return known }
        var met: Set<String> = []
        var names = strings(list, named: member).flatMap { mediaTypes(in: $0, at: list.place) }
            .filter { met.insert($0).inserted }
        // Every response repeats the whole list, so its length is limited.
        if names.count > 32 {
            log.warning("'\(member)' lists \(names.count) media types; only the first 32 are used", at: list.place)
            names.removeLast(names.count - 32)
        }
        for name in names where MediaType(name).subtype == nil {
            log.warning(
                "'\(name)' is not a media type, so its content is bytes",
                at: list.place,
                remedy: "write a media type, such as application/json"
            )
        }
        file.sharedLists[list.index] = names
        return names
    }
}

// MARK: readCollectionFormat

/// Swagger 2.0: reads how the values of an array are joined.
extension DescriptionReader {
    /// Reads `collectionFormat`, which only applies to arrays.
    func readCollectionFormat(of json: JSON, _ location: ParameterLocation) -> (Parameter.Style, explode: Bool) {
        switch location {
        case .query:
            guard json["type"]?.string == "array" else { return (.form, true) }
            return readCollectionFormat(of: json, what: "the query parameter '\(json["name"]?.string ?? "")'")
        case .cookie, .querystring: return (.form, true)
        case .path, .header:
            let format = string("collectionFormat", in: json) ?? "csv"
            if format != "csv", json["type"]?.string == "array" {
                log.warning(
                    "'\(format)' is not supported in a \(location.rawValue) parameter; its values are sent with commas",
                    at: (json["collectionFormat"] ?? json).place
                )
            }
            return (.simple, false)
        }
    }

    /// How the values of an array are joined in a query or in a form.
    func readCollectionFormat(of json: JSON, what: String) -> (Parameter.Style, explode: Bool) {
        let format = string("collectionFormat", in: json) ?? "csv"
        let place = (json["collectionFormat"] ?? json).place
        switch format {
        case "csv": return (.form, false)
        case "ssv": return (.spaceDelimited, false)
        case "pipes": return (.pipeDelimited, false)
        case "multi": return (.form, true)
        case "tsv":
            log.warning("tabs ('tsv') are not supported; the values of \(what) are sent with commas", at: place)
        default:
            let near = nearestName(to: format, among: ["csv", "ssv", "tsv", "pipes", "multi"])
            log.warning("'\(format)' is not a 'collectionFormat', so 'csv' is used\(suggestion(near))", at: place)
        }
        return (.form, false)
    }
}

/// Swagger 2.0: a parameter or a header is its own schema.
extension DescriptionReader {
    func readSwagger2Schema(of json: JSON, what: String) -> Schema {
        if json["type"] != nil || json["$ref"] != nil || json["enum"] != nil { return schemaBesideName(in: json) }
        log.warning("\(what) has no 'type'; it is assumed to be a string", at: json.place)
        return assumedString(at: json.place)
    }
}
