extension Schema {
    /// The schema that this one merely wraps: a `$ref`, or a single-member `allOf`, `oneOf` or `anyOf`, with nothing of its own.
    package var target: Schema {
        var schema = self
        for _ in 0..<64 {
            guard let next = schema.wrapped else { return schema }
            schema = next
        }
        return schema
    }

    private var wrapped: Schema? {
        // What tells heirs apart is more than a comment, and an heir that adds nothing is still one of several.
        guard !addsShape, subtypes.isEmpty, !isSubtype else { return nil }
        if let reference { return allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty ? reference : nil }
        let arms = oneOf.withoutNullAndBlank + anyOf.withoutNullAndBlank
        let members = (allOf + arms).filter(\.saysWhatItIs)
        guard members.count == 1, let member = members.first, isMemberSafeToStandAlone else { return nil }
        return member
    }

    /// An `allOf` member that only adds `required` still shapes the result.
    private var isMemberSafeToStandAlone: Bool {
        allOf.allSatisfy { $0.saysWhatItIs || $0.required.isEmpty }
    }

    /// Whether anything here, beside the members it combines, shapes the value.
    var addsShape: Bool {
        !properties.isEmpty || !required.isEmpty || items != nil || allowedValues != nil || constant != nil
            || !patternProperties.isEmpty || !prefixItems.isEmpty || additionalProperties.carriesValues
            || conditional.contains(where: \.saysWhatItIs)
            || (format != nil && reference == nil && !types.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty)
    }

    /// Whether it shapes a value at all; comments and validation rules alone do not.
    package var saysWhatItIs: Bool {
        reference != nil || !types.isEmpty || addsShape || format != nil || acceptsNothing
            || allOf.contains(where: \.saysWhatItIs) || oneOf.contains(where: \.saysWhatItIs)
            || anyOf.contains(where: \.saysWhatItIs)
    }
}

extension Schema.AdditionalProperties {
    /// Whether members without a name of their own may carry values worth keeping.
    package var carriesValues: Bool {
        switch self {
        case .unspecified, .forbidden: false
        case .anything, .schema: true
        }
    }
}
