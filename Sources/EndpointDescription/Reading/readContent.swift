/// Reads request bodies and the media types of bodies.
extension DescriptionReader {
    func readRequestBody(of operation: JSON, method: Operation.Method) -> RequestBody? {
        guard let body = operation["requestBody"].flatMap({ object($0, named: "requestBody") }),
            let json = resolveIgnoringSiblings(body)
        else { return nil }
        if method == .get || method == .head {
            if !isOptionalAndEmpty(json) {
                log.warning(
                    "a \(method.token) request has no content, so this body is left out (RFC 9110 §9.3)",
                    at: body.place
                )
            }
            return nil
        }
        if isSchema(json, inPlaceOf: "a request body", at: body) {
            return RequestBody(isRequired: false, content: jsonContent(of: body), place: json.place)
        }
        var requestBody = readRequestBody(json)
        if requestBody.content.isEmpty {
            log.warning(
                "this request body has no media type, so it is left out",
                at: json.place,
                remedy: "write {\"content\": {\"application/json\": {\"schema\": …}}}"
            )
            return nil
        }
        requestBody.description = string("description", in: body) ?? requestBody.description
        return requestBody
    }

    private func readRequestBody(_ json: JSON) -> RequestBody {
        if let known = sharedBodies[json.identity] { return known }
        var body = RequestBody(
            isRequired: bool("required", in: json) ?? false,
            content: readContent(of: json),
            place: json.place
        )
        check(json, for: known.ofRequestBody)
        body.description = string("description", in: json)
        body.componentName = componentName(of: json, in: .requestBodies)
        if body.componentName != nil { sharedBodies[json.identity] = body }
        return body
    }

    /// Whether the body is optional and has no described content. Some tools write such a body for operations without
    /// one.
    private func isOptionalAndEmpty(_ body: JSON) -> Bool {
        guard body["required"]?.bool != true else { return false }
        return (body["content"]?.members ?? []).allSatisfy { member in
            let schema = member.value["schema"]
            return schema == nil || schema?["$ref"] == nil && schema?["properties"]?.count == 0
        }
    }

    func readContent(of body: JSON) -> [MediaTypeObject] {
        if let content = body["content"], lacksMediaType(content) {
            log.warning(
                "'schema' is not under a media type, so it is read as that of application/json",
                at: (content["schema"] ?? content).place,
                remedy: "write {\"application/json\": {\"schema\": …}}"
            )
            return readMediaType("application/json", content).map { [$0] } ?? []
        }
        return members("content", in: body).flatMap { name, json -> [MediaTypeObject] in
            if name.hasPrefix("x-"), !name.contains("/") { return [] }
            return mediaTypes(in: name, at: json.place).compactMap { readMediaType($0, json) }
        }
    }

    /// The media types of a name such as `application/json, application/xml`.
    func mediaTypes(in name: String, at place: SourceLocation) -> [String] {
        guard name.utf8.contains(UInt8(ascii: ",")), !name.utf8.contains(UInt8(ascii: "\"")) else { return [name] }
        let types = name.split(separator: ",").map { String($0.drop { $0 == " " }) }
        guard types.count <= DescriptionReader.mostMediaTypesOfName,
            types.allSatisfy({ MediaType($0).subtype != nil })
        else { return [name] }
        log.warning(
            "'\(name)' is a list, so each of its media types is read",
            at: place,
            remedy: "write one entry for each media type"
        )
        return types
    }

    /// Each of them becomes an entry of its own.
    private static let mostMediaTypesOfName = 16

    private func lacksMediaType(_ content: JSON) -> Bool {
        content["schema"]?.isObject == true && !content.members.contains { $0.name.contains("/") }
    }

    private func readMediaType(_ name: String, _ json: JSON) -> MediaTypeObject? {
        guard let object = object(json, named: name), let resolved = resolve(object) else { return nil }
        let schema = schema(ofMediaType: resolved, name, at: object)
        let type = streamType(MediaType(name), of: schema)
        if type.subtype == nil {
            log.warning(
                "'\(name)' is not a media type, so its content is bytes",
                at: json.place,
                remedy: "write a media type, such as application/json"
            )
        }
        var mediaType = MediaTypeObject(type, place: resolved.place)
        mediaType.schema = schema.map { self.schema(at: $0) }
        mediaType.itemSchema = readItemSchema(of: resolved, type)
        readEncodings(of: &mediaType, from: resolved)
        mediaType.examples = readExamples(of: resolved)
        return mediaType
    }

    /// The member `schema`, or else the media type itself if it is a schema.
    private func schema(ofMediaType json: JSON, _ name: String, at object: JSON) -> JSON? {
        if let schema = json["schema"], !schema.isNull { return schema }
        guard json["itemSchema"] == nil, isSchema(json) else { return nil }
        log.warning(
            "the schema of '\(name)' is not under 'schema', but is read as if it were",
            at: object.place,
            remedy: "write {\"schema\": …}"
        )
        return object
    }

    /// Whether a request body or a response is a schema, or refers to one.
    private func isSchema(_ json: JSON, inPlaceOf what: String, at object: JSON) -> Bool {
        let isOther = [.responses, .requestBodies].contains { componentName(of: json, in: $0) != nil }
        let hasContent = json["content"] != nil || json["schema"] != nil
        guard !isOther, !hasContent, isSchema(json) else { return false }
        log.warning(
            "a schema is in place of \(what); it is read as the schema of its content",
            at: object.place,
            remedy: version == .v20
                ? "write {\"schema\": …}" : "write {\"content\": {\"application/json\": {\"schema\": …}}}"
        )
        return true
    }

    /// The content of a response that has its schema in the place where Swagger 2.0 has it.
    private func readMisplacedSchema(of response: JSON) -> [MediaTypeObject]? {
        guard let schema = response["schema"], schema.isObject, response["content"] == nil else { return nil }
        log.warning(
            "the 'schema' of this response is not under 'content'; it is read as that of JSON",
            at: schema.place,
            remedy: "write {\"content\": {\"application/json\": {\"schema\": …}}}"
        )
        return jsonContent(of: schema)
    }

    private func jsonContent(of schema: JSON) -> [MediaTypeObject] {
        let type = streamType(MediaType("application/json"), of: schema)
        return [MediaTypeObject(type, schema: self.schema(at: schema), place: schema.place)]
    }

    /// Whether it is a component schema, or has members that only schemas have, with values that those have. A lone
    /// `"type": "object"` only states that the body is JSON.
    func isSchema(_ json: JSON) -> Bool {
        if componentName(of: json, in: .schemas) != nil { return true }
        if json["properties"]?.isObject == true || json["items"]?.isObject == true { return true }
        if json["additionalProperties"]?.isObject == true { return true }
        if ["allOf", "oneOf", "anyOf"].contains(where: { json[$0]?.isArray == true }) { return true }
        if json.valuesOfEnum != nil { return true }
        guard let type = json["type"] else { return false }
        return type.isArray || type.isString && type.string != "object"
    }

    /// The media type of a body with a JSON text on each line. protoc-gen-openapiv2 describes the stream of a gRPC
    /// service only by a title.
    func streamType(_ type: MediaType, of schema: JSON?) -> MediaType {
        guard type.isPlainJSON, let schema, let title = resolve(schema)?["title"]?.string,
            title.hasPrefix("Stream result of ")
        else { return type }
        return type.of(kind: .stream(.jsonLines))
    }

    private func readItemSchema(of mediaType: JSON, _ type: MediaType) -> Schema? {
        guard let schema = mediaType["itemSchema"], !schema.isNull else { return nil }
        guard type.isStream || type.kind == .multipart else {
            log.warning(
                "'itemSchema' requires a sequential media type, and \(type.text) is not one, so it is left out",
                at: schema.place,
                remedy: "use a sequential one, such as application/jsonl, or describe the whole value by 'schema'"
            )
            return nil
        }
        return self.schema(at: schema)
    }

    /// Reads the encodings of parts and fields: by name, or by position (OpenAPI 3.2 §4.14).
    func readEncodings(of mediaType: inout MediaTypeObject, from json: JSON) {
        mediaType.encoding = members("encoding", in: json).compactMap(readEncoding)
        mediaType.prefixEncoding = elements("prefixEncoding", in: json).compactMap { readEncoding("", $0) }
        mediaType.itemEncoding = json["itemEncoding"].flatMap { readEncoding("", $0) }
        leaveOutStyles(of: &mediaType)
        if json["encoding"] != nil, let positional = json["prefixEncoding"] ?? json["itemEncoding"] {
            log.warning(
                "parts have names or positions: 'encoding' is used only for an object, and 'prefixEncoding' and "
                    + "'itemEncoding' only for an array",
                at: positional.place
            )
        }
    }

    /// OpenAPI 3.0 §4.7.15.1 applies styles only to urlencoded bodies, OpenAPI 3.1 §4.8.15.1.2 to form data as well.
    private func leaveOutStyles(of mediaType: inout MediaTypeObject) {
        let type = mediaType.type
        let isFormData = type.essence == "multipart/form-data"
        guard type.kind != .form, version == .v30 || !isFormData else { return }
        func withoutStyle(_ encoding: MediaTypeObject.Encoding) -> MediaTypeObject.Encoding {
            if !encoding.hasOnlyDefaultStyle, isFormData {
                log.note(
                    "OpenAPI 3.0 ignores 'style' and 'explode' unless the body is urlencoded",
                    at: encoding.place,
                    remedy: "describe the API in OpenAPI 3.1, where parts have styles"
                )
            } else if !encoding.hasOnlyDefaultStyle {
                log.note("'style' and 'explode' have no effect in \(type.essence)", at: encoding.place)
            }
            var bare = encoding
            (bare.style, bare.explode, bare.allowReserved) = (nil, nil, nil)
            return bare
        }
        mediaType.encoding = mediaType.encoding.map(withoutStyle)
        mediaType.prefixEncoding = mediaType.prefixEncoding.map(withoutStyle)
        mediaType.itemEncoding = mediaType.itemEncoding.map(withoutStyle)
    }

    private func readEncoding(_ property: String, _ json: JSON) -> MediaTypeObject.Encoding? {
        guard let object = object(json, named: property.isEmpty ? "an encoding" : property) else { return nil }
        for name in ["encoding", "prefixEncoding", "itemEncoding"] {
            guard let nested = object[name] else { continue }
            log.note(
                "nested parts are sent as the caller passes them, so '\(name)' is left out",
                at: nested.place
            )
        }
        var encoding = MediaTypeObject.Encoding(property: property, place: json.place)
        encoding.contentType = string("contentType", in: object).map { MediaType($0) }
        if let style = string("style", in: object) {
            let styles = ["form", "spaceDelimited", "pipeDelimited", "deepObject"]
            if styles.contains(style) {
                encoding.style = Parameter.Style(rawValue: style)
            } else {
                let near = nearestName(to: style, among: styles)
                log.warning(
                    "'\(style)' is not a style of a form field, so it is ignored\(suggestion(near))",
                    at: (object["style"] ?? object).place
                )
            }
        }
        encoding.explode = bool("explode", in: object)
        encoding.allowReserved = bool("allowReserved", in: object)
        encoding.headers = readHeaders(of: object)
        return encoding
    }
}

// MARK: readResponses

extension DescriptionReader {
    func readResponses(of operation: JSON) -> [Response] {
        guard let responses = object("responses", in: operation) else {
            if operation["responses"] == nil, version <= .v30 {
                log.warning(
                    "this operation describes no responses, so callers get the bytes of any success",
                    at: operation.place
                )
            }
            return []
        }
        var statuses: Set<Response.Status> = []
        var read: [Response] = responses.members.compactMap { name, json in
            if name.hasPrefix("x-") { return nil }
            guard let status = Response.Status(name) ?? readMisspelledStatus(name, beside: responses, at: json.place)
            else {
                log.error(
                    "'\(name)' is not a status code",
                    at: json.place,
                    remedy: "write a code from 100 to 599, a range such as '4XX', or 'default'"
                )
                return nil
            }
            guard statuses.insert(status).inserted else {
                log.warning("the status '\(name)' is described twice; the first one is used", at: json.place)
                return nil
            }
            if json.isNull {
                log.warning(
                    "the response '\(name)' is null and is read as one without a body",
                    at: json.place,
                    remedy: "write {\"description\": …}, or leave it out"
                )
                return Response(status: status, place: json.place)
            }
            guard let object = object(json, named: name), let resolved = resolveIgnoringSiblings(object) else {
                return nil
            }
            var response = readResponse(resolved, status, of: operation, at: object)
            response.status = status
            response.summary = string("summary", in: object) ?? response.summary
            response.description = string("description", in: object) ?? response.description
            return response
        }
        if version > .v20 { completePart(of: &read) }
        return read
    }

    /// A part of text or of bytes has the media type of the whole (RFC 9110 §15.3.7).
    private func completePart(of responses: inout [Response]) {
        guard let part = responses.firstIndex(where: { $0.status == .code(206) && $0.content.isEmpty }),
            let whole = responses.first(where: { $0.status == .code(200) }), !whole.content.isEmpty,
            whole.content.allSatisfy({ $0.type.kind == .text || $0.type.kind == .octets })
        else { return }
        responses[part].content = whole.content
        log.note("the response 206 has no 'content', so it is read like the response 200", at: responses[part].place)
    }

    /// - Parameter object: the reference to the response, or the response itself.
    private func readResponse(_ json: JSON, _ status: Response.Status, of operation: JSON, at object: JSON) -> Response
    {
        if let known = sharedResponses[json.identity] { return known }
        var response = Response(status: status, place: json.place)
        response.summary = string("summary", in: json)
        response.description = string("description", in: json)
        response.headers = readHeaders(of: json)
        response.links = readLinks(of: json)
        response.componentName = componentName(of: json, in: .responses)
        let isSwagger = version == .v20
        if isSchema(json, inPlaceOf: "a response", at: object) {
            response.content = isSwagger ? readSwagger2Content(of: object, in: operation) : jsonContent(of: object)
            return response
        }
        let misplaced = isSwagger ? nil : readMisplacedSchema(of: json)
        check(json, for: misplaced == nil ? known.ofResponse : known.ofResponseWithSchema)
        response.content =
            isSwagger ? readSwagger2Content(of: json, status, in: operation) : misplaced ?? readContent(of: json)
        if isSwagger, response.content.isEmpty { response.produced = producedTypes(by: operation) }
        // The media types of Swagger 2.0 are those of the operation.
        if !isSwagger, response.componentName != nil { sharedResponses[json.identity] = response }
        return response
    }

    /// `"200 "` and `Default`, unless the operation describes the status in the right spelling too.
    private func readMisspelledStatus(
        _ name: String,
        beside responses: JSON,
        at place: SourceLocation
    ) -> Response.Status? {
        let words = name.lowercased().split(whereSeparator: \.isWhitespace)
        guard words.count == 1, let letters = words.first.map(String.init), let status = Response.Status(letters),
            member(letters, of: responses) == nil
        else { return nil }
        log.warning("the status '\(name)' is read as '\(letters)'", at: place)
        return status
    }

    func readHeaders(of object: JSON) -> [Header] {
        members("headers", in: object).compactMap { name, json in
            // OpenAPI 3.1 §4.8.17: a header with this name is ignored.
            if name.lowercased() == "content-type" || name.hasPrefix("x-") && !json.isObject { return nil }
            guard let object = self.object(json, named: name), let resolved = resolveIgnoringSiblings(object) else {
                return nil
            }
            var header = Header(name: name, place: resolved.place)
            header.description = string("description", in: object) ?? string("description", in: resolved)
            // A schema in place of a header lists members.
            if resolved["required"]?.isArray != true { header.isRequired = bool("required", in: resolved) ?? false }
            header.isDeprecated = bool("deprecated", in: resolved) ?? false
            header.explode = bool("explode", in: resolved) ?? false
            (header.schema, header.contentType) = readShape(
                of: resolved,
                what: "the header '\(name)'",
                at: object.place
            )
            if version == .v20, resolved["type"]?.string == "array",
                let format = string("collectionFormat", in: resolved), ["ssv", "tsv", "pipes"].contains(format)
            {
                log.note(
                    "the header '\(name)' is read as text: its values are separated by '\(format)', not by commas",
                    at: header.place
                )
                header.schema = nil
            }
            return header
        }
    }
}
