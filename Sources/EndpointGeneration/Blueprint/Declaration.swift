package import EndpointDescription

/// One declaration to print. Everything about it is decided, but nothing is source text yet.
package struct Declaration {
    package var node: TypeNode
    /// The schema that it was made from.
    package var origin: Schema?
    /// Finished prose, without comment markers.
    package var documentation = Documentation()
    package var isDeprecated = false
    package var kind: Kind
    /// Types that only this one uses: `Pet.Category`.
    package var nested: [Declaration] = []

    /// A declaration is copied often, so what it holds is held by reference.
    package indirect enum Kind {
        case structure(StructBlueprint)
        case enumeration(EnumBlueprint)
        case union(UnionBlueprint)
        case alias(SwiftType)
        case endpoint(EndpointBlueprint)
        case failure(FailureBlueprint)
        case cases(CasesBlueprint)
        case webhook(WebhookBlueprint)
        /// A namespace for its nested declarations. For example: `enum Webhooks { struct PetAdopted … }`
        case group
    }

    var isAlias: Bool {
        if case .alias = kind { true } else { false }
    }

    /// Visits this declaration, then its nested declarations.
    func walk(_ visit: (Declaration) -> Void) {
        visit(self)
        if !nested.isEmpty { nested.walk(visit) }
    }

    /// Changes this declaration, then its nested declarations.
    mutating func mutate(_ change: (inout Declaration) -> Void) {
        change(&self)
        nested.mutate(change)
    }
}

extension [Declaration] {
    func walk(_ visit: (Declaration) -> Void) {
        for declaration in self { declaration.walk(visit) }
    }

    mutating func mutate(_ change: (inout Declaration) -> Void) {
        for index in indices { self[index].mutate(change) }
    }

    /// These declarations and all nested ones, each before its own nested declarations.
    var flattened: [Declaration] {
        var found: [Declaration] = []
        walk { found.append($0) }
        return found
    }
}

/// The text of a doc comment: paragraphs in order.
package struct Documentation: Equatable {
    package var paragraphs: [String] = []
}
