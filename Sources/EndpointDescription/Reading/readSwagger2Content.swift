/// Swagger 2.0: reads the media types of bodies from `consumes` and `produces`.
extension DescriptionReader {
    /// A response's content: its `schema` in each of the operation's media types.
    func readSwagger2Content(of response: JSON, _ status: Response.Status, in operation: JSON) -> [MediaTypeObject] {
        if let content = response["content"] {
            log.warning("'content' is OpenAPI 3, so it is left out; Swagger 2.0 has 'schema'", at: content.place)
        }
        guard let json = response["schema"], !json.isNull else {
            return status == .code(200) ? producedBytes(by: operation, at: response.place) : []
        }
        let isFile = json["type"]?.string == "file"
        let names = mediaTypes("produces", of: operation, otherwise: isFile ? "application/octet-stream" : nil)
        let schema = schema(at: json)
        return names.map { name in
            var mediaType = MediaTypeObject(MediaType(name), schema: schema, place: json.place)
            mediaType.example = response["examples"]?[name]
            return mediaType
        }
    }

    /// Without a schema a response has no content (Swagger 2.0, Response Object), but an operation that itself produces
    /// nothing but bytes, such as an archive or an image, does respond with them.
    private func producedBytes(by operation: JSON, at place: SourceLocation) -> [MediaTypeObject] {
        guard let list = operation["produces"], list.isArray, list.count > 0 else { return [] }
        let types = readMediaTypes(list, named: "produces").map { MediaType($0) }
        guard types.allSatisfy({ $0.kind == .octets && $0.subtype != nil }) else { return [] }
        return types.map { MediaTypeObject($0, place: place) }
    }

    /// The `consumes` or `produces` of the operation, or else of the document; without either, `assumed` or else JSON.
    func mediaTypes(_ member: String, of operation: JSON, otherwise assumed: String? = nil) -> [String] {
        // An operation's empty list overrides the document's list.
        let list = operation[member].flatMap { $0.isNull ? nil : $0 } ?? root[member]
        let names = list.map { readMediaTypes($0, named: member) } ?? []
        return names.isEmpty ? [assumed ?? "application/json"] : names
    }

    private func readMediaTypes(_ list: JSON, named member: String) -> [String] {
        let file = file(of: list)
        if let known = file.sharedLists[list.index] { return known }
        var met: Set<String> = []
        var names = strings(list, named: member).filter { met.insert($0).inserted }
        // Every response repeats the whole list, so its length is limited.
        if names.count > 32 {
            log.warning("'\(member)' lists \(names.count) media types; only the first 32 are used", at: list.place)
            names.removeLast(names.count - 32)
        }
        for name in names where MediaType(name).subtype == nil {
            log.warning("'\(name)' is not a media type", at: list.place, remedy: "such as application/json")
        }
        file.sharedLists[list.index] = names
        return names
    }
}
