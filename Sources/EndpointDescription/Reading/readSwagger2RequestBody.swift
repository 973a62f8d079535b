/// Swagger 2.0: a request body is one parameter or consists of form fields.
extension DescriptionReader {
    /// The body that the `body` or `formData` parameters of the operation and its path describe.
    func readSwagger2RequestBody(of operation: JSON, in pathItem: JSON, method: Operation.Method) -> RequestBody? {
        if let body = operation["requestBody"] {
            log.warning(
                "'requestBody' is OpenAPI 3, so it is left out; Swagger 2.0 has body parameters",
                at: body.place
            )
        }
        let parts = bodyParameters(of: operation, in: pathItem)
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
            log.error("an operation has only one body; this is the second one", at: bodies[1].place)
        }
        if parts.count > bodies.count {
            log.error("an operation has either a body or form fields, not both", at: body.place)
        }
        return readBody(body, of: operation)
    }

    /// Whether this is one of the parameters that make up the request's body.
    func isBodyParameter(_ parameter: JSON) -> Bool {
        guard version == .v20, let location = parameter["in"]?.string else { return false }
        return location == "body" || location == "formData"
    }

    private func bodyParameters(of operation: JSON, in pathItem: JSON) -> [JSON] {
        func declared(_ object: JSON) -> [JSON] {
            elements("parameters", in: object).compactMap { $0.isObject ? resolve($0) : nil }.filter(isBodyParameter)
        }
        /// The key of a body is independent of its name, because an operation has only one.
        func key(_ parameter: JSON) -> String {
            parameter["in"]?.string == "body" ? "" : " " + (parameter["name"]?.string ?? "")
        }
        let own = declared(operation)
        let ownKeys = Set(own.map(key))
        return declared(pathItem).filter { !ownKeys.contains(key($0)) } + own
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
            schema.properties.append(Schema.Property(name: name, schema: readSwagger2Schema(of: field, what: what)))
            if bool("required", in: field) == true { schema.required.append(name) }
            guard field["type"]?.string == "array" else { continue }
            var fieldEncoding = MediaTypeObject.Encoding(property: name)
            (fieldEncoding.style, fieldEncoding.explode) = readCollectionFormat(of: field, what: what)
            encoding.append(fieldEncoding)
        }
        guard !schema.properties.isEmpty else { return nil }
        let isMultipart =
            fields.contains { $0["type"]?.string == "file" }
            || mediaTypes("consumes", of: operation).contains { MediaType($0).kind == .multipart }
        if isMultipart {
            for field in encoding where field.explode == false {
                log.note(
                    "each value of the form field '\(field.property)' is sent as a part of its own",
                    at: schema.place
                )
            }
            encoding = []
        }
        let name = isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded"
        var mediaType = MediaTypeObject(MediaType(name), schema: schema, place: schema.place)
        mediaType.encoding = encoding
        return RequestBody(isRequired: !schema.required.isEmpty, content: [mediaType], place: schema.place)
    }
}
