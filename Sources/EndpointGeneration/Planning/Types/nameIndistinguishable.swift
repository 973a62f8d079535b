import EndpointDescription

/// An object among the alternatives of a union, which its members distinguish from the others.
struct RankedAlternative {
    /// Its place in the blueprint.
    var entry: Int
    var candidate: UnionCandidate
    var signs: UnionSigns
}

extension TypePlanner {
    /// Reports every alternative whose values always fit another one, which is read instead. If a member such as `type` may
    /// hold the names of their schemas, that member decides as a last resort.
    func nameIndistinguishable(_ alternatives: [RankedAlternative], in blueprint: inout UnionBlueprint) {
        for (index, loser) in alternatives.enumerated() where loser.candidate.kinds == [.object] {
            guard let winner = alternatives[..<index].first(where: { $0.alwaysReplaces(loser) }) else { continue }
            let key = nameKey(of: loser, winner, otherwise: blueprint.nameKey)
            warn(
                that: loser.candidate,
                isReadAs: winner.candidate,
                because: key.map { "whose '\($0)' does not hold its name also fits" } ?? "also fits",
                remedy: key.map { "give '\($0)' a constant value in each" }
                    ?? "give each a constant member of its own value, or name a discriminator"
            )
            guard let key else { continue }
            blueprint.nameKey = key
            for alternative in [winner, loser] {
                blueprint.entries[alternative.entry].name = alternative.candidate.schema.target.componentName
            }
        }
    }

    /// The member of both that usually holds the name of a type. One union has one such member.
    private func nameKey(of a: RankedAlternative, _ b: RankedAlternative, otherwise known: String?) -> String? {
        guard a.signs.allKnown == b.signs.allKnown, a.candidate.schema.target.componentName != nil,
            b.candidate.schema.target.componentName != nil
        else { return nil }
        let keys = known.map { [$0] } ?? ["type", "kind", "event", "event_type", "eventType", "action", "object"]
        return keys.first { key in
            a.signs.needed.contains(key)
                && [a, b].allSatisfy { alternative in
                    guard let schema = alternative.candidate.flat.property(key) else { return false }
                    if case .scalar(.string) = FlatSchema(schema).kind { return true } else { return false }
                }
        }
    }
}

extension RankedAlternative {
    /// Whether it ranks before the other for every value of the other, and can read that.
    ///
    /// Only described members count: a value may have others, of any type.
    fileprivate func alwaysReplaces(_ other: RankedAlternative) -> Bool {
        guard candidate.kinds == [.object], !signs.isSeveral, !other.signs.isSeveral, !signs.known.isEmpty,
            !other.signs.known.isEmpty, signs.needed == other.signs.needed,
            other.signs.allKnown.isSubset(of: signs.allKnown), signs.fixed == other.signs.fixed
        else { return false }
        return candidate.flat.reads(other.candidate.flat, depth: 0)
    }
}

extension FlatSchema {
    /// Whether a type of this schema surely reads every value of the other.
    fileprivate func reads(_ other: FlatSchema, depth: Int) -> Bool {
        // A reader refuses another value of a constant.
        guard depth < 8, onlyValue == nil || onlyValue == other.onlyValue else { return false }
        switch (kind, other.kind) {
        case (.anything, _): return true
        case (.scalar(let type), .scalar(let otherType)): return type == otherType
        case (.enumeration(.string), .enumeration(.string)), (.enumeration(.string), .scalar(.string)),
            (.enumeration(.int), .enumeration(.int)):
            return true
        case (.scalar(.string), .enumeration(.string)): return true
        case (.array, .array):
            guard let items, let otherItems = other.items else { return items == nil }
            return items.surelyReads(otherItems, depth: depth + 1)
        case (.structure, .structure):
            guard unions.isEmpty, other.unions.isEmpty, Set(required).isSubset(of: other.required) else { return false }
            return properties.allSatisfy { property in
                other.property(property.name).map { property.schema.surelyReads($0, depth: depth + 1) } ?? true
            }
        default: return false
        }
    }
}

extension FlatSchema {
    private var onlyValue: String? {
        (constant.map { [$0] } ?? allowedValues).flatMap { $0.count == 1 ? $0[0].text : nil }
    }
}

extension Schema {
    fileprivate func surelyReads(_ other: Schema, depth: Int) -> Bool {
        if target === other.target { return true }
        guard admitsNull || !other.admitsNull else { return false }
        return FlatSchema(target).reads(FlatSchema(other.target), depth: depth)
    }
}
