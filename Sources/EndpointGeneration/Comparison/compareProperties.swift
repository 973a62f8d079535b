import EndpointDescription

extension Comparison {
    /// - Parameter place: where in a client's description a member or parameter stands.
    func compare(
        _ before: [PropertyBlueprint],
        _ after: [PropertyBlueprint],
        of node: TypeNode,
        place: (PlannedClient, String) -> SourceLocation
    ) {
        let owner = node.dottedName
        let successors = Dictionary(after.map { ($0.name, $0) }) { first, _ in first }
        let known = Set(before.map(\.name))
        for property in before {
            if let successor = successors[property.name] {
                compare(property, successor, "'\(owner).\(property.name)'", of: node, at: place(new, successor.key))
            } else {
                breaks("'\(owner).\(property.name)' is gone", at: place(old, property.key))
            }
        }
        for property in after where !known.contains(property.name) {
            if property.mustBeGiven {
                breaks("'\(owner)' asks for '\(property.name)' now", at: place(new, property.key))
            } else {
                adds("'\(owner).\(property.name)' is new", at: place(new, property.key))
            }
        }
        compareOrder(before, after, of: node) { place(new, $0) }
    }

    /// Swift takes arguments in the order of the parameters, so a call that gives both of two cannot have them swapped. What
    /// must be given now is said already, and comes before the rest.
    private func compareOrder(
        _ before: [PropertyBlueprint],
        _ after: [PropertyBlueprint],
        of node: TypeNode,
        place: (String) -> SourceLocation
    ) {
        let optional = Set(before.filter { $0.isStored && !$0.mustBeGiven }.map(\.name))
        let given = Set(before.filter { $0.isStored && $0.mustBeGiven }.map(\.name))
        let kept = after.filter { property in
            property.isStored
                && (given.contains(property.name) || optional.contains(property.name) && !property.mustBeGiven)
        }
        let names = Set(kept.map(\.name))
        let order = before.filter { names.contains($0.name) }
        guard let moved = zip(order, kept).first(where: { $0.name != $1.name })?.1 else { return }
        breaks(
            "the initializer of '\(node.dottedName)' takes its arguments in another order: '\(moved.name)' comes earlier",
            at: place(moved.key)
        )
    }

    private func compare(
        _ old: PropertyBlueprint,
        _ new: PropertyBlueprint,
        _ title: String,
        of node: TypeNode,
        at place: SourceLocation
    ) {
        if new.isDeprecated, !old.isDeprecated { adds("\(title) is deprecated now", at: place) }
        switch (old.presence, new.presence) {
        case (.constant(let before), .constant(let after)):
            if before != after {
                breaks(
                    "\(title) is always \(SwiftText.literal(after)) now, not \(SwiftText.literal(before))",
                    at: place
                )
            }
            return
        case (.constant, _):
            breaks("\(title) can be chosen now, and the initializer takes it", at: place)
            return
        case (_, .constant(let constant)):
            breaks("\(title) is always \(SwiftText.literal(constant)) now", at: place)
            return
        default: break
        }
        if old.key != new.key { breaks("\(title) travels as '\(new.key)' now, not as '\(old.key)'", at: place) }
        guard isSame(old.type, new.type) else {
            compareTypes(old, new, title, of: node, at: place)
            return
        }
        if String(describing: old.form) != String(describing: new.form) {
            breaks("\(title) is written in another way now", at: place)
        }
        if new.mustBeGiven, !old.mustBeGiven {
            breaks("\(title) must be given now", at: place)
        } else if old.mustBeGiven, !new.mustBeGiven {
            adds("\(title) may be left out now", at: place)
        } else {
            compareDefaults(old, new, title, of: node, at: place)
        }
    }

    private func compareDefaults(
        _ old: PropertyBlueprint,
        _ new: PropertyBlueprint,
        _ title: String,
        of node: TypeNode,
        at place: SourceLocation
    ) {
        let before = old.defaultValue.map(ExpressionPrinter(in: predecessor(of: node)).text)
        let after = new.defaultValue.map(ExpressionPrinter(in: node).text)
        if let before, before != after {
            let now = after.map { "is \($0) where it is left out, no longer \(before)" }
            breaks("\(title) \(now ?? "has no default any more; it was \(before)")", at: place)
        } else if let after, before == nil {
            adds("\(title) is \(after) where it is left out", at: place)
        }
    }

    private func compareTypes(
        _ old: PropertyBlueprint,
        _ new: PropertyBlueprint,
        _ title: String,
        of node: TypeNode,
        at place: SourceLocation
    ) {
        let isWider = isSame(old.type.asOptional, new.type)
        if isWider, !new.mustBeGiven, self.new.isOnlySent(node) || self.new.isEndpoint(node) {
            adds("\(title) may be left out now", at: place)
        } else if isWider {
            breaks("\(title) is optional now", at: place)
        } else if isSame(old.type, new.type.asOptional) {
            breaks("\(title) is required now", at: place)
        } else {
            breaks("\(title) is '\(new.type.spelled())' now, not '\(old.type.spelled())'", at: place)
        }
    }
}

extension PropertyBlueprint {
    /// Whether an initializer has no way without it.
    fileprivate var mustBeGiven: Bool {
        guard defaultValue == nil else { return false }
        switch presence {
        case .required, .nullable, .inline, .rest: return true
        case .optional, .threeWay, .constant: return false
        }
    }
}
