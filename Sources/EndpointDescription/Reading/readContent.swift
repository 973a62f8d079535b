/// Reads request bodies and the media types of bodies.
extension DescriptionReader {
    func readRequestBody(of operation: JSON, method: Operation.Method) -> RequestBody? {
        guard let body = object("requestBody", in: operation), let json = resolve(body) else { return nil }
        if method == .get || method == .head {
            if !isOptionalAndEmpty(json) {
                log.warning(
                    "a \(method.rawValue.uppercased()) request has no content, so this body is left out (RFC 9110 §9.3)",
                    at: body.place
                )
            }
            return nil
        }
        var requestBody = RequestBody(
            isRequired: bool("required", in: json) ?? false,
            content: readContent(of: json),
            place: json.place
        )
        if requestBody.content.isEmpty {
            log.warning("this request body has no media type, so it is left out", at: json.place)
            return nil
        }
        requestBody.description = string("description", in: json)
        requestBody.componentName = componentName(of: json, in: .requestBodies)
        return requestBody
    }

    /// Whether the body is optional and describes no content. Some tools write such a body for operations without one.
    private func isOptionalAndEmpty(_ body: JSON) -> Bool {
        guard body["required"]?.bool != true else { return false }
        return (body["content"]?.members ?? []).allSatisfy { member in
            let schema = member.value["schema"]
            return schema == nil || schema?["$ref"] == nil && schema?["properties"]?.count == 0
        }
    }

    func readContent(of body: JSON) -> [MediaTypeObject] {
        members("content", in: body).compactMap { name, json in
            if name.hasPrefix("x-") { return nil }
            guard let object = object(json, named: name), let resolved = resolve(object) else { return nil }
            let type = MediaType(name)
            if type.subtype == nil {
                log.warning("'\(name)' is not a media type", at: json.place, remedy: "such as application/json")
            }
            var mediaType = MediaTypeObject(type, place: resolved.place)
            if let schema = resolved["schema"], !schema.isNull { mediaType.schema = self.schema(at: schema) }
            if let schema = resolved["itemSchema"], !schema.isNull { mediaType.itemSchema = self.schema(at: schema) }
            mediaType.encoding = members("encoding", in: resolved).compactMap(readEncoding)
            mediaType.example = readExample(of: resolved)
            return mediaType
        }
    }

    private func readEncoding(_ property: String, _ json: JSON) -> MediaTypeObject.Encoding? {
        guard let object = object(json, named: property) else { return nil }
        var encoding = MediaTypeObject.Encoding(property: property)
        encoding.contentType = string("contentType", in: object).map { MediaType($0) }
        if let style = string("style", in: object) {
            encoding.style = Parameter.Style(rawValue: style)
            if encoding.style == nil {
                let near = nearestName(to: style, among: ["form", "spaceDelimited", "pipeDelimited", "deepObject"])
                log.warning("'\(style)' is not a style of a form field\(suggestion(near))", at: object.place)
            }
        }
        encoding.explode = bool("explode", in: object)
        encoding.allowReserved = bool("allowReserved", in: object) ?? false
        encoding.headers = readHeaders(of: object)
        return encoding
    }
}
