extension Schema {
    /// Whether its Swift type keeps everything in a value that satisfies both schemas, as far as the members of objects
    /// and the elements of lists show.
    package func keepsCommonValues(with other: Schema) -> Bool {
        var compared = ComparedSchemas()
        return keepsCommonValues(with: other, &compared)
    }

    /// Compares each pair once, because schemas may contain themselves. A difference anywhere ends the comparison.
    private func keepsCommonValues(with other: Schema, _ compared: inout ComparedSchemas) -> Bool {
        if target === other.target || acceptsNothing { return true }
        guard compared.mayContinue() else { return false }
        let pair = SchemaPair(first: target, second: other.target)
        let otherSchema = other
        let (own, other) = (FlatSchema(unconditional: self), FlatSchema(unconditional: other))
        if own.types.excludes(other.types) { return true }
        if own.hasNoParts { return !own.roundsIntegers(of: other) }
        guard compared.pairs.count < SchemaPair.limit else { return false }
        guard compared.pairs.insert(pair).inserted else { return true }
        let others = other.elements
        for element in own.elements {
            guard others.allSatisfy({ element.keepsCommonValues(with: $0, &compared) }) else { return false }
        }
        if !own.unions.isEmpty {
            if other.properties.isEmpty || own.keepsOthers { return true }
            // The other schema selects an alternative.
            return own.unions.flatMap(\.alternatives).contains { alternative in
                !alternative.excludes(otherSchema) && alternative.keepsCommonValues(with: otherSchema, &compared)
            }
        }
        let values = own.unnamedValues
        for value in values {
            guard other.unnamedValues.allSatisfy({ value.keepsCommonValues(with: $0, &compared) }) else { return false }
        }
        if own.properties.isEmpty, values.isEmpty { return true }
        let isOpen = other.keepsOthers || other.unions.flatMap(\.alternatives).contains(where: \.describesMembers)
        guard own.keepsOthers || !values.isEmpty || !isOpen else { return false }
        return other.properties.allSatisfy { property in
            if let member = own.property(property.name) {
                return member.keepsCommonValues(with: property.schema, &compared)
            }
            guard !values.isEmpty else { return own.keepsOthers }
            return values.allSatisfy { $0.keepsCommonValues(with: property.schema, &compared) }
        }
    }

    /// Whether it does more than require members.
    private var describesMembers: Bool {
        let flat = FlatSchema(unconditional: self)
        return !flat.properties.isEmpty || !flat.unions.isEmpty || flat.keepsOthers
    }

    /// Whether no value satisfies both schemas, as far as their types show it.
    func excludes(_ other: Schema) -> Bool { flatTypes.excludes(other.flatTypes) }

    /// Whether its Swift type can hold every value of the other schema and keeps everything in it.
    func holdsEveryValue(of other: Schema) -> Bool {
        var compared = ComparedSchemas()
        return holdsEveryValue(of: other, &compared)
    }

    /// Compares each pair once, because schemas may contain themselves. A difference anywhere ends the comparison.
    private func holdsEveryValue(of other: Schema, _ compared: inout ComparedSchemas) -> Bool {
        if target === other.target { return true }
        guard admitsNull || !other.admitsNull, compared.mayContinue() else { return false }
        let pair = SchemaPair(first: target, second: other.target)
        let (own, other) = (FlatSchema(unconditional: self), FlatSchema(unconditional: other))
        guard own.unions.isEmpty, other.unions.isEmpty, own.holdsTypes(of: other) else { return false }
        if own.hasNoParts { return true }
        guard compared.pairs.count < SchemaPair.limit else { return false }
        guard compared.pairs.insert(pair).inserted else { return true }
        let others = other.elements
        for element in own.elements {
            let holdsOthers = others.allSatisfy { element.holdsEveryValue(of: $0, &compared) }
            guard !others.isEmpty, holdsOthers else { return false }
        }
        let values = own.unnamedValues
        for value in values {
            guard other.unnamedValues.allSatisfy({ value.holdsEveryValue(of: $0, &compared) }) else { return false }
        }
        if own.properties.isEmpty, values.isEmpty { return true }
        guard !other.properties.isEmpty || !other.unnamedValues.isEmpty, own.keepsOthers || !other.keepsOthers,
            own.required.allSatisfy({ other.requires($0) })
        else { return false }
        return other.properties.allSatisfy { property in
            if let member = own.property(property.name) {
                return member.holdsEveryValue(of: property.schema, &compared)
            }
            return !values.isEmpty && values.allSatisfy { $0.holdsEveryValue(of: property.schema, &compared) }
        }
    }
}

extension Schema.Types {
    /// Whether no value is of both. No types means any.
    func excludes(_ other: Schema.Types) -> Bool {
        !isEmpty && !other.isEmpty && intersection(withTypes: other).isEmpty
    }
}

/// The progress of a comparison of two schemas.
private struct ComparedSchemas {
    /// The pairs of objects and lists.
    var pairs: Set<SchemaPair> = []
    /// The number of comparisons, those of scalars included: of two long lists, each element is compared with all others.
    private var count = 0

    private static let limit = 10_000

    mutating func mayContinue() -> Bool {
        count += 1
        return count <= ComparedSchemas.limit
    }
}

extension SchemaPair {
    /// How many pairs of objects and lists a comparison of two schemas examines. It also bounds the depth of its
    /// recursion.
    package static let limit = 256
}

extension FlatSchema {
    fileprivate var hasNoParts: Bool {
        properties.isEmpty && unions.isEmpty && elements.isEmpty && unnamedValues.isEmpty
    }

    /// Whether it is a floating-point number, which rounds the integers of 64 bits that the other schema describes.
    fileprivate func roundsIntegers(of other: FlatSchema) -> Bool {
        types == .number && (format == nil || format == "double" || format == "float")
            && other.types == .integer && (other.format == "int64" || other.format == "uint64")
    }

    /// The schemas of the elements of a list.
    fileprivate var elements: [Schema] { prefixItems + (items.map { [$0] } ?? []) }

    /// The schemas of members without a name of their own.
    fileprivate var unnamedValues: [Schema] {
        let patterns = patternProperties.map(\.schema)
        if case .schema(let values) = additionalProperties { return patterns + [values] }
        return patterns
    }

    /// Whether its Swift type allows the types, the format and the constant of the other schema.
    fileprivate func holdsTypes(of other: FlatSchema) -> Bool {
        (types.isEmpty || !other.types.isEmpty && types.isSuperset(of: other.types))
            && (format == nil || format == other.format)
            && (contentEncoding == nil || contentEncoding == other.contentEncoding)
            && (constant == nil || constant?.comparableText == other.constant?.comparableText)
    }
}
