import EndpointDescription

/// A schema with its `$ref` siblings and `allOf` members folded into one, the way a reader of the description sees it.
struct FlatSchema {
    var types: Schema.Types = []
    var format: String?
    var allowedValues: [JSON]?
    var allowedValueNames: [String] = []
    var constant: JSON?
    var properties: [Schema.Property] = []
    private(set) var required: [String] = []
    private var requiredNames: Set<String> = []
    var additionalProperties: Schema.AdditionalProperties = .unspecified
    var patternProperties: [Schema.Property] = []
    var items: Schema?
    var prefixItems: [Schema] = []
    var unions: [Union] = []
    var contentEncoding: String?
    var contentMediaType: MediaType?
    var acceptsNothing = false
    /// The members that only a condition adds.
    private(set) var conditionalMembers: Set<String> = []
    /// The members to which a condition gives an incompatible type.
    private(set) var contradictions: [String] = []
    /// Whether it is an object: it declares `type: object` or has properties.
    var isObject: Bool { types.contains(.object) || !properties.isEmpty }

    struct Union {
        var alternatives: [Schema]
        var discriminator: Schema.Discriminator?
        /// `oneOf` or `anyOf`, for messages.
        var keyword: String
    }

    private var propertyIndex: [String: Int] = [:]
    /// The schemas that are already folded. A base that several members share counts once.
    private var folded: Set<Schema> = []

    /// The conditional schemas that were found while folding.
    private var conditions: [Schema] = []

    init(_ schema: Schema) {
        var path: Set<Schema> = []
        fold(schema, path: &path)
        addConditions()
    }

    /// Adds members that are present only under a condition as optional members, because no Swift type can express the
    /// condition.
    private mutating func addConditions() {
        var next = 0
        while next < conditions.count {
            var inner = FlatSchema()
            var path: Set<Schema> = []
            swap(&inner.folded, &folded)
            inner.fold(conditions[next].target, path: &path)
            swap(&inner.folded, &folded)
            next += 1
            conditions += inner.conditions + inner.unions.flatMap(\.alternatives)
            for property in inner.properties { addConditional(property) }
        }
    }

    private init() {}

    private mutating func addConditional(_ property: Schema.Property) {
        guard property.schema.saysWhatItIs else { return }
        if let index = propertyIndex[property.name] {
            let (known, other) = (FlatSchema(properties[index].schema), FlatSchema(property.schema))
            let mayAgree = known.types.isEmpty || other.types.isEmpty || !known.types.isDisjoint(with: other.types)
            if !properties[index].schema.saysWhatItIs {
                properties[index] = property
            } else if !mayAgree, !contradictions.contains(property.name) {
                contradictions.append(property.name)
            }
        } else {
            propertyIndex[property.name] = properties.count
            properties.append(property)
            conditionalMembers.insert(property.name)
        }
    }

    func requires(_ name: String) -> Bool { requiredNames.contains(name) }

    func property(_ name: String) -> Schema? {
        propertyIndex[name].map { properties[$0].schema }
    }

    private mutating func fold(_ schema: Schema, path: inout Set<Schema>) {
        guard folded.insert(schema).inserted, path.count < 256 else { return }
        path.insert(schema)
        defer { path.remove(schema) }
        if let reference = schema.reference { fold(reference, path: &path) }
        for member in schema.allOf { fold(member, path: &path) }
        foldOwn(schema, path: &path)
    }

    private mutating func foldOwn(_ schema: Schema, path: inout Set<Schema>) {
        if !schema.types.isEmpty { types = schema.types }
        format = schema.format ?? format
        if let values = schema.allowedValues {
            allowedValues = values
            allowedValueNames = schema.allowedValueNames
        }
        constant = schema.constant ?? constant
        contentEncoding = schema.contentEncoding ?? contentEncoding
        contentMediaType = schema.contentMediaType ?? contentMediaType
        acceptsNothing = acceptsNothing || schema.acceptsNothing
        for property in schema.properties { add(property) }
        for name in schema.required where requiredNames.insert(name).inserted { required.append(name) }
        switch schema.additionalProperties {
        case .unspecified: break
        case .forbidden: if case .unspecified = additionalProperties { additionalProperties = .forbidden }
        case .anything, .schema: additionalProperties = schema.additionalProperties
        }
        patternProperties += schema.patternProperties
        items = schema.items ?? items
        if !schema.prefixItems.isEmpty { prefixItems = schema.prefixItems }
        addUnion(schema.oneOf, of: schema, keyword: "oneOf", path: &path)
        addUnion(schema.anyOf, of: schema, keyword: "anyOf", path: &path)
        conditions += schema.conditional
    }

    private mutating func add(_ property: Schema.Property) {
        guard let index = propertyIndex[property.name] else {
            propertyIndex[property.name] = properties.count
            properties.append(property)
            return
        }
        // A redeclaration that only adds a comment or a rule does not change the member's type.
        if property.schema.saysWhatItIs { properties[index] = property }
    }

    private mutating func addUnion(
        _ alternatives: [Schema],
        of schema: Schema,
        keyword: String,
        path: inout Set<Schema>
    ) {
        let alternatives = alternatives.withoutNullAndBlank
        let meaningful = alternatives.filter(\.saysWhatItIs)
        guard let first = meaningful.first else { return }
        if meaningful.count == 1 {
            // A union of one alternative is just that alternative.
            fold(first, path: &path)
            return
        }
        // A base that lists its subtypes is not a union while one of the subtypes is being folded.
        let listsHeir = alternatives.contains { path.contains($0.target) && $0.target !== schema }
        if listsHeir { return }
        unions.append(Union(alternatives: alternatives, discriminator: schema.discriminator, keyword: keyword))
    }
}
