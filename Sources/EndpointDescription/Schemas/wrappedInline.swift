extension Schema {
    /// The default that the schema declares itself, or else the one of the schema that it wraps, as the alternative
    /// beside `null` in `anyOf: [{"type": "integer", "default": 3}, {"type": "null"}]`.
    package var declaredDefault: JSON? {
        defaultValue ?? wrappedInline?.declaredDefault ?? target.defaultValue
    }

    /// The only alternative or `allOf` member that describes a kind of value, if it is written in place.
    package var wrappedInline: Schema? {
        guard reference == nil, !allOf.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty else { return nil }
        let members = (allOf + oneOf.withoutNullAndBlank + anyOf.withoutNullAndBlank).filter(\.saysWhatItIs)
        guard members.count == 1, let member = members.first, member.reference == nil else { return nil }
        return member
    }
}
