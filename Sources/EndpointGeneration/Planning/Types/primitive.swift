import EndpointDescription

extension TypePlanner {
    /// The type of a component that is only a string, a number or a boolean: its uses have that type, because another name
    /// for it would tell callers nothing. A component whose name somebody chose keeps it.
    func primitive(of schema: Schema) -> SwiftType? {
        if let known = primitives[schema] { return known }
        var found: SwiftType?
        if schema.componentName != nil, hierarchies[schema] == nil, !isNamedByChoice(schema),
            !isEnumeration(schema), case .scalar(let type) = FlatSchema(schema).kind, type.isPrimitive
        {
            found = .standard(type)
        }
        primitives[schema] = .some(found)
        return found
    }

    /// Whether it lists its values, even if they are too many for an enum or too few.
    private func isEnumeration(_ schema: Schema) -> Bool {
        let flat = FlatSchema(schema)
        return flat.allowedValues != nil || flat.constant != nil
    }

    func isNamedByChoice(_ schema: Schema) -> Bool {
        choices.names[schema.place.id] != nil || schema.extensions.contains { $0.name == "x-endpoint-name" }
    }
}

extension StandardType {
    fileprivate var isPrimitive: Bool {
        switch self {
        case .string, .bool, .int, .int32, .int64, .uint32, .uint64, .double, .float, .decimal, .date, .uuid, .url,
            .calendarDate:
            true
        case .data, .base64, .json, .noContent, .body, .filePart, .event, .unixSeconds, .unixMilliseconds, .unixTime,
            .rfc2822Date:
            false
        }
    }
}
