/// One thing to print: everything about it is decided, nothing about it is text yet.
package struct Declaration {
    package var node: TypeNode
    /// Finished prose, without comment markers.
    package var documentation: Documentation
    package var isDeprecated = false
    package var kind: Kind

    package enum Kind {
        case structure(StructBlueprint)
        case enumeration(EnumBlueprint)
        case union(UnionBlueprint)
        case alias(SwiftType)
        case endpoint(EndpointBlueprint)
        case failure(FailureBlueprint)
        case cases(CasesBlueprint)
        case webhook(WebhookBlueprint)
        /// What belongs together and to nothing else. For example: `enum Webhooks { struct PetAdopted … }`
        case group([Declaration])
    }
}

/// What a doc comment says: paragraphs in order.
package struct Documentation {
    package var paragraphs: [String] = []
}
