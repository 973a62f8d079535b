extension FlatSchema {
    /// Whether members without a description of their own may carry values.
    package var keepsOthers: Bool { additionalProperties.carriesValues || !patternProperties.isEmpty }

    /// Whether it is an object without the members that it does not describe.
    var dropsOthers: Bool { !properties.isEmpty && unions.isEmpty && !keepsOthers }

    /// Whether it is an object: it declares `type: object` or has properties.
    package var isObject: Bool { types.contains(.object) || !properties.isEmpty }

    /// Whether it says nothing about the type of its values.
    var isUntyped: Bool {
        guard case .unspecified = additionalProperties, types.isEmpty, properties.isEmpty, unions.isEmpty else {
            return false
        }
        return patternProperties.isEmpty && !describesOtherType && !acceptsNothing
    }

    /// Whether it describes a value that is not an object.
    var describesOtherType: Bool {
        !types.subtracting(.object).isEmpty || items != nil || !prefixItems.isEmpty || format != nil
            || listedValues?.contains { !$0.isObject } == true
    }
}

extension Schema {
    /// Whether it does no more than require members of an object.
    var onlyRequiresMembers: Bool {
        guard !isComposed, types.isSubset(of: .object), properties.isEmpty, patternProperties.isEmpty else {
            return false
        }
        return items == nil && prefixItems.isEmpty && allowedValues == nil && constant == nil
    }

    /// The types of the schema and of those that contribute to it.
    package var flatTypes: Types { isComposed ? FlatSchema(unconditional: self).types : types }

    /// Whether other schemas contribute to it.
    package var isComposed: Bool {
        reference != nil || !allOf.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty || !mergedMembers.isEmpty
            || mergedItems != nil || !mergedPrefixItems.isEmpty || mergedValues != nil
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
