import EndpointDescription

extension Planner {
    func planEndpoints() -> [(tag: String?, declaration: Declaration)] {
        let operations = description.operations.map(\.byDelivery)
        var endpoints = operations.map { operation in
            [(tag: group(of: operation.whole), declaration: planEndpoint(operation.whole))]
        }
        // Names that the author gave come first.
        for (index, operation) in operations.enumerated() {
            guard let streamed = operation.streamed else { continue }
            let twin = planStreamed(streamed, beside: &endpoints[index][0].declaration)
            endpoints[index].append((group(of: streamed), twin))
        }
        return endpoints.flatMap { $0 }
    }

    /// The tag that names the file.
    private func group(of operation: Operation) -> String? {
        operation.tags.first.map { choices.tags[$0] ?? $0 }
    }

    /// - Parameter fixedQuery: Swift values of query parameters that are not the caller's to choose.
    func planEndpoint(_ operation: Operation, suffix: String = "", fixedQuery: [String: String] = [:]) -> Declaration {
        let id = (operation.id ?? inventedID(operation)) + suffix
        let node = chosenNode(of: operation, suffix: suffix) ?? declare(id, for: operation)
        node.isEndpointScope = true
        let nest = Nest(node)
        if suffix.isEmpty, let rule = paginationRule(of: operation) {
            paginationRules[node] = rule
            // What a page is made of, by the protocol.
            node.reserve("Item")
        }
        let response = planResponse(operation, in: nest)
        let failure = planFailure(operation)
        for name in ["Response", "Failure", "SendError"] { node.reserve(name) }

        var request = RequestPlan(names: NameScope())
        request.fixedQuery = fixedQuery
        planParameters(operation, into: &request, in: nest)
        planBody(operation, into: &request, in: nest)
        let headers = planHeaders(operation, in: nest)
        planCallbacks(operation, in: nest)
        let endpoint = EndpointBlueprint(
            id: operation.id ?? "\(operation.method.rawValue.uppercased()) \(operation.path)",
            method: operation.method.rawValue,
            path: operation.path,
            tags: operation.tags,
            server: serverOverride(of: operation),
            security: security(of: operation),
            call: planCall(operation),
            pathPieces: request.pathPieces,
            properties: request.inInitializerOrder,
            calls: request.calls,
            response: response.type,
            declaresResponse: response.isDeclared,
            failure: failure?.node,
            outcomes: response.outcomes + (failure?.outcomes ?? []) + [
                response.lastResort ?? failure?.lastResort ?? .init(pattern: nil, result: .undocumented)
            ],
            accept: response.accept,
            isStreamed: response.isStreamed,
            headers: headers,
            nested: nest.declarations
        )
        return Declaration(
            node: node,
            documentation: documentation(of: operation),
            isDeprecated: operation.isDeprecated,
            kind: .endpoint(endpoint)
        )
    }

    private func declare(_ id: String, for operation: Operation) -> TypeNode {
        let node = namespace.declare(id, alternatives: [SwiftName.type(id) + "Endpoint"])
        noteRename(of: id, to: node.name, what: "operation", at: operation.place)
        return node
    }

    /// `GET /pets/{petId}` → `getPetsByPetId`.
    private func inventedID(_ operation: Operation) -> String {
        var words = [operation.method.rawValue]
        for segment in operation.path.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == "?" || $0 == "#" }) {
            if segment.hasPrefix("{"), segment.hasSuffix("}") {
                words += ["by", String(segment.dropFirst().dropLast())]
            } else {
                words.append(String(segment))
            }
        }
        return words.joined(separator: "-")
    }
}

/// What one operation asks of the caller, as it grows.
struct RequestPlan {
    var names: NameScope
    var pathPieces: [EndpointBlueprint.PathPiece] = []
    var calls: [RequestCall] = []
    /// Swift values of query parameters that are not the caller's to choose.
    var fixedQuery: [String: String] = [:]
    private var path: [PropertyBlueprint] = []
    private var required: [PropertyBlueprint] = []
    private var optional: [PropertyBlueprint] = []

    init(names: NameScope) {
        self.names = names
    }

    mutating func add(_ property: PropertyBlueprint, inPath: Bool = false) {
        if inPath {
            path.append(property)
        } else if case .optional = property.presence {
            optional.append(property)
        } else {
            required.append(property)
        }
    }

    /// What must be given comes first, the path before the rest.
    var inInitializerOrder: [PropertyBlueprint] { path + required + optional }
}
