import EndpointDescription

extension Comparison {
    /// - Parameter isNested: whether the added and removed types are already reported as changes of members.
    func compare(_ types: MatchedTypes, isNested: Bool) {
        for pair in types.pairs { compare(pair.old, pair.new) }
        // No member mentions a group, such as the callbacks of an endpoint.
        for type in types.removed where !isNested || type.isGroup {
            breaks("\(old.title(of: type)) was removed", at: old.place(of: type.node))
        }
        for type in types.added where !isNested || type.isGroup {
            adds("\(new.title(of: type)) was added", at: new.place(of: type.node))
        }
    }

    private func compare(_ old: Declaration, _ new: Declaration) {
        let place = self.new.place(of: new.node)
        if old.node.name != new.node.name {
            breaks("'\(old.node.dottedName)' was renamed to '\(new.node.dottedName)'", at: place)
        }
        if new.isDeprecated, !old.isDeprecated { adds("'\(new.node.dottedName)' is now deprecated", at: place) }
        switch (old.kind, new.kind) {
        case (.structure(let before), .structure(let after)):
            compare(before, after, of: new.node)
        case (.enumeration(let before), .enumeration(let after)):
            compare(before, after, of: new.node)
        case (.union(let before), .union(let after)):
            compare(before, after, was: old.node, is: new.node)
        case (.cases(let before), .cases(let after)):
            compare(before, after, was: old.node, is: new.node)
        case (.alias(let before), .alias(let after)):
            if !isSame(before, after) {
                breaks(
                    "'\(new.node.dottedName)' is now '\(after.spelled())' instead of '\(before.spelled())'",
                    at: place
                )
            }
        case (.webhook(let before), .webhook(let after)):
            compare(before, after, of: new.node)
        case (.endpoint(let before), .endpoint(let after)):
            compare(before, after, of: new.node)
        // The responses of endpoints are compared with their failures.
        case (.failure, .failure): break
        case (.group, .group):
            compare(match(old.nested, new.nested), isNested: false)
            return
        default:
            breaks(
                "'\(new.node.dottedName)' is now \(article(new.kind.noun)) instead of \(article(old.kind.noun))",
                at: place
            )
            return
        }
        compare(match(old.nested, new.nested), isNested: true)
    }

    private func compare(_ old: StructBlueprint, _ new: StructBlueprint, of node: TypeNode) {
        compare(old.inInitializerOrder, new.inInitializerOrder, of: node) { client in
            client.place(of: client === self.old ? predecessor(of: node) : node)
        }
        if old.conformance == .hashable, new.conformance != .hashable {
            breaks("'\(node.dottedName)' is no longer Hashable", at: self.new.place(of: node))
        }
    }

    private func compare(_ old: WebhookBlueprint, _ new: WebhookBlueprint, of node: TypeNode) {
        if old.key != new.key || old.payload != new.payload {
            breaks("the name or the payload of the webhook '\(node.dottedName)' changed", at: self.new.place(of: node))
        }
        compare(old.properties, new.properties, of: node) { client in
            client.place(of: client === self.old ? predecessor(of: node) : node)
        }
    }

    private func compare(_ old: EnumBlueprint, _ new: EnumBlueprint, of node: TypeNode) {
        let name = node.dottedName
        if old.rawType != new.rawType {
            breaks(
                "the raw type of '\(name)' is now '\(new.rawType.text)' instead of '\(old.rawType.text)'",
                at: self.new.place(of: node)
            )
            return
        }
        for match in matches(old.cases, new.cases, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                guard item.rawValue != successor.rawValue else { continue }
                breaks(
                    "the raw value of '\(name).\(item.name)' is now \(SwiftText.literal(successor.rawValue)) "
                        + "instead of \(SwiftText.literal(item.rawValue))",
                    at: successor.origin
                )
            case .removed(let item): breaks("'\(name).\(item.name)' was removed", at: item.origin)
            case .added(let item): adds("'\(name).\(item.name)' was added", at: item.origin)
            }
        }
    }

    private func compare(_ before: UnionBlueprint, _ after: UnionBlueprint, was oldNode: TypeNode, is node: TypeNode) {
        let name = node.dottedName
        for match in matches(before.alternatives, after.alternatives, by: \.name) {
            switch match {
            case .kept(let alternative, let successor):
                compare(alternative, successor, name, at: successor.origin ?? new.place(of: node))
            case .removed(let alternative):
                breaks("'\(name).\(alternative.name)' was removed", at: alternative.origin ?? old.place(of: oldNode))
            case .added(let alternative):
                let place = alternative.origin ?? new.place(of: node)
                if before.hasUndocumented || new.isOnlySent(node) {
                    adds("'\(name).\(alternative.name)' was added", at: place)
                } else {
                    breaks("'\(name).\(alternative.name)' was added, and released clients cannot read it", at: place)
                }
            }
        }
        let literals = Set(after.literals.map(\.kind))
        for kind in before.literals.map(\.kind) where !literals.contains(kind) {
            breaks("'\(name)' no longer accepts \(kind) literals", at: new.place(of: node))
        }
        if after.constants.isEmpty, let constant = before.constants.first,
            after.alternatives.contains(where: { $0.name == constant.alternative })
        {
            breaks(
                "the constants of '\(name)', such as '\(constant.name)', moved to '\(name).\(constant.alternative)'",
                at: new.place(of: node)
            )
        }
        if let former = before.fallback, let now = after.fallback, former.alternative != now.alternative {
            breaks(
                "'\(name)' now reads values of other kinds as '\(now.alternative)' instead of '\(former.alternative)'",
                at: new.place(of: node)
            )
        }
        if before.hasUndocumented, !after.hasUndocumented {
            breaks("'\(name).undocumented' was removed", at: new.place(of: node))
        }
    }

    private func compare(
        _ old: UnionBlueprint.Alternative,
        _ new: UnionBlueprint.Alternative,
        _ name: String,
        at place: SourceLocation
    ) {
        if !isSame(old.type, new.type) {
            breaks(
                "the payload of '\(name).\(old.name)' is now '\(new.type.spelled())' instead of '\(old.type.spelled())'",
                at: place
            )
        } else if old.tag?.key != new.tag?.key || old.tag?.value.plainText != new.tag?.value.plainText {
            breaks("another discriminator value now selects '\(name).\(old.name)'", at: place)
        }
    }

    private func compare(_ before: CasesBlueprint, _ after: CasesBlueprint, was oldNode: TypeNode, is node: TypeNode) {
        let name = node.dottedName
        for match in matches(before.cases, after.cases, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                if !isSame(item.type, successor.type) || item.hasContentType != successor.hasContentType {
                    breaks("the payload of '\(name).\(item.name)' changed", at: new.place(of: node))
                }
            case .removed(let item): breaks("'\(name).\(item.name)' was removed", at: old.place(of: oldNode))
            case .added(let item): adds("'\(name).\(item.name)' was added", at: new.place(of: node))
            }
        }
    }
}

extension Declaration {
    fileprivate var isGroup: Bool {
        if case .group = kind { true } else { false }
    }
}

extension UnionBlueprint.Literals {
    fileprivate var kind: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .float: "float"
        case .boolean: "boolean"
        case .array: "array"
        case .dictionary: "dictionary"
        }
    }
}

extension PlannedClient {
    /// A declaration's name, and for an endpoint its method and path.
    func title(of declaration: Declaration) -> String {
        guard case .endpoint(let endpoint) = declaration.kind else { return "'\(declaration.node.dottedName)'" }
        return "'\(declaration.node.dottedName)' (\(endpoint.method.token) \(endpoint.path))"
    }
}

private func article(_ noun: String) -> String {
    ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun
}

// MARK: compareSharedNames

extension Comparison {
    /// Compares the names that inline types have in common. The names in their own places are compared as if nothing were
    /// shared, because they stay as other names whether or not the types are shared.
    func compareSharedNames() {
        for (name, sharers) in old.sharers.sorted(by: { $0.key < $1.key }) {
            let successors = sharers.map { (old: $0.node, new: self.successors[$0.node]) }
            let apart = successors.filter { $0.new.map(newName) != name }
            let isComponent = old.blueprint.equalTypes.component(equalTo: sharers[0].node) != nil
            if apart.count < successors.count || isComponent {
                for (_, successor) in apart {
                    guard let successor else { continue }
                    breaks(
                        "'\(successor.dottedName)' no longer shares the name '\(name)'",
                        at: new.place(of: successor)
                    )
                }
            } else if new.hasType(named: name) {
                breaks("'\(name)' now names another type", at: new.description.place)
            } else if let first = apart.compactMap(\.new).first {
                breaks("'\(name)' was removed: '\(first.dottedName)' is no longer shared", at: new.place(of: first))
            } else {
                breaks("'\(name)' was removed", at: old.place(of: sharers[0].node))
            }
        }
    }

    /// Compares which inline types are the same type without a name in common. The types inside of two that no longer are
    /// the same are left out.
    func compareEqualTypes() {
        let (former, now) = (old.blueprint.equalTypes, new.blueprint.equalTypes)
        var apart: Set<TypeNode> = []
        for declaration in old.everyDeclaration where !declaration.isAlias && former.name(of: declaration.node) == nil {
            let first = former.representative(of: declaration.node)
            guard first != declaration.node,
                let successor = successors[declaration.node],
                let other = successors[first],
                now.representative(of: successor) != now.representative(of: other)
            else { continue }
            apart.insert(declaration.node)
            if declaration.node.parent.map(apart.contains) ?? false { continue }
            breaks(
                "'\(successor.dottedName)' is no longer the same type as '\(other.dottedName)'",
                at: new.place(of: successor)
            )
        }
    }

    /// The name of a new type that is shared, or its name in its own place.
    private func newName(_ node: TypeNode) -> String { new.sharedName(of: node) ?? node.dottedName }
}

extension PlannedClient {
    fileprivate func hasType(named name: String) -> Bool {
        sharers[name] != nil || everyDeclaration.contains { $0.node.dottedName == name }
    }
}
