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
        if old.node.name != new.node.name, !aliased.contains(old.node) {
            breaks("\(subject: old.node.dottedName) was renamed to \(code: new.node.dottedName)", at: place)
        }
        if new.isDeprecated, !old.isDeprecated { adds("\(subject: new.node.dottedName) is now deprecated", at: place) }
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
                    "\(subject: new.node.dottedName) is now \(code: after.spelled()) instead of \(code: before.spelled())",
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
                "\(subject: new.node.dottedName) is now \(article(new.kind.noun)) instead of \(article(old.kind.noun))",
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
            breaks("\(subject: node.dottedName) is no longer Hashable", at: self.new.place(of: node))
        }
    }

    private func compare(_ old: WebhookBlueprint, _ new: WebhookBlueprint, of node: TypeNode) {
        if old.key != new.key || old.payload != new.payload {
            breaks(
                "the name or the payload of the webhook \(subject: node.dottedName) changed",
                at: self.new.place(of: node)
            )
        }
        compare(old.properties, new.properties, of: node) { client in
            client.place(of: client === self.old ? predecessor(of: node) : node)
        }
    }

    private func compare(_ old: EnumBlueprint, _ new: EnumBlueprint, of node: TypeNode) {
        let name = node.dottedName
        if old.rawType != new.rawType {
            breaks(
                "the raw type of \(subject: name) is now \(code: new.rawType.text) instead of \(code: old.rawType.text)",
                at: self.new.place(of: node)
            )
            return
        }
        for match in matches(old.cases, new.cases, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                guard item.rawValue != successor.rawValue else { continue }
                breaks(
                    "the raw value of \(subject: name, item.name) is now \(SwiftText.literal(successor.rawValue)) "
                        + "instead of \(SwiftText.literal(item.rawValue))",
                    at: successor.origin
                )
            case .removed(let item): breaks("\(subject: name, item.name) was removed", at: item.origin)
            case .added(let item): adds("\(subject: name, item.name) was added", at: item.origin)
            }
        }
    }

    private func compare(_ before: CasesBlueprint, _ after: CasesBlueprint, was oldNode: TypeNode, is node: TypeNode) {
        let name = node.dottedName
        for match in matches(before.cases, after.cases, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                if !isSame(item.type, successor.type) || item.hasContentType != successor.hasContentType {
                    breaks("the payload of \(subject: name, item.name) changed", at: new.place(of: node))
                }
            case .removed(let item): breaks("\(subject: name, item.name) was removed", at: old.place(of: oldNode))
            case .added(let item): adds("\(subject: name, item.name) was added", at: new.place(of: node))
            }
        }
    }
}

extension PlannedClient {
    /// A declaration's name, and for an endpoint its method and path.
    func title(of declaration: Declaration) -> ChangeText {
        guard case .endpoint(let endpoint) = declaration.kind else { return "\(subject: declaration.node.dottedName)" }
        return "\(subject: declaration.node.dottedName) (\(endpoint.method.token) \(endpoint.path))"
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
                        "\(subject: successor.dottedName) no longer shares the name \(code: name)",
                        at: new.place(of: successor)
                    )
                }
            } else if new.hasType(named: name) {
                breaks("\(subject: name) now names another type", at: new.description.place)
            } else if let first = apart.compactMap(\.new).first {
                breaks(
                    "\(subject: name) was removed: \(code: first.dottedName) is no longer shared",
                    at: new.place(of: first)
                )
            } else {
                breaks("\(subject: name) was removed", at: old.place(of: sharers[0].node))
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
                "\(subject: successor.dottedName) is no longer the same type as \(code: other.dottedName)",
                at: new.place(of: successor)
            )
        }
    }

    /// The name of a new type that is shared, or its name in its own place.
    private func newName(_ node: TypeNode) -> String { new.sharedName(of: node) ?? node.dottedName }
}

extension PlannedClient {
    fileprivate func hasType(named name: String) -> Bool {
        sharers[name] != nil || typeNames.contains(name)
    }
}
