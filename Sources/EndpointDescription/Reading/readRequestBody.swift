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
        if let known = sharedBodies[json.place.id] { return known }
        var body = RequestBody(
            isRequired: bool("required", in: json) ?? false,
            content: readContent(of: json),
            place: json.place
        )
        check(json, for: known.ofRequestBody)
        body.description = string("description", in: json)
        body.componentName = componentName(of: json, in: .requestBodies)
        if body.componentName != nil { sharedBodies[json.place.id] = body }
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
}
