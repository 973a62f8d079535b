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

    /// A part has the media type of the whole (RFC 9110 §15.3.7).
    private func completePart(of responses: inout [Response]) {
        guard let part = responses.firstIndex(where: { $0.status == .code(206) && $0.content.isEmpty }),
            let whole = responses.first(where: { $0.status == .code(200) }), !whole.content.isEmpty
        else { return }
        responses[part].content = whole.content
        log.note("the response 206 has no 'content', so it is read like the response 200", at: responses[part].place)
    }

    /// - Parameter object: the reference to the response, or the response itself.
    private func readResponse(_ json: JSON, _ status: Response.Status, of operation: JSON, at object: JSON) -> Response
    {
        if let known = sharedResponses[json.place.id] { return known }
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
        if !isSwagger, response.componentName != nil { sharedResponses[json.place.id] = response }
        return response
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
}
