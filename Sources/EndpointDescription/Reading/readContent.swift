/// Reads the media types of bodies.
extension DescriptionReader {
    func readContent(of body: JSON) -> [MediaTypeObject] {
        if let content = body["content"], lacksMediaType(content) {
            log.warning(
                "'schema' is not under a media type, so it is read as that of application/json",
                at: (content["schema"] ?? content).place,
                remedy: "write {\"application/json\": {\"schema\": …}}"
            )
            return readMediaType("application/json", content).map { [$0] } ?? []
        }
        let content = members("content", in: body).flatMap { name, json -> [MediaTypeObject] in
            if name.hasPrefix("x-"), !name.contains("/") { return [] }
            return mediaTypes(in: name, at: json.place).compactMap { readMediaType($0, json) }
        }
        return readingWatches(in: content)
    }

    /// Kubernetes names a response with an event on each line `application/json;stream=watch`. Next to plain JSON, it is a
    /// form that only a parameter selects, so plain JSON comes first.
    func readingWatches(in content: [MediaTypeObject]) -> [MediaTypeObject] {
        var watches = content.filter(\.type.isWatch)
        guard !watches.isEmpty else { return content }
        let others = content.filter { !$0.type.isWatch }
        if !others.contains(where: \.type.isPlainJSON) {
            for index in watches.indices { watches[index].type = watches[index].type.of(kind: .stream(.jsonLines)) }
        }
        return others + watches
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
    func isSchema(_ json: JSON, inPlaceOf what: String, at object: JSON) -> Bool {
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

    func jsonContent(of schema: JSON) -> [MediaTypeObject] {
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
}
