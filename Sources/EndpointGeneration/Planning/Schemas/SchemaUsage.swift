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
                if use.site.isBodyOfJSON { bodies[operation.method, default: []].append(use.schema) }
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

    /// A merged schema is used wherever one of its parts is used.
    private func isUsed(_ schema: Schema, _ used: Set<Schema>) -> Bool {
        if !schema.isMerged { return used.contains(schema) }
        return reachable(from: [schema]) { $0.isMerged ? $0.allOf : [] }.contains { used.contains($0) }
    }

    /// Whether a member that may be absent or `null` distinguishes the two.
    ///
    /// It does in the body of a PATCH, also if that is a sequence, and even if responses have the same type: there `null`
    /// clears a member, and an absent member stays unchanged (RFC 7396). It does in the body of a PUT, where an absent
    /// member takes its default, unless other requests have that type. In responses and in other requests, both mean that
    /// there is no value.
    func distinguishesNullFromAbsent(_ schema: Schema) -> Bool { isUsed(schema, inChanges) }
}

extension SchemaUse.Site {
    /// One JSON text, or a sequence of them.
    fileprivate var isBodyOfJSON: Bool {
        guard case .requestBody(let media) = self else { return false }
        return switch media.type.kind {
        case .json, .stream: true
        case .form, .multipart, .text, .octets, .unsupported: false
        }
    }
}
