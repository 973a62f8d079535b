extension DescriptionReader {
    func readResponses(of operation: JSON) -> [Response] {
        guard let responses = object("responses", in: operation) else {
            if operation["responses"] == nil, version <= .v30 {
                log.warning("this operation describes no responses", at: operation.place)
            }
            return []
        }
        return responses.members.compactMap { name, json in
            if name.hasPrefix("x-") { return nil }
            guard let status = readStatus(name) else {
                log.error(
                    "'\(name)' is not a status code",
                    at: json.place,
                    remedy: "write three digits, a range such as '4XX', or 'default'"
                )
                return nil
            }
            guard let object = object(json, named: name), let resolved = resolve(object) else { return nil }
            var response = Response(status: status, place: resolved.place)
            response.summary = string("summary", in: object) ?? string("summary", in: resolved)
            response.description = string("description", in: object) ?? string("description", in: resolved)
            response.content =
                version == .v20
                ? readSwagger2Content(of: resolved, status, in: operation) : readContent(of: resolved)
            response.headers = readHeaders(of: resolved)
            response.links = readLinks(of: resolved)
            response.componentName = componentName(of: resolved, in: .responses)
            return response
        }
    }

    private func readStatus(_ name: String) -> Response.Status? {
        if name == "default" { return .default }
        let bytes = Array(name.utf8)
        guard bytes.count == 3, bytes[0] > ASCII.zero, bytes[0] < UInt8(ascii: "6") else { return nil }
        if bytes[1] | 0x20 == UInt8(ascii: "x"), bytes[2] | 0x20 == UInt8(ascii: "x") {
            return .range(Int(bytes[0] - ASCII.zero))
        }
        return bytes.allSatisfy { $0 &- ASCII.zero < 10 } ? Int(name).map { .code($0) } : nil
    }

    func readHeaders(of object: JSON) -> [Header] {
        members("headers", in: object).compactMap { name, json in
            // OpenAPI 3.1 §4.8.17: a header with this name is ignored.
            if name.lowercased() == "content-type" || name.hasPrefix("x-") && !json.isObject { return nil }
            guard let object = self.object(json, named: name), let resolved = resolve(object) else { return nil }
            var header = Header(name: name, place: resolved.place)
            header.description = string("description", in: object) ?? string("description", in: resolved)
            header.isRequired = bool("required", in: resolved) ?? false
            header.isDeprecated = bool("deprecated", in: resolved) ?? false
            header.explode = bool("explode", in: resolved) ?? false
            (header.schema, header.contentType) = readShape(of: resolved, what: "the header '\(name)'")
            return header
        }
    }

    private func readLinks(of response: JSON) -> [Link] {
        members("links", in: response).compactMap { name, json in
            guard !name.hasPrefix("x-"), let object = object(json, named: name), let resolved = resolve(object) else {
                return nil
            }
            var link = Link(name: name, place: resolved.place)
            link.description = string("description", in: resolved)
            link.parameters = members("parameters", in: resolved)
            link.requestBody = resolved["requestBody"]
            if let id = resolved["operationId"], let text = string(id, named: "operationId") {
                link.operationID = text
                linkedOperationIDs.append(id)
            } else if let reference = resolved["operationRef"] {
                guard let target = target(of: reference) else { return nil }
                link.operation = target.place
            } else {
                log.warning("the link '\(name)' names no operation, so it is left out", at: resolved.place)
                return nil
            }
            return link
        }
    }
}
