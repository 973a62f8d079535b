import EndpointDescription

/// Where in the description stands what became this or that.
extension PlannedClient {
    func place(of node: TypeNode) -> SourceLocation {
        if let schema = origin(of: node) { return schema.place }
        switch declaration(of: node)?.kind {
        case .endpoint(let endpoint)?:
            if let operation = operation(of: endpoint) { return operation.place }
        case .webhook(let webhook)?:
            let place = place(of: webhook.key, in: "webhooks") {
                let received = description.webhooks + description.operations.flatMap(\.callbacks)
                return received.map { ($0.callbackName ?? $0.path, $0.place) }
            }
            if let place { return place }
        default: break
        }
        return node.parent.map(place(of:)) ?? description.place
    }

    /// A member of an object, wherever among those that it is put together from.
    func place(ofMember key: String, of node: TypeNode) -> SourceLocation {
        guard let schema = origin(of: node) else { return place(of: node) }
        return place(of: key, in: "members of \(node.dottedName)") {
            schema.parts.flatMap(\.properties).map { ($0.name, $0.schema.place) }
        } ?? schema.place
    }

    /// A value of an enum.
    func place(ofValue value: Literal, of node: TypeNode) -> SourceLocation {
        guard let schema = origin(of: node) else { return place(of: node) }
        return place(of: SwiftText.literal(value), in: "values of \(node.dottedName)") {
            let parts = schema.parts + (schema.oneOf + schema.anyOf).flatMap(\.parts)
            let values = parts.flatMap { ($0.allowedValues ?? []) + ($0.constant.map { [$0] } ?? []) }
            return values.map { ($0.string.map(SwiftText.literal) ?? $0.text, $0.place) }
        } ?? schema.place
    }

    /// One of the shapes of a union.
    func place(ofAlternative type: SwiftType, of node: TypeNode) -> SourceLocation {
        guard let schema = origin(of: node) else { return place(of: node) }
        guard let origin = type.node.flatMap(origin) else { return schema.place }
        return place(of: "\(ObjectIdentifier(origin.target))", in: "alternatives of \(node.dottedName)") {
            schema.parts.flatMap { $0.oneOf + $0.anyOf }.map { ("\(ObjectIdentifier($0.target))", $0.place) }
        } ?? schema.place
    }

    /// A parameter, else the body.
    func place(ofParameter key: String, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: key, in: "parameters", of: endpoint) { operation in
            operation.parameters.map { ($0.name, $0.place) }
        } ?? operation(of: endpoint)?.requestBody?.place ?? place(of: endpoint)
    }

    /// - Parameter name: of the case that stands for the response's status.
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
        operation(of: endpoint)?.place ?? description.place
    }

    private func place(
        of key: String,
        in table: String,
        of endpoint: EndpointBlueprint,
        _ rows: (Operation) -> [(String, SourceLocation)]
    ) -> SourceLocation? {
        guard let operation = operation(of: endpoint) else { return nil }
        return place(of: key, in: "\(table) of \(endpoint.method.rawValue) \(endpoint.path)") { rows(operation) }
    }
}

extension Schema {
    /// This schema and all that it is put together from.
    fileprivate var parts: [Schema] { reachable(from: [self], along: \.composition) }
}
