extension DescriptionReader {
    func readOperation(
        _ operation: inout Operation,
        from json: JSON,
        in pathItems: [JSON],
        shared: [Parameter],
        role: Role
    ) {
        check(json, for: known.ofOperation)
        operation.id = string("operationId", in: json).flatMap { $0.isEmpty ? nil : $0 }
        operation.summary = string("summary", in: json) ?? operation.summary
        operation.description = string("description", in: json) ?? operation.description
        operation.externalDocs = externalDocs(of: json)
        operation.tags = json["tags"].map { strings($0, named: "tags") } ?? []
        operation.isDeprecated = bool("deprecated", in: json) ?? false
        operation.extensions = extensions(of: json)
        operation.rules = readCallRules(operation.extensions, isWhole: false, into: log)
        if let rule = readPaginationRule(operation.extensions, whole: root["x-fern-pagination"], into: log) {
            operation.paginationRules = [rule]
        }
        operation.security = readSecurity(of: json)
        operation.servers =
            (version == .v20 ? readSwagger2Servers(of: json) : readServers(of: json)) ?? operation.servers
        operation.parameters = merge(readParameters(of: json), into: shared)
        if operation.security == nil {
            operation.authorizationParameter = authorizationParameter(in: [json] + pathItems)
        }
        checkQuerystring(of: &operation)
        operation.requestBody =
            version == .v20
            ? readSwagger2RequestBody(of: json, in: pathItems, method: operation.method)
            : readMisplacedBody(of: json, in: pathItems, method: operation.method)
                ?? readRequestBody(of: json, method: operation.method)
        if operation.requestBody?.content.contains(where: { $0.type.kind == .octets }) == true {
            operation.contentTypeParameter = contentTypeParameter(in: [json] + pathItems)
        }
        operation.responses = readResponses(of: json)
        switch role {
        case .path:
            readPathParameters(of: &operation, declaredIn: [json] + pathItems)
            noteID(of: operation, json)
            operation.callbacks = readCallbacks(of: json)
        case .webhook:
            noteID(of: operation, json)
            noteCallbacks(of: json)
        case .callback: noteCallbacks(of: json)
        }
    }

    /// The callbacks of a received request are not read: the app sends them, and references between callbacks may form
    /// cycles.
    private func noteCallbacks(of operation: JSON) {
        guard let callbacks = operation["callbacks"], callbacks.count > 0 else { return }
        log.note("the callbacks of a webhook or a callback are left to the caller", at: callbacks.place)
    }

    /// An operation's own parameters replace shared ones with the same name and location.
    func merge(_ own: [Parameter], into shared: [Parameter]) -> [Parameter] {
        guard !shared.isEmpty else { return own }
        var merged = shared
        var indices: [String: Int] = [:]
        for (index, parameter) in shared.enumerated() { indices[parameter.key] = index }
        for parameter in own {
            if let index = indices[parameter.key] {
                merged[index] = parameter
            } else {
                merged.append(parameter)
            }
        }
        return merged
    }

    /// Checks that the operations that links name exist. All operations must be known.
    func checkLinks() {
        for link in linkedOperationIDs {
            guard let id = link.string, operationIDs[id] == nil else { continue }
            let near = nearest(to: id, among: operationIDs.keys.sorted())
            log.warning("there is no operation '\(id)', so the link is left out\(suggestion(near))", at: link.place)
        }
    }
}
