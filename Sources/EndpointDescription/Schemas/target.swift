extension Schema {
    /// The schema that this one only wraps through a `$ref`, or an `allOf`, `oneOf` or `anyOf` with one member, without
    /// additions; otherwise this schema.
    package var target: Schema { settledTarget ?? findTarget() }

    /// The `target`, when nothing changes any more.
    func settleTarget() { settledTarget = findTarget() }

    private func findTarget() -> Schema {
        var schema = self
        for _ in 0..<64 {
            guard let next = schema.wrapped else { return schema }
            schema = next
        }
        return schema
    }

    private var wrapped: Schema? {
        // A discriminator is an addition, and a subtype without additions is still a separate type.
        guard !addsShape, subtypes.isEmpty, !isSubtype else { return nil }
        let hasMembers = !allOf.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty
        if let reference { return hasMembers ? nil : reference }
        guard hasMembers else { return nil }
        let alternatives = oneOf.withoutNullAndBlank + anyOf.withoutNullAndBlank
        let members = (allOf + alternatives).filter(\.saysWhatItIs)
        guard members.count == 1, let member = members.first, isMemberSafeToStandAlone else { return nil }
        return member
    }

    /// Whether the wrapped member can replace this schema. An `allOf` member that only adds `required` prevents that.
    private var isMemberSafeToStandAlone: Bool {
        allOf.allSatisfy { $0.saysWhatItIs || $0.required.isEmpty }
    }

    /// Whether the schema itself, apart from the members that it combines, constrains the kind of value.
    var addsShape: Bool {
        !properties.isEmpty || !required.isEmpty || items != nil || allowedValues != nil || constant != nil
            || !patternProperties.isEmpty || !prefixItems.isEmpty || additionalProperties.carriesValues
            || conditional.contains(where: \.saysWhatItIs)
            || (format != nil && reference == nil && !types.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty)
    }

    /// Whether the schema describes a kind of value. Annotations and validation rules alone do not.
    package var saysWhatItIs: Bool {
        reference != nil || !types.isEmpty || addsShape || format != nil || acceptsNothing
            || allOf.contains(where: \.saysWhatItIs) || oneOf.contains(where: \.saysWhatItIs)
            || anyOf.contains(where: \.saysWhatItIs)
    }
}

extension Schema.AdditionalProperties {
    /// Whether undeclared members may carry values.
    package var carriesValues: Bool {
        switch self {
        case .unspecified, .forbidden: false
        case .anything, .schema: true
        }
    }
}
