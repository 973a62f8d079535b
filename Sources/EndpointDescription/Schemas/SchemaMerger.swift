/// Merges two schemas that describe the same member in branches of an `allOf`, or in a schema and its alternatives, so
/// that both apply.
///
/// A pair is merged once, so merging recursive schemas ends. The members of a merged member are then merged as well, up
/// to a limit.
final class SchemaMerger {
    /// Real descriptions have a few. Beyond this number, only the later schema counts.
    private static let limit = 1_024

    private let log: DiagnosticLog
    private var merged: [SchemaPair: Schema] = [:]
    private var annotated: [SchemaPair: Schema] = [:]
    private var narrower: [SchemaPair: Bool] = [:]
    private var made: Set<Schema> = []
    private var count = 0
    /// The last schema that was made, without what only conditions describe. If many schemas describe a member, it is the
    /// first one of the next merge.
    private var last: (schema: Schema, flat: FlatSchema)?
    /// How many more schemas may be compared. If two are not compared, neither counts as narrower, so both are kept.
    private var comparisons = 20_000

    init(log: DiagnosticLog) {
        self.log = log
    }

    /// The new schemas among those that a schema uses. Their own members may overlap as well. A schema that was only a step
    /// to one that merges more schemas is not among them.
    func takeMade(of used: () -> [Schema]) -> [Schema] {
        if made.isEmpty { return [] }
        var taken: [Schema] = []
        for schema in used() { take(schema, into: &taken, depth: 0) }
        return taken
    }

    private static let deepestUse = 4

    private func take(_ schema: Schema, into taken: inout [Schema], depth: Int) {
        let isNew = made.remove(schema) != nil
        if isNew { taken.append(schema) }
        // A merge may be inside another one, or be annotated.
        guard schema.reference == nil, depth < SchemaMerger.deepestUse else { return }
        guard isNew || schema.annotated != nil || schema.allOf.count == 1 else { return }
        for member in schema.allOf { take(member, into: &taken, depth: depth + 1) }
    }

    func merge(_ first: Schema, _ second: Schema) -> Schema {
        let isSame = first.target === second.target
        if isSame, !second.admitsNull { return second }
        if let any = [first, second].first(where: \.holdsUncombined) { return any }
        let pair = SchemaPair(first: first, second: second)
        if let known = merged[pair] { return known }
        let result = admittingNull(isSame ? second : combination(of: first, second), ifAdmittedBy: first, second)
        merged[pair] = result
        return result
    }

    /// The result of a merge without `null`, if one of the two schemas does not admit it.
    private func admittingNull(_ result: Schema, ifAdmittedBy first: Schema, _ second: Schema) -> Schema {
        guard result.admitsNull, !first.target.acceptsOnlyNull, !second.target.acceptsOnlyNull else { return result }
        guard let strict = [first, second].first(where: { $0.describesKind && !$0.admitsNull }) else { return result }
        if first.target === second.target { return strict }
        let schema = Schema(annotationsOf: result)
        schema.allOf = [result]
        schema.excludesNull = true
        return schema
    }

    /// Merges two schemas of a member in branches of an `allOf`. The annotations of both apply, even if one of them has
    /// only annotations.
    func mergeMembers(_ first: Schema, _ second: Schema) -> Schema {
        let pair = SchemaPair(first: first, second: second)
        if let known = annotated[pair] { return known }
        let result: Schema
        if !second.describesKind {
            result = first.annotated(by: second, isOverridden: true)
        } else {
            let merged = first.describesKind ? merge(first, second) : second
            result =
                merged === second
                ? second.annotated(by: first) : merged === first ? first.annotated(by: second) : merged
        }
        annotated[pair] = result
        return result
    }

    private func combination(of first: Schema, _ second: Schema) -> Schema {
        if first.target.acceptsOnlyNull != second.target.acceptsOnlyNull { return optional(first, second) }
        guard count <= SchemaMerger.limit else { return second }
        let unconditional = unconditionalFlat(first)
        let earlier = Branch(schema: first, unconditional: unconditional, flat: unconditional.completed(of: first))
        let later = Branch(schema: second, unconditional: FlatSchema(unconditional: second), flat: FlatSchema(second))
        if let sufficient = sufficientSchema(earlier, later) { return sufficient }
        guard countMerge(of: earlier.flat, later.flat, at: second.place) else { return second }
        let schema = Schema(place: second.place)
        schema.description = second.description ?? first.description
        schema.isDeprecated = first.isDeprecated || second.isDeprecated
        schema.isReadOnly = first.isReadOnly || second.isReadOnly
        schema.isWriteOnly = first.isWriteOnly || second.isWriteOnly
        guard earlier.flat.canHold(with: later.flat) else {
            schema.acceptsAnything = true
            schema.isUncombined = true
            schema.isNullable = first.admitsNull && second.admitsNull
            let isDisjoint = earlier.flat.types.excludes(later.flat.types)
            let reason = isDisjoint ? "their types differ" : "no Swift type combines them"
            log.warning(
                "several schemas describe this member, and \(reason); it becomes any JSON value",
                at: second.place,
                remedy: "describe it once"
            )
            return schema
        }
        schema.title = second.title ?? first.title
        schema.defaultValue = second.defaultValue ?? first.defaultValue
        // In one list, because members of compositions nested deeper than a limit are left out.
        schema.allOf = (first.isMerged ? first.allOf : [first]) + [second]
        schema.isMerged = true
        last = (schema, unconditional.merged(with: second, into: schema, from: first))
        made.insert(schema)
        return schema
    }

    /// One of the schemas that describe a member.
    private struct Branch {
        let schema: Schema
        let unconditional: FlatSchema
        let flat: FlatSchema
    }

    /// The one of two schemas that suffices, because the other adds nothing; `nil` if both are needed.
    private func sufficientSchema(_ earlier: Branch, _ later: Branch) -> Schema? {
        let (first, second) = (earlier.schema, later.schema)
        if later.unconditional.isComposed(ofAny: [first]) { return second }
        if earlier.unconditional.isComposed(ofAny: [second]) { return first }
        if first.isBare, earlier.flat.isAnyObject, later.flat.isChoiceOfObjects { return second }
        if second.isBare, later.flat.isAnyObject, earlier.flat.isChoiceOfObjects { return first }
        if isNarrower(later.flat, than: earlier.flat, depth: 0) { return second }
        if isNarrower(earlier.flat, than: later.flat, depth: 0) { return first }
        if first.isBare, earlier.flat.standsForAnything(beside: later.flat) { return second }
        if second.isBare, later.flat.standsForAnything(beside: earlier.flat) { return first }
        return nil
    }

    /// Counts a new schema, and returns whether it is within the limit. Reports the first one beyond it. A schema with a
    /// large choice counts several times, because each merge copies the choice.
    private func countMerge(of first: FlatSchema, _ second: FlatSchema, at place: SourceLocation) -> Bool {
        let isWithin = count <= SchemaMerger.limit
        let alternatives = (first.unions + second.unions).reduce(0) { $0 + $1.alternatives.count }
        count += max(1, alternatives / 8)
        if isWithin, count > SchemaMerger.limit {
            log.warning(
                "several schemas describe too many members; from here on the last one counts",
                at: place
            )
        }
        return count <= SchemaMerger.limit
    }

    private func unconditionalFlat(_ schema: Schema) -> FlatSchema {
        if let last, last.schema === schema { return last.flat }
        return FlatSchema(unconditional: schema)
    }

    /// The schema of a member that is only null in one branch, such as the result of a failure. Only null satisfies
    /// both, so the other branch only provides the type.
    private func optional(_ first: Schema, _ second: Schema) -> Schema {
        let schema = Schema(place: second.place)
        schema.description = second.description ?? first.description
        schema.allOf = [first.target.acceptsOnlyNull ? second : first]
        schema.isNullable = true
        return schema
    }

    /// Whether every value of one schema is one of the other, so that the other adds nothing.
    private func isNarrower(_ own: FlatSchema, than other: FlatSchema, depth: Int) -> Bool {
        guard depth < 64, own.mayBeNarrower(than: other), !(own.isAnyObject && other.isChoiceOfObjects),
            !other.leavesOpen(own)
        else { return false }
        if case .schema(let values) = other.additionalProperties {
            guard case .schema(let own) = own.additionalProperties, isNarrower(own, than: values, depth: depth) else {
                return false
            }
        }
        return other.unions.allSatisfy { isNarrower(own, than: $0, depth: depth) }
            && isNarrower(own.items, than: other.items, depth: depth)
            && other.properties.allSatisfy { property in
                own.property(property.name).map { isNarrower($0, than: property.schema, depth: depth) } ?? false
            }
    }

    /// Whether every value is one of an alternative, and no other one describes more of it.
    private func isNarrower(_ own: FlatSchema, than union: FlatSchema.Union, depth: Int) -> Bool {
        if own.unions.contains(same: union) { return true }
        if let match = union.alternatives.first(where: { own.isComposed(ofAny: [$0]) }) {
            return union.isExclusive && match.constraints.isEmpty || keepsContent(own, of: union)
        }
        if own.unions.isEmpty {
            let match = union.alternatives.first { alternative in
                guard mayCompare() else { return false }
                let flat = FlatSchema(alternative.target)
                return flat.unions.isEmpty && isNarrower(own, than: flat, depth: depth + 1)
            }
            guard let match else { return false }
            let isCertain = match.constraints.isEmpty && match.target.constraints.isEmpty
            return union.isExclusive && isCertain || keepsContent(own, of: union)
        }
        return own.unions.contains { candidate in
            candidate.alternatives.allSatisfy { value in
                union.alternatives.contains { isNarrower(value, than: $0, depth: depth) }
                    && (union.isExclusive || keepsContent(FlatSchema(value.target), of: union))
            }
        }
    }

    /// Whether the Swift type of a schema keeps what the alternatives describe that its values may match.
    private func keepsContent(_ own: FlatSchema, of union: FlatSchema.Union) -> Bool {
        union.alternatives.allSatisfy { alternative in
            if own.isComposed(ofAny: [alternative]) { return true }
            guard mayCompare() else { return false }
            let other = FlatSchema(alternative.target)
            return own.excludes(other) || own.keepsContent(of: other)
        }
    }

    private func mayCompare() -> Bool {
        comparisons -= 1
        return comparisons >= 0
    }

    /// Compares each pair once. A pair that leads to itself is not narrower.
    private func isNarrower(_ own: Schema?, than other: Schema?, depth: Int) -> Bool {
        guard let other, other.describesKind else { return true }
        guard let own else { return false }
        if own.target === other.target { return true }
        let pair = SchemaPair(first: own.target, second: other.target)
        if let known = narrower[pair] { return known }
        guard mayCompare() else { return false }
        narrower[pair] = false
        let result = isNarrower(FlatSchema(own.target), than: FlatSchema(other.target), depth: depth + 1)
        narrower[pair] = result
        return result
    }
}

package struct SchemaPair: Hashable {
    let first: Schema
    let second: Schema

    package init(first: Schema, second: Schema) {
        self.first = first
        self.second = second
    }
}

extension FlatSchema.Union {
    /// Whether a value that matches one alternative matches no other.
    fileprivate var isExclusive: Bool { keyword == "oneOf" || discriminator != nil }
}

extension FlatSchema {
    /// Whether its Swift type keeps what another schema without alternatives describes.
    fileprivate func keepsContent(of other: FlatSchema) -> Bool {
        guard other.unions.isEmpty else { return false }
        if let others = other.items, let items, !items.keepsCommonValues(with: others) { return false }
        var values: Schema?
        switch additionalProperties {
        case .forbidden: return true
        case .schema(let own): values = own
        case .unspecified, .anything: break
        }
        if case .schema(let others) = other.additionalProperties {
            guard values.map({ $0.keepsCommonValues(with: others) }) ?? keepsOthers else { return false }
        } else if other.keepsOthers, !keepsOthers {
            return false
        }
        return other.properties.allSatisfy { member in
            (property(member.name) ?? values).map { $0.keepsCommonValues(with: member.schema) } ?? keepsOthers
        }
    }

    /// Whether no object is one of both, because a member of both has other values in each and is required.
    fileprivate func excludes(_ other: FlatSchema) -> Bool {
        if types.excludes(other.types) { return true }
        return other.properties.contains { member in
            guard let own = property(member.name), requires(member.name) || other.requires(member.name),
                let values = FlatSchema(own.target).listedValues,
                let others = FlatSchema(member.schema.target).listedValues
            else { return false }
            return Set(values.map(\.comparableText)).isDisjoint(with: others.map(\.comparableText))
        }
    }

    /// Whether it states that the object that the other schema describes may have further members of any kind.
    fileprivate func leavesOpen(_ other: FlatSchema) -> Bool {
        guard case .anything = additionalProperties, case .unspecified = other.additionalProperties else {
            return false
        }
        return !other.properties.isEmpty && other.unions.isEmpty
    }

    /// Whether every value of this schema is one of the other, as far as can be decided without their members,
    /// items and alternatives.
    fileprivate func mayBeNarrower(than other: FlatSchema) -> Bool {
        guard other.types.isEmpty || !types.isEmpty && types.intersection(withTypes: other.types) == types,
            other.format == nil || format != nil, other.patternProperties.isEmpty, other.prefixItems.isEmpty
        else { return false }
        return other.required.allSatisfy(requires) && hasValues(among: other)
    }

    /// Whether its values are among the other's. Lists without a common value are a mistake; then the later one counts.
    private func hasValues(among other: FlatSchema) -> Bool {
        guard let values = other.listedValues else { return true }
        guard let own = listedValues else { return false }
        let texts = Set(values.map(\.comparableText))
        let known = own.filter { texts.contains($0.comparableText) }
        return known.isEmpty || known.count == own.count
    }

    /// Whether it is an object without members, which generators of descriptions write for values of any type, and the
    /// other one describes values that are not objects.
    fileprivate func standsForAnything(beside other: FlatSchema) -> Bool {
        guard hasNoMembers else { return false }
        switch additionalProperties {
        case .unspecified, .anything: break
        case .schema, .forbidden: return false
        }
        return !other.types.isEmpty && !other.types.contains(.object)
    }

    private var hasNoMembers: Bool {
        types == .object && properties.isEmpty && required.isEmpty && patternProperties.isEmpty && unions.isEmpty
            && constant == nil && allowedValues == nil
    }

    /// Whether it only states that a value is an object.
    fileprivate var isAnyObject: Bool {
        guard case .unspecified = additionalProperties else { return false }
        return hasNoMembers && !isConditional
    }

    /// Whether it is a union of objects, and nothing else.
    fileprivate var isChoiceOfObjects: Bool {
        properties.isEmpty && unions.count == 1
            && unions[0].alternatives.allSatisfy { FlatSchema(unconditional: $0.target).types == .object }
    }

    /// Whether a Swift type can hold what satisfies both.
    fileprivate func canHold(with other: FlatSchema) -> Bool {
        if types.excludes(other.types) { return false }
        if unions.isEmpty, other.unions.isEmpty { return true }
        // A union and an object become an object that has a union in addition to its members.
        return [self, other].allSatisfy { flat in
            flat.unions.isEmpty
                ? flat.isObject || flat.types.isEmpty && !flat.required.isEmpty
                : flat.unions.count == 1
                    && flat.unions[0].alternatives.allSatisfy { FlatSchema($0.target).isObject }
        }
    }
}

extension Schema {
    /// Whether it, or the merge that it only annotates, holds the values of further schemas of the member too.
    fileprivate var holdsUncombined: Bool {
        (annotated ?? self).isUncombined
    }

    /// Whether it is neither a component nor bounded.
    fileprivate var isBare: Bool { target.componentName == nil && constraints.isEmpty }
}

extension [FlatSchema.Union] {
    fileprivate func contains(same union: FlatSchema.Union) -> Bool {
        contains { $0.alternatives.map(\.target) == union.alternatives.map(\.target) }
    }
}

extension Schema.Types {
    /// The types in both; an integer is a number. No types means any.
    func intersection(withTypes other: Schema.Types) -> Schema.Types {
        if isEmpty { return other }
        if other.isEmpty { return self }
        var common = intersection(other)
        if contains(.integer) && other.contains(.number) || contains(.number) && other.contains(.integer) {
            common.insert(.integer)
        }
        return common
    }
}
