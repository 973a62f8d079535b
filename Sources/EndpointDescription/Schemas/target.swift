extension Schema {
    /// The schema that this one only wraps through a `$ref`, or an `allOf`, `oneOf` or `anyOf` with one member, without
    /// additions; otherwise this schema.
    package var target: Schema { settledTarget ?? findTarget() }

    /// Finds and stores the `target` of the schema and of those on the way to it. Call it when schemas no longer
    /// change.
    func settleTarget() {
        var path: [Schema] = []
        var end = self
        while end.settledTarget == nil {
            // A cycle ends where it began.
            end.settledTarget = end
            path.append(end)
            if end.isComposed { end.settledMember = .some(end.findOnlyDescribingMember()) }
            end = end.wrapped ?? end
        }
        let target = end.settledTarget
        for schema in path { schema.settledTarget = target }
    }

    private func findTarget() -> Schema {
        var schema = self
        for _ in 0..<64 {
            guard let next = schema.wrapped else { return schema }
            schema = next
        }
        return schema
    }

    var wrapped: Schema? {
        let hasMembers = !allOf.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty
        guard hasMembers != (reference != nil) else { return nil }
        // A discriminator is an addition, and a subtype without additions is still a separate type.
        guard subtypes.isEmpty, !isSubtype, !addsShape else { return nil }
        if let reference { return reference }
        guard let member = onlyDescribingMember, isMemberSafeToStandAlone else { return nil }
        return member
    }

    /// Whether the wrapped member can replace this schema. An `allOf` member that only adds `required` prevents that.
    private var isMemberSafeToStandAlone: Bool {
        allOf.allSatisfy { $0.describesKind || $0.required.isEmpty }
    }

    /// Whether the schema itself, apart from the members that it combines, constrains the kind of value.
    var addsShape: Bool {
        addsMoreThanFormat
            || (format != nil && reference == nil && !types.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty)
    }

    /// The same without regard to its format.
    var addsMoreThanFormat: Bool {
        items != nil || allowedValues != nil || constant != nil || !properties.isEmpty || !required.isEmpty
            || !patternProperties.isEmpty || !prefixItems.isEmpty || additionalProperties.carriesValues
            || conditional.describeKinds
    }

    /// The schema of the JSON text that a string holds. Without a JSON `contentMediaType`, `contentSchema` has no effect
    /// (JSON Schema 2020-12, Validation §8.5).
    package var jsonContent: Schema? { target.ownJSONContent }

    /// The same for a schema that is its own target.
    var ownJSONContent: Schema? { contentMediaType?.kind == .json ? contentSchema : nil }

    /// Whether the schema describes a kind of value. Annotations and validation rules alone do not.
    package var describesKind: Bool { settledKind ?? findKind() }

    /// Stores whether it `describesKind`. Call it for the schemas that it contains first.
    func settleKind() { if isComposed || !conditional.isEmpty { settledKind = findKind() } }

    private func findKind() -> Bool {
        reference != nil || !types.isEmpty || addsShape || format != nil || acceptsNothing || isUncombined
            || allOf.describeKinds || oneOf.describeKinds || anyOf.describeKinds
    }
}

extension Schema {
    /// The default that the schema declares itself, or else the one of the schema that it wraps, as the alternative
    /// next to `null` in `anyOf: [{"type": "integer", "default": 3}, {"type": "null"}]`.
    package var declaredDefault: JSON? { firstAnnotation(\.defaultValue) }

    /// Whether only responses have it, as the schema or one that it wraps says.
    package var isOnlyInResponses: Bool { firstAnnotation { $0.isReadOnly ? true : nil } != nil }

    /// Whether only requests have it, as the schema or one that it wraps says.
    package var isOnlyInRequests: Bool { firstAnnotation { $0.isWriteOnly ? true : nil } != nil }

    /// A schema at the place of another one that has the annotations of that schema and describes no values.
    convenience init(annotationsOf other: Schema) {
        self.init(place: other.place)
        title = other.title
        description = other.description
        externalDocs = other.externalDocs
        example = other.example
        isDeprecated = other.isDeprecated
        isReadOnly = other.isReadOnly
        isWriteOnly = other.isWriteOnly
        defaultValue = other.defaultValue
        extensions = other.extensions
    }

    /// Whether it has an annotation or a rule that applies to a member regardless of other schemas that describe the
    /// member.
    var isAnnotated: Bool {
        isReadOnly || isWriteOnly || isDeprecated || defaultValue != nil || description != nil || !constraints.isEmpty
    }

    /// This schema with the annotations of another one that describes the same member, and with its rules if it has
    /// nothing else.
    ///
    /// - Parameter isOverridden: whether the other one's default and description take precedence.
    func annotated(by other: Schema, isOverridden: Bool = false) -> Schema {
        let (own, others) = (declaredDefault, other.declaredDefault)
        let defaultValue = isOverridden ? others ?? own : own ?? others
        let description = isOverridden ? other.description ?? description : description ?? other.description
        let hasAll =
            (isReadOnly || !other.isReadOnly) && (isWriteOnly || !other.isWriteOnly)
            && (isDeprecated || !other.isDeprecated)
            && defaultValue?.text == own?.text && description == self.description
        let addsRules = !other.constraints.isEmpty && !other.describesKind
        if hasAll, !addsRules { return self }
        let schema = Schema(annotationsOf: self)
        schema.description = description
        schema.example = example ?? other.example
        schema.isNullable = isNullable
        schema.isDeprecated = isDeprecated || other.isDeprecated
        schema.isReadOnly = isReadOnly || other.isReadOnly
        schema.isWriteOnly = isWriteOnly || other.isWriteOnly
        schema.defaultValue = defaultValue
        // Each branch of many may add an annotation.
        let base = annotated ?? self
        schema.annotated = base
        schema.allOf = annotated == nil ? [base] : allOf
        if annotated != nil { schema.constraints = constraints }
        if addsRules {
            if schema.allOf.count <= Schema.mostRules {
                schema.allOf.append(other)
            } else {
                schema.constraints += other.constraints
            }
        }
        return schema
    }

    /// The most schemas whose rules apply to the example of a member. Only the documentation has the rules of others.
    private static let mostRules = 16

    /// An annotation of the schema, of an `allOf` member that only annotates, or else of the schema that it wraps.
    private func firstAnnotation<Value>(_ annotation: (Schema) -> Value?) -> Value? {
        var schema = self
        for _ in 0..<64 {
            if let value = annotation(schema) { return value }
            for member in schema.allOf where !member.describesKind {
                if let value = annotation(member) { return value }
            }
            guard let next = schema.wrappedInline ?? schema.wrapped else { return nil }
            schema = next
        }
        return nil
    }

    /// The only alternative or `allOf` member that describes a kind of value, if it is written in place.
    package var wrappedInline: Schema? {
        guard reference == nil, !allOf.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty else { return nil }
        guard let member = onlyDescribingMember, member.reference == nil else { return nil }
        return member
    }

    /// The member of `allOf`, or the alternative, that describes a kind of value, if there is no other.
    private var onlyDescribingMember: Schema? { settledMember ?? findOnlyDescribingMember() }

    private func findOnlyDescribingMember() -> Schema? {
        var only: Schema?
        // A merge may have many members, and the second one decides.
        for member in allOf where member.describesKind {
            if only != nil { return nil }
            only = member
        }
        var isAlternative = false
        for alternatives in [oneOf, anyOf] where !alternatives.isEmpty {
            for alternative in alternatives.withoutNullAndBlank.distinguishable {
                if only != nil { return nil }
                only = alternative
                isAlternative = true
            }
        }
        // Last, because it examines every alternative.
        return isAlternative && hasTagOfItsOwn ? nil : only
    }
}

extension [Schema] {
    /// Whether one of them describes a kind of value.
    fileprivate var describeKinds: Bool { !isEmpty && contains(where: \.describesKind) }

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

extension Schema {
    /// Whether `null` is valid, according to the schema itself or the schemas that it is composed of.
    package var admitsNull: Bool {
        if isNullable { return true }
        if excludesNull { return false }
        if mayBecomeNull { return true }
        if reference == nil, allOf.isEmpty, oneOf.isEmpty, anyOf.isEmpty { return false }
        var search = NullSearch()
        return admitsNull(&search, depth: 0)
    }

    /// Stores whether it `admitsNull`, because there may be many references to a large union. Schemas at which a search
    /// is cut are settled first.
    func settleNull() {
        var seen: Set<Schema> = []
        var waiting = [self]
        while let schema = waiting.last {
            guard schema.isComposed, schema.settledNull == nil else {
                waiting.removeLast()
                continue
            }
            var search = NullSearch()
            let result = schema.admitsNull(&search, depth: 0)
            let deeper = search.cuts.filter { seen.insert($0).inserted }
            if !deeper.isEmpty {
                waiting += deeper
                continue
            }
            schema.settledNull = result
            for (schema, result) in search.known where result || search.isExact { schema.settledNull = result }
            waiting.removeLast()
        }
    }

    private struct NullSearch {
        var known: [Schema: Bool] = [:]
        /// The schemas whose search has begun and has not ended; their result is false until then.
        var open: Set<Schema> = []
        /// The schemas that were met while they were open.
        var met: Set<Schema> = []
        /// The schemas beyond the greatest depth.
        var cuts: [Schema] = []
        /// Whether `false` is final: no result depends on an open schema that then admitted null.
        var isExact: Bool { cuts.isEmpty && met.allSatisfy { known[$0] == false } }
    }

    /// Whether it is null under one condition and describes no type itself, as with `then` for objects and
    /// `else: {"type": "null"}`.
    private var mayBecomeNull: Bool {
        !conditional.isEmpty && types.isEmpty && conditional.contains(where: \.acceptsOnlyNull)
    }

    /// Visits each schema once, regardless of the number of paths to it.
    private func admitsNull(_ search: inout NullSearch, depth: Int) -> Bool {
        if let settledNull { return settledNull }
        if isNullable { return true }
        if excludesNull { return false }
        if mayBecomeNull { return true }
        if let result = search.known[self] {
            if search.open.contains(self) { search.met.insert(self) }
            return result
        }
        guard depth < 256 else {
            search.cuts.append(self)
            return false
        }
        search.known[self] = false
        search.open.insert(self)
        var result = reference?.admitsNull(&search, depth: depth + 1) ?? false
        for alternative in oneOf + anyOf where !result { result = alternative.admitsNull(&search, depth: depth + 1) }
        if !result, !addsShape {
            for member in allOf where member.describesKind {
                result = member.admitsNull(&search, depth: depth + 1)
                if !result { break }
            }
        }
        search.known[self] = result
        search.open.remove(self)
        return result
    }
}
