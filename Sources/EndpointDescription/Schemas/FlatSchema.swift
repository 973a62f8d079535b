/// A schema with its `$ref` siblings and `allOf` members combined into one.
package struct FlatSchema {
    package var types: Schema.Types = []
    package var format: String?
    package var allowedValues: [JSON]?
    package var allowedValueNames: [String] = []
    package var constant: JSON?
    /// The values that it allows, if it lists them.
    package var listedValues: [JSON]? { constant.map { [$0] } ?? allowedValues }
    package var properties: [Schema.Property] = []
    package private(set) var required: [String] = []
    /// The names in `required`, if they are many. A few are found as fast without it, and without the time to fill it.
    private var requiredNames = Set<String>()
    package var additionalProperties: Schema.AdditionalProperties = .unspecified
    package var patternProperties: [Schema.Property] = []
    package var items: Schema?
    package var prefixItems: [Schema] = []
    package var unions: [Union] = []
    package var contentEncoding: String?
    package var contentMediaType: MediaType?
    package private(set) var numbersMayBeText = false
    package var acceptsNothing = false
    /// The members that only a condition adds.
    package private(set) var conditionalMembers = Set<String>()
    /// The members to which a condition gives an incompatible type.
    package private(set) var contradictions = Set<String>()
    /// The other members whose types would drop content that a condition describes.
    package private(set) var conditionallyExtended = Set<String>()

    private var propertyNames: [String] = []
    /// The positions of properties, if they are many.
    private var propertyIndex = [String: Int]()
    /// The most names that are searched one by one.
    private static let few = 16
    /// The schemas that are already folded. A base that several members share counts once.
    private var folded = Set<Schema>()

    /// The depth to which conditions in conditions are read. Without a limit, each schema of a long chain would read
    /// the rest of it.
    package static let deepestConditions = 64
    /// Whether conditions are nested deeper than that.
    package private(set) var leavesConditionsOut = false
    /// Whether members are left out because `allOf` and `$ref` are nested too deep.
    package private(set) var leavesMembersOut = false
    /// The most schemas that are composed of each other. A level of `allOf` with a `$ref` counts twice.
    package static let deepestComposition = 256
    /// The conditional schemas that were found while folding.
    private var conditions: [Schema] = []

    /// Merges two schemas that describe the same member, while a description is read. Afterward, the schemas store
    /// their merged members themselves.
    private var merger: SchemaMerger?
    /// Whether a condition may add to it.
    package private(set) var isConditional = false
    /// The members for which the merger was called.
    private(set) var overlaps = Set<String>()
    private(set) var itemsOverlap = false
    private(set) var prefixItemsOverlap = false
    private(set) var valuesOverlap = false
    /// Whether only conditions name its types.
    package private(set) var hasConditionalTypes = false
    /// Whether its types allow no object. Keywords for objects then have no effect (JSON Schema 2020-12 §10.3.2).
    private var excludesObjects = false
    /// Whether the `if` of a condition names another type than an object, and whether one of its branches does.
    private var (testsOtherTypes, meetsOtherTypes) = (false, false)
    /// The members that a condition tests or requires, and those that only some alternatives require.
    private var testedMembers: [String] = []
    /// Stand-ins for members that are required or tested, and not described.
    private var undescribed = [String: Schema]()

    package init(_ schema: Schema) {
        foldWhole(schema)
    }

    init(_ schema: Schema, merger: SchemaMerger?) {
        self.merger = merger
        foldWhole(schema)
        self.merger = nil
    }

    /// - Parameter looksIntoUnions: whether an alternative counts as a description of a required member. It is false
    ///   for alternatives, because their own alternatives may refer back to this schema.
    private mutating func foldWhole(_ schema: Schema, looksIntoUnions: Bool = true) {
        var path = Set<Schema>()
        fold(schema, path: &path)
        complete(schema, looksIntoUnions: looksIntoUnions)
    }

    private mutating func complete(_ schema: Schema, looksIntoUnions: Bool = true) {
        if !conditions.isEmpty { addConditions() }
        if !undescribed.isEmpty {
            addUndescribed(except: schema.describedOutside, looksIntoUnions: looksIntoUnions)
        }
        if excludesObjects {
            (properties, propertyNames, propertyIndex, required, requiredNames) = ([], [], [:], [], [])
            (additionalProperties, patternProperties) = (.unspecified, [])
        }
    }

    fileprivate init(alternative: Schema) {
        foldWhole(alternative, looksIntoUnions: false)
    }

    /// Leaves out what only conditions describe.
    init(unconditional schema: Schema) {
        var path = Set<Schema>()
        fold(schema, path: &path)
    }

    /// Adds what only conditions describe, if the schema was read without that.
    func completed(of schema: Schema) -> FlatSchema {
        var flat = self
        flat.complete(schema)
        return flat
    }

    /// Adds a schema to the one that was read, as their merge does.
    ///
    /// - Parameter first: the schema that was read.
    func merged(with second: Schema, into merge: Schema, from first: Schema) -> FlatSchema {
        var flat = self
        if first.isMerged { flat.folded.remove(first) }
        flat.folded.insert(merge)
        var path: Set = [merge]
        flat.fold(second, path: &path)
        return flat
    }

    /// Adds members that are required or tested and that nothing describes. If undescribed members are kept anyway,
    /// these are kept among them.
    private mutating func addUndescribed(except others: Set<String>, looksIntoUnions: Bool) {
        guard !properties.isEmpty || looksIntoUnions && !unions.isEmpty, !keepsOthers else { return }
        let missing = (required + testedMembers).filter {
            position(of: $0) == nil && !others.contains($0) && undescribed[$0] != nil
        }
        guard !missing.isEmpty else { return }
        let schemas = looksIntoUnions ? unions.flatMap(\.alternatives) : []
        let alternatives = schemas.map { FlatSchema(alternative: $0.target) }
        // Alternatives that are not plain objects keep the member, or may describe it somewhere inside.
        if properties.isEmpty, !alternatives.allSatisfy(\.dropsOthers) { return }
        let described = Set(alternatives.flatMap(\.propertyNames))
        for name in missing where !described.contains(name) && position(of: name) == nil {
            if let schema = undescribed[name] { append(Schema.Property(name: name, schema: schema)) }
        }
    }

    /// Whether this schema is, or is composed of, one of these schemas.
    func isComposed(ofAny schemas: [Schema]) -> Bool { schemas.contains { folded.contains($0.target) } }

    /// Adds members that are present only under a condition as optional members, because no Swift type can express the
    /// condition.
    private mutating func addConditions() {
        let unconditional = self
        foldConditions()
        guard meetsOtherTypes || testsOtherTypes && !properties.isEmpty, unconditional.isUntyped else { return }
        self = unconditional
        hasConditionalTypes = true
    }

    private mutating func foldConditions() {
        for _ in 0..<FlatSchema.deepestConditions {
            let level = conditions.filter { !folded.contains($0.target) }
            if level.isEmpty { return }
            conditions = []
            for condition in level {
                var inner = FlatSchema()
                var path: Set<Schema> = []
                swap(&inner.folded, &folded)
                inner.fold(condition.target, path: &path)
                swap(&inner.folded, &folded)
                conditions += inner.conditions + inner.unions.flatMap(\.alternatives)
                if inner.describesOtherType || inner.meetsOtherTypes { meetsOtherTypes = true }
                if inner.testsOtherTypes { testsOtherTypes = true }
                test(inner.testedMembers + inner.required) { inner.undescribed[$0] }
                for property in inner.properties { addConditional(property) }
            }
        }
        leavesConditionsOut = conditions.contains { !folded.contains($0.target) }
    }

    private init() {}

    private mutating func addConditional(_ property: Schema.Property) {
        guard let index = position(of: property.name) else {
            append(property)
            conditionalMembers.insert(property.name)
            return
        }
        let isConditional = conditionalMembers.contains(property.name)
        let isOnlyRule = !property.schema.describesKind && !property.schema.target.constraints.isEmpty
        guard property.schema.describesKind || isConditional && !isOnlyRule else { return }
        guard !contradictions.contains(property.name), !property.yields(to: properties[index]) else { return }
        let known = properties[index].schema
        if !isConditional {
            // A member without a type holds any value where the condition is not met.
            if !known.describesKind || known.excludes(property.schema) {
                contradictions.insert(property.name)
            } else if !known.keepsCommonValues(with: property.schema) {
                conditionallyExtended.insert(property.name)
            }
        } else if !known.holdsEveryValue(of: property.schema) {
            if property.schema.holdsEveryValue(of: known) {
                properties[index] = property
            } else {
                contradictions.insert(property.name)
            }
        }
    }

    package func requires(_ name: String) -> Bool {
        requiredNames.isEmpty ? FlatSchema.position(of: name, in: required) != nil : requiredNames.contains(name)
    }

    package func property(_ name: String) -> Schema? { member(name)?.schema }

    func member(_ name: String) -> Schema.Property? { position(of: name).map { properties[$0] } }

    private func position(of name: String) -> Int? {
        propertyIndex.isEmpty ? FlatSchema.position(of: name, in: propertyNames) : propertyIndex[name]
    }

    private static func position(of name: String, in names: [String]) -> Int? {
        var index = 0
        while index < names.count {
            if names[index] == name { return index }
            index += 1
        }
        return nil
    }

    private mutating func append(_ property: Schema.Property) {
        propertyNames.append(property.name)
        properties.append(property)
        if !propertyIndex.isEmpty {
            propertyIndex[property.name] = properties.count - 1
        } else if propertyNames.count > FlatSchema.few {
            for index in propertyNames.indices { propertyIndex[propertyNames[index]] = index }
        }
    }

    private mutating func fold(_ schema: Schema, path: inout Set<Schema>) {
        guard folded.insert(schema).inserted else { return }
        guard path.count < FlatSchema.deepestComposition else {
            leavesMembersOut = true
            return
        }
        guard schema.isComposed else { return foldOwn(schema, path: &path) }
        path.insert(schema)
        defer { path.remove(schema) }
        let earlier = schema.mergedMembers.map { member($0.name) }
        let (earlierItems, earlierPrefixItems, earlierValues) = (items, prefixItems, additionalProperties)
        if let reference = schema.reference { fold(reference, path: &path) }
        for member in schema.allOf { fold(member, path: &path) }
        foldOwn(schema, path: &path)
        for (member, earlier) in zip(schema.mergedMembers, earlier) {
            if let index = position(of: member.name) { properties[index] = merged(earlier, member) }
        }
        if let merged = schema.mergedItems { items = mergedItems(earlierItems, merged) }
        if !schema.mergedPrefixItems.isEmpty {
            prefixItems = earlierPrefixItems
            addPrefixItems(schema.mergedPrefixItems)
        }
        if let merged = schema.mergedValues { additionalProperties = .schema(mergedValues(earlierValues, merged)) }
    }

    private mutating func merged(_ earlier: Schema.Property?, _ later: Schema.Property) -> Schema.Property {
        guard let earlier, earlier.schema.describesKind || earlier.schema.isAnnotated else { return later }
        if earlier.yields(to: later) { return later }
        if later.yields(to: earlier) { return earlier }
        overlaps.insert(later.name)
        guard let merger else { return later }
        return Schema.Property(
            name: later.name,
            schema: merger.mergeMembers(earlier.schema, later.schema),
            isFromValues: earlier.isFromValues || later.isFromValues
        )
    }

    private mutating func mergedItems(_ earlier: Schema?, _ later: Schema) -> Schema {
        guard let earlier else { return later }
        itemsOverlap = true
        return merger?.merge(earlier, later) ?? later
    }

    private mutating func mergedValues(_ earlier: Schema.AdditionalProperties, _ later: Schema) -> Schema {
        guard case .schema(let earlier) = earlier, earlier.target !== later.target else { return later }
        valuesOverlap = true
        return merger?.merge(earlier, later) ?? later
    }

    private mutating func foldOwn(_ schema: Schema, path: inout Set<Schema>) {
        let narrowed = types.intersection(withTypes: schema.types)
        // Types that exclude each other are a mistake; then the later ones count, and the members show what is meant.
        let isContradictory = narrowed.isEmpty && !schema.types.isEmpty
        types = narrowed.isEmpty ? schema.types : narrowed
        excludesObjects = !isContradictory && !types.isEmpty && !types.contains(.object)
        format = schema.format ?? format
        addValues(of: schema)
        constant = schema.constant ?? constant
        contentEncoding = schema.contentEncoding ?? contentEncoding
        contentMediaType = schema.contentMediaType ?? contentMediaType
        acceptsNothing = acceptsNothing || schema.acceptsNothing
        numbersMayBeText = numbersMayBeText || schema.numbersMayBeText
        // Most lists are empty, and debug builds take long to begin a loop.
        if !schema.properties.isEmpty { for property in schema.properties { add(property) } }
        if !schema.required.isEmpty { require(schema) }
        switch schema.additionalProperties {
        case .unspecified: break
        case .forbidden: if case .unspecified = additionalProperties { additionalProperties = .forbidden }
        case .anything: if case .schema = additionalProperties { break } else { additionalProperties = .anything }
        case .schema(let own): additionalProperties = .schema(mergedValues(additionalProperties, own))
        }
        if !schema.patternProperties.isEmpty { patternProperties += schema.patternProperties }
        if let own = schema.items { items = mergedItems(items, own) }
        if !schema.prefixItems.isEmpty { addPrefixItems(schema.prefixItems) }
        if !schema.oneOf.isEmpty { addUnion(schema.oneOf, of: schema, keyword: "oneOf", path: &path) }
        if !schema.anyOf.isEmpty { addUnion(schema.anyOf, of: schema, keyword: "anyOf", path: &path) }
        if !schema.conditional.isEmpty {
            conditions += schema.conditional
            isConditional = true
            if !schema.testedTypes.subtracting(.object).isEmpty { testsOtherTypes = true }
        }
        if !schema.testedMembers.isEmpty { test(schema.testedMembers) { _ in schema.undescribed } }
    }

    private mutating func addPrefixItems(_ later: [Schema]) {
        for (index, item) in later.enumerated() {
            guard index < prefixItems.count else { return prefixItems += later[index...] }
            guard item.describesKind else { continue }
            let earlier = prefixItems[index]
            prefixItems[index] = item
            guard earlier.describesKind, earlier.target !== item.target else { continue }
            prefixItemsOverlap = true
            if let merger { prefixItems[index] = merger.merge(earlier, item) }
        }
    }

    private mutating func require(_ schema: Schema) {
        for name in schema.required where !requires(name) {
            required.append(name)
            if !requiredNames.isEmpty {
                requiredNames.insert(name)
            } else if required.count > FlatSchema.few {
                requiredNames = Set(required)
            }
            if let undescribed = schema.undescribed { self.undescribed[name] = undescribed }
        }
    }

    private mutating func test(_ names: [String], standIn: (String) -> Schema?) {
        testedMembers += names
        for name in names where undescribed[name] == nil { undescribed[name] = standIn(name) }
    }

    private mutating func add(_ property: Schema.Property) {
        guard let index = position(of: property.name) else { return append(property) }
        // A redeclaration that only adds annotations or a rule does not change the member's type.
        if property.schema.describesKind || merger != nil && property.schema.isAnnotated {
            properties[index] = merged(properties[index], property)
        }
    }

    /// Keeps the values that are also allowed here. Of lists without a common value, the later one counts.
    private mutating func addValues(of schema: Schema) {
        guard let values = schema.allowedValues else { return }
        var kept = values
        if let known = allowedValues {
            let texts = Set(known.map(\.comparableText))
            let common = values.filter { texts.contains($0.comparableText) }
            if !common.isEmpty { kept = common }
        }
        let isNamed = schema.allowedValueNames.count == values.count
        let named = isNamed ? zip(values, schema.allowedValueNames) : zip(allowedValues ?? [], allowedValueNames)
        let names = Dictionary(named.map { ($0.comparableText, $1) }) { first, _ in first }
        let namesOfKept = names.isEmpty ? [] : kept.compactMap { names[$0.comparableText] }
        allowedValues = kept
        allowedValueNames = namesOfKept.count == kept.count ? namesOfKept : []
    }

    private mutating func addUnion(
        _ alternatives: [Schema],
        of schema: Schema,
        keyword: String,
        path: inout Set<Schema>
    ) {
        // While a subtype is folded, a base that lists its subtypes adds only its members, not its union.
        if path.count > 1, alternatives.contains(where: { path.contains($0.target) && $0.target !== schema }) { return }
        let alternatives = alternatives.withoutNullAndBlank
        let distinguishable = alternatives.distinguishable
        guard let first = distinguishable.first else { return }
        if distinguishable.count == 1, !schema.hasTagOfItsOwn {
            // A union of one alternative is that alternative.
            fold(first, path: &path)
            return
        }
        unions.append(Union(alternatives: alternatives, discriminator: schema.discriminator, keyword: keyword))
        guard alternatives.allSatisfy(\.onlyRequiresMembers) else { return }
        for alternative in alternatives { test(alternative.required) { _ in alternative.undescribed } }
    }
}
