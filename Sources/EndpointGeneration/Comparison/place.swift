import EndpointDescription

/// Finds the places in the description that declarations and members are generated from.
extension PlannedClient {
    func place(of node: TypeNode) -> SourceLocation {
        if let schema = origin(of: node) { return schema.place }
        switch declaration(of: node)?.kind {
        case .endpoint(let endpoint)?: return endpoint.origin
        case .webhook(let webhook)?: return webhook.origin
        case .structure, .enumeration, .union, .alias, .failure, .cases, .group, nil: break
        }
        return node.parent.map(place(of:)) ?? description.place
    }

    func placeOfBody(of endpoint: EndpointBlueprint) -> SourceLocation {
        operation(of: endpoint)?.requestBody?.place ?? place(of: endpoint)
    }

    /// - Parameter name: the name of the case for the response's status.
    func place(ofResponse name: String, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: name, in: "responses", of: endpoint) { operation in
            operation.responses.map { (StatusName.caseName(of: $0.status), $0.place) }
        } ?? place(of: endpoint)
    }

    func place(ofStatus status: Response.Status, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: status.written, in: "statuses", of: endpoint) { operation in
            operation.responses.map { ($0.status.written, $0.place) }
        } ?? place(of: endpoint)
    }

    func place(ofHeader key: String, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: key, in: "headers", of: endpoint) { operation in
            operation.responses.flatMap(\.headers).map { ($0.name, $0.place) }
        } ?? place(of: endpoint)
    }

    private func place(of endpoint: EndpointBlueprint) -> SourceLocation {
        endpoint.origin
    }

    private func place(
        of key: String,
        in table: String,
        of endpoint: EndpointBlueprint,
        _ rows: (Operation) -> [(String, SourceLocation)]
    ) -> SourceLocation? {
        guard let operation = operation(of: endpoint) else { return nil }
        return place(of: key, in: "\(table) of \(endpoint.method.token) \(endpoint.path)") { rows(operation) }
    }
}
