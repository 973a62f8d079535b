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
}
