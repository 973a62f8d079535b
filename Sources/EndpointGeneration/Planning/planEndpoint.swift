import EndpointDescription

extension Planner {
    func planEndpoints() -> [(tag: String?, declaration: Declaration)] {
        description.operations.map { operation in
            (operation.tags.first, planEndpoint(operation))
        }
    }

    private func planEndpoint(_ operation: Operation) -> Declaration {
        let id = operation.id ?? inventedID(operation)
        let node = namespace.declare(id, alternatives: [SwiftName.type(id) + "Endpoint"])
        noteRename(of: id, to: node.name, what: "operation", at: operation.place)
        node.isEndpointScope = true
        let nest = Nest(node)
        let response = planResponse(operation, in: nest)
        let failure = planFailure(operation)
        for name in ["Response", "Failure", "SendError"] { node.reserve(name) }

        var request = RequestPlan(names: NameScope())
        planParameters(operation, into: &request, in: nest)
        planBody(operation, into: &request, in: nest)
        let headers = planHeaders(operation, in: nest)
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
