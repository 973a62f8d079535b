extension [Schema] {
    /// The alternatives that describe a kind of value and, if there are some, also those that allow every value.
    var distinguishable: [Schema] {
        guard contains(where: \.describesKind) else { return [] }
        var kept: [Schema] = []
        var scalars = Set<[String]>()
        for schema in self where schema.describesKind || schema.acceptsAnything {
            if let scalar = schema.plainScalar, !scalars.insert(scalar).inserted { continue }
            kept.append(schema)
        }
        return kept
    }

    /// The alternatives without components that are only `null`, which make the union optional. If all others are
    /// enums or free texts, an alternative that is only the empty string is removed too, because an enum can have it as
    /// an unlisted value and a string can be empty.
    package var withoutNullAndBlank: [Schema] {
        guard count > 1 else { return self }
        let some = filter { !$0.refersToNull }
        let rest = some.filter { !$0.isBlank }
        // Most unions have no blank alternative, and an enum may have many values.
        guard rest.count < some.count else { return some }
        let isImplied = !rest.isEmpty && (rest.allSatisfy(\.isEnumOfTexts) || rest.allSatisfy(\.isFreeText))
        return isImplied ? rest : some
    }

    /// Whether `withoutNullAndBlank` drops an empty string among enums.
    package var isEnumThatMayBeBlank: Bool { dropsBlank && withoutNullAndBlank.allSatisfy(\.isEnumOfTexts) }

    /// Whether `withoutNullAndBlank` drops an empty string among strings.
    package var isTextThatMayBeEmpty: Bool { dropsBlank && withoutNullAndBlank.allSatisfy(\.isFreeText) }

    private var dropsBlank: Bool { withoutNullAndBlank.count < filter { !$0.refersToNull }.count }
}

extension Schema {
    private var isOnlyNull: Bool { acceptsOnlyNull && !isComposed && !addsShape }

    /// Whether a chain of references, in which each schema adds nothing, leads to null alone.
    fileprivate var refersToNull: Bool { settledReferenceToNull ?? findReferenceToNull() }

    /// Stores whether it and those of the chain behind it refer to null.
    func settleReferenceToNull() {
        var chain: [Schema] = []
        var result = false
        var next: Schema? = self
        while let schema = next {
            if let known = schema.settledReferenceToNull {
                result = known
                break
            }
            // A cycle leads to nothing.
            schema.settledReferenceToNull = false
            chain.append(schema)
            next = schema.onlyReference
            result = next?.isOnlyNull ?? false
            if result { break }
        }
        for schema in chain { schema.settledReferenceToNull = result }
    }

    private func findReferenceToNull() -> Bool {
        var schema = self
        for _ in 0..<64 {
            guard let next = schema.onlyReference else { return false }
            if next.isOnlyNull { return true }
            schema = next
        }
        return false
    }

    /// The schema that this one refers to, also as the only member of `allOf`, if it is nothing else.
    private var onlyReference: Schema? {
        guard oneOf.isEmpty, anyOf.isEmpty, !addsShape else { return nil }
        if let reference { return allOf.isEmpty ? reference : nil }
        let describing = allOf.filter { $0.describesKind || $0.acceptsOnlyNull }
        return describing.count == 1 ? describing[0] : nil
    }

    fileprivate var isBlank: Bool {
        if let values = valuesOfReference, values.count == 1, values[0].string == "" { return true }
        return constant?.string == "" || types == .string && place.json?["maxLength"]?.int == 0
    }

    /// Whether it is an inline string schema whose Swift type can have the value `""`.
    fileprivate var isFreeText: Bool {
        guard types == .string, allOf.isEmpty, oneOf.isEmpty, anyOf.isEmpty else { return false }
        guard reference == nil, allowedValues == nil, constant == nil, contentEncoding == nil else { return false }
        return switch format {
        case nil, "uri", "url", "email": true
        default: false
        }
    }

    /// The type and the format of a scalar that is written in place and has no other keyword; `nil` for other schemas.
    fileprivate var plainScalar: [String]? {
        // Most alternatives of large choices are references.
        guard types.areOneScalar, !isComposed, !addsShape, constraints.isEmpty, contentEncoding == nil,
            contentMediaType == nil, description == nil, title == nil
        else { return nil }
        return ["\(types.rawValue)"] + (format.map { [$0] } ?? [])
    }

    fileprivate var isEnumOfTexts: Bool { valuesOfReference?.allSatisfy(\.isString) ?? false }

    /// The values that the schema, or the one it refers to, allows.
    private var valuesOfReference: [JSON]? { (reference ?? self).allowedValues }
}
