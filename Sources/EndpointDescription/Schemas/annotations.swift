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
            && defaultValue?.comparableText == own?.comparableText && description == self.description
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
}
