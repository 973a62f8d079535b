import EndpointDescription

/// Which schemas are used in requests, and which in responses. A schema that is used in both must suit both.
struct SchemaUsage {
    private let inRequests: Set<Schema>
    private let inResponses: Set<Schema>
    /// In the JSON bodies of PATCH, and in those of PUT that no other method has.
    private let inChanges: Set<Schema>

    init(_ description: Description, _ hierarchies: DiscriminatorHierarchies) {
        var requests: [Schema] = []
        var responses: [Schema] = []
        var bodies: [Operation.Method: [Schema]] = [:]
        for operation in description.operations {
            for use in operation.schemaUses {
                if use.site.isInRequest { requests.append(use.schema) }
                if use.site.isInResponse { responses.append(use.schema) }
                if use.site.isJSONBody { bodies[operation.method, default: []].append(use.schema) }
            }
        }
        // The client reads requests that the service sends in the same way as it reads responses.
        for received in description.webhooks + description.operations.flatMap(\.callbacks) {
            responses += received.schemaUses.filter(\.site.isInRequest).map(\.schema)
        }
        inRequests = Set(schemasNeeded(by: requests, substitutes: hierarchies.members(of:)))
        inResponses = Set(schemasNeeded(by: responses, substitutes: hierarchies.members(of:)))
        func needed(_ methods: (Operation.Method) -> Bool) -> Set<Schema> {
            let roots = bodies.filter { methods($0.key) }.flatMap(\.value)
            return Set(schemasNeeded(by: roots, substitutes: hierarchies.members(of:)))
        }
        inChanges = needed { $0 == .patch }
            .union(needed { $0 == .put }.subtracting(needed { $0 != .put && $0 != .patch }))
    }

    func isInRequest(_ schema: Schema) -> Bool { isUsed(schema, inRequests) }
    func isInResponse(_ schema: Schema) -> Bool { isUsed(schema, inResponses) }

    /// A merged member is used where the members are that it is made of.
    private func isUsed(_ schema: Schema, _ used: Set<Schema>) -> Bool {
        if !schema.isMerged { return used.contains(schema) }
        return reachable(from: [schema]) { $0.isMerged ? $0.allOf : [] }.contains { used.contains($0) }
    }

    /// Whether a member that may be absent or `null` distinguishes the two.
    ///
    /// It does in the body of a PATCH, even if responses have the same type: there `null` clears a member, and an absent
    /// member stays unchanged (RFC 7396). In the body of a PUT, an absent member takes its default. To readers, and to
    /// services that create or search something, both mean no value, and a type that they share with a PUT has it too.
    func tellsNullFromAbsent(_ schema: Schema) -> Bool { isUsed(schema, inChanges) }
}

extension SchemaUse.Site {
    fileprivate var isJSONBody: Bool {
        guard case .requestBody(let media) = self else { return false }
        return media.type.kind == .json
    }
}
