import EndpointDescription

/// Which schemas travel in requests, which in responses; what both see must suit both.
struct SchemaUsage {
    private let inRequests: Set<Schema>
    private let inResponses: Set<Schema>
    private let inPatches: Set<Schema>

    init(_ description: Description, _ hierarchies: DiscriminatorHierarchies) {
        var requests: [Schema] = []
        var responses: [Schema] = []
        var patches: [Schema] = []
        for use in description.operations.flatMap(\.schemaUses) {
            if use.site.isInRequest { requests.append(use.schema) }
            if use.site.isInResponse { responses.append(use.schema) }
        }
        for operation in description.operations where operation.method == .patch {
            for use in operation.schemaUses { if use.site.isJSONBody { patches.append(use.schema) } }
        }
        // The client reads what the service sends by itself, as it reads responses.
        for received in description.webhooks + description.operations.flatMap(\.callbacks) {
            responses += received.schemaUses.filter(\.site.isInRequest).map(\.schema)
        }
        inRequests = Set(schemasNeeded(by: requests, substitutes: hierarchies.members(of:)))
        inResponses = Set(schemasNeeded(by: responses, substitutes: hierarchies.members(of:)))
        inPatches = Set(schemasNeeded(by: patches, substitutes: hierarchies.members(of:)))
    }

    func isInRequest(_ schema: Schema) -> Bool { inRequests.contains(schema) }
    func isInResponse(_ schema: Schema) -> Bool { inResponses.contains(schema) }
    func isInPatch(_ schema: Schema) -> Bool { inPatches.contains(schema) }

    /// Whether a member that may be left out or `null` tells the two apart.
    ///
    /// It does in what only requests carry, and in whatever a PATCH sends: there `null` clears a member that is otherwise
    /// left alone (RFC 7396). For those who read, both are no value.
    func tellsNullFromAbsent(_ schema: Schema) -> Bool {
        (isInRequest(schema) && !isInResponse(schema)) || isInPatch(schema)
    }
}

extension SchemaUse.Site {
    fileprivate var isJSONBody: Bool {
        guard case .requestBody(let media) = self else { return false }
        return media.type.kind == .json
    }
}
