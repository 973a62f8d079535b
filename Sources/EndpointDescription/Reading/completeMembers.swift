extension DescriptionReader {
    /// Repeats the members of a server-sent event in the alternatives next to them, which describe the same members
    /// more closely:
    /// `"properties": {"data": {"type": "string"}}, "oneOf": [{"properties": {"event": {"const": "end"}}}]` (OpenAPI
    /// 3.2 §4.14.5).
    func completeEvents(of operations: [Operation]) {
        for event in events(of: operations) { event.target.repeatMembersInAlternatives() }
    }

    /// The schemas that may describe a server-sent event.
    func events(of operations: [Operation]) -> [Schema] {
        let bodies = operations.flatMap { operation in
            operation.responses.flatMap(\.content) + (operation.requestBody?.content ?? [])
        }
        return bodies.filter { $0.type.streamFormat == .serverSentEvents }
            .flatMap { [$0.itemSchema, $0.schema, $0.schema?.target.items].compactMap(\.self) }
    }

    /// Completes the members of schemas that depend on other schemas, when all are read.
    func completeMembers() {
        keepNegatives()
        for schema in readSchemas {
            guard let discriminator = schema.discriminator, let fallback = discriminator.fallback?.target else {
                continue
            }
            if !fallback.testedMembers.contains(discriminator.propertyName) {
                fallback.testedMembers.append(discriminator.propertyName)
            }
        }
        let requiring = readSchemas.filter { !$0.required.isEmpty || !$0.testedMembers.isEmpty }
        for schema in requiring { schema.describeRequired() }
        if version < .v31 { leaveOutForeignRequirements(of: requiring) }
        for schema in requiring { schema.addUndescribed() }
        for schema in readSchemas where schema.isChoice {
            schema.leaveOutImpossibleAlternatives()
            if !schema.required.isEmpty { schema.requireInAlternatives() }
            if !schema.properties.isEmpty { schema.nameMembersInAlternatives() }
        }
        for schema in readSchemas where !schema.types.isEmpty && !schema.types.contains(.object) {
            if !schema.oneOf.isEmpty { schema.completeAlternatives(schema.oneOf) }
            if !schema.anyOf.isEmpty { schema.completeAlternatives(schema.anyOf) }
        }
        for schema in readSchemas where schema.allowedValues != nil {
            schema.leaveOutRepeatedValues()
            if schema.types == .array { schema.moveValuesIntoItems() }
        }
        // The parts of a schema are read after it.
        for schema in readSchemas.reversed() { schema.settleKind() }
        readSchemas.settleOwnTags()
        warnOfDisjointTypes()
        mergeMembers()
    }

    private func warnOfDisjointTypes() {
        for schema in readSchemas where !schema.allOf.isEmpty && schema.combinesDisjointTypes {
            log.warning(
                "no value has the types of all schemas that this one combines; it is read as only one of them",
                at: schema.place,
                remedy: "correct or remove the schemas that do not describe the value"
            )
        }
    }

    /// Leaves out required members next to a `$ref` to an object without them. Before OpenAPI 3.1, a `$ref` has no
    /// siblings (3.0 §4.7.23), and gRPC-Gateway writes the name of a body there:
    /// `{"$ref": "#/definitions/Book", "required": ["book"]}`.
    private func leaveOutForeignRequirements(of schemas: [Schema]) {
        var known: [Schema: Set<String>] = [:]
        for schema in schemas where schema.allOf.isEmpty && !schema.isChoice {
            guard let base = schema.reference?.target else { continue }
            let described = known[base] ?? base.namesOfObject
            known[base] = described
            if described.isEmpty { continue }
            let own = Set(schema.properties.map(\.name))
            schema.required.removeAll { !described.contains($0) && !own.contains($0) }
        }
    }

    /// Finds the members that several branches of an `allOf` describe, and merges their schemas.
    private func mergeMembers() {
        let merger = SchemaMerger(log: log)
        var waiting = readSchemas.filter { $0.combinesSchemas }
        var next = 0
        while next < waiting.count {
            waiting[next].mergeMembers(merger)
            waiting += merger.takeMade(of: { waiting[next].mergedSchemas })
            next += 1
        }
    }
}

extension Schema {
    /// The names of its members, if it has no alternatives.
    fileprivate var namesOfObject: Set<String> {
        let flat = FlatSchema(self)
        return flat.unions.isEmpty ? Set(flat.properties.map(\.name)) : []
    }

    /// Describes the members that it requires and only `additionalProperties` describes.
    fileprivate func describeRequired() {
        guard case .schema(let values) = additionalProperties, values.isPlain, types.isSubset(of: .object),
            !required.isEmpty, !isChoice, patternProperties.isEmpty
        else { return }
        let described = Set(FlatSchema(self).properties.map(\.name))
        var added: Set<String> = []
        for name in required where !described.contains(name) && added.insert(name).inserted {
            properties.append(Property(name: name, schema: values, isFromValues: true))
        }
    }

    /// Whether its type is declared elsewhere or not at all, so that several members can have it.
    private var isPlain: Bool {
        reference != nil || types.areOneScalar && !isComposed && !addsMoreThanFormat && ownJSONContent == nil
    }

    /// Adds a stand-in for the members that it requires or tests and does not describe.
    fileprivate func addUndescribed() {
        let described = Set(properties.map(\.name))
        guard (required + testedMembers).contains(where: { !described.contains($0) }) else { return }
        let undescribed = Schema(place: place)
        undescribed.acceptsAnything = true
        undescribed.isUndescribed = true
        self.undescribed = undescribed
    }

    /// The alternatives that other schemas do not use, so that they may change.
    private var ownAlternatives: [Schema] { (oneOf + anyOf).filter(\.isOwn) }

    /// Whether only the schema around it uses it: it has no `$ref`, and none leads to it.
    private var isOwn: Bool { reference == nil && !isReferenceTarget }

    /// Requires in the alternatives what the schema itself requires of their members.
    fileprivate func requireInAlternatives() {
        let places = Dictionary(required.enumerated().map { ($1, $0) }) { first, _ in first }
        for alternative in ownAlternatives {
            let described = Set(alternative.properties.map(\.name)).subtracting(alternative.required)
            alternative.required += described.compactMap { places[$0] }.sorted().map { required[$0] }
        }
    }

    /// Tells the alternatives, which may require members of the schema, the names of those. All share one set.
    fileprivate func nameMembersInAlternatives() {
        let names = Set(properties.map(\.name))
        for alternative in ownAlternatives {
            if alternative.describedOutside.isEmpty {
                alternative.describedOutside = names
            } else {
                alternative.describedOutside.formUnion(names)
            }
        }
    }

    /// Whether two of the schemas that it is composed of may describe the same member.
    fileprivate var combinesSchemas: Bool {
        let isExtension = reference != nil || !allOf.isEmpty
        guard isExtension || isChoice else { return false }
        if !properties.isEmpty || items != nil || !prefixItems.isEmpty { return true }
        if case .schema = additionalProperties { return true }
        if isExtension, isChoice || reference != nil && !allOf.isEmpty { return true }
        return allOf.lazy.filter(\.describesKind).prefix(2).count > 1
    }

    /// Whether the types that it and the schemas in its `allOf` name exclude each other.
    fileprivate var combinesDisjointTypes: Bool {
        var common = types
        for part in ([reference].compactMap(\.self) + allOf).map(\.target) where !part.isComposed {
            if common.excludes(part.types) { return true }
            common = common.intersection(withTypes: part.types)
        }
        return false
    }

    /// Leaves out values that only repeat those of the enum to which it refers, as Swashbuckle writes them next to
    /// `allOf`.
    fileprivate func leaveOutRepeatedValues() {
        guard oneOf.isEmpty, anyOf.isEmpty, let base = reference ?? (allOf.count == 1 ? allOf[0].reference : nil),
            let known = base.target.allowedValues, let own = allowedValues,
            Set(own.map(\.comparableText)) == Set(known.map(\.comparableText))
        else { return }
        allowedValues = nil
    }

    /// Moves values that are not arrays to the items. Items that list values, are described elsewhere or have another
    /// type keep their own.
    fileprivate func moveValuesIntoItems() {
        guard let values = allowedValues, !values.contains(where: \.isArray) else { return }
        let types = values.reduce(into: Types()) { $0.formUnion(Types(of: $1)) }
        let isFree = items.map { !$0.isComposed && !$0.addsShape && $0.types.admit(types) } ?? true
        if isFree {
            // Others may refer to the items.
            let own = items.map(Schema.init(annotationsOf:)) ?? Schema(place: place)
            own.types = items.map { $0.types.isEmpty ? types : $0.types } ?? types
            own.constraints = items?.constraints ?? []
            own.isNullable = items?.isNullable ?? false
            own.allowedValues = values
            own.allowedValueNames = allowedValueNames
            own.allowedValueDescriptions = allowedValueDescriptions
            items = own
        }
        allowedValues = nil
        allowedValueNames = []
        allowedValueDescriptions = []
    }

    /// Leaves out alternatives such as `{"not": {}}`, with which Zod describes `undefined`. With `nullable`, they mean
    /// null.
    fileprivate func leaveOutImpossibleAlternatives() {
        func possible(_ alternatives: [Schema]) -> [Schema] {
            let kept = alternatives.filter { !$0.acceptsNothing || $0.describesMore }
            if kept.isEmpty || kept.count == alternatives.count { return alternatives }
            if alternatives.contains(where: { $0.acceptsNothing && $0.isNullable }) { isNullable = true }
            return kept
        }
        oneOf = possible(oneOf)
        anyOf = possible(anyOf)
    }

    /// Whether it describes anything other than `"not": {}`.
    private var describesMore: Bool { isComposed || !types.isEmpty || addsShape || format != nil }

    fileprivate func repeatMembersInAlternatives() {
        let alternatives = oneOf + anyOf
        let flat = FlatSchema(self)
        // An event has four members. Every alternative gets a copy of each, and of the names that are required.
        guard (1...16).contains(flat.properties.count), flat.required.count <= 16, flat.unions.count == 1,
            oneOf.isEmpty != anyOf.isEmpty, !flat.keepsOthers,
            alternatives.allSatisfy({ !$0.isComposed && $0.isOwn && $0.types.isSubset(of: .object) })
        else { return }
        for alternative in alternatives {
            alternative.types = .object
            alternative.acceptsAnything = false
            for property in flat.properties { alternative.add(property) }
            alternative.required += flat.required.filter { !alternative.required.contains($0) }
        }
    }

    /// Adds a member, or the types of a member that is described without any.
    private func add(_ property: Property) {
        guard let own = properties.first(where: { $0.name == property.name })?.schema else {
            return properties.append(property)
        }
        guard !own.isComposed, own.types.isEmpty else { return }
        own.types = property.schema.target.types
        own.acceptsAnything = false
    }

    /// Gives alternatives without a type the types of this schema, and arrays without items its items. If all of them are
    /// only rules, as in `"oneOf": [{"maxItems": 4}, {"minItems": 6}]`, this schema states the rules.
    fileprivate func completeAlternatives(_ alternatives: [Schema]) {
        guard alternatives.contains(where: \.describesKind) else {
            let rules = alternatives.map { $0.constraints.joined(separator: " and ") }
            if !rules.contains("") { constraints.append(rules.joined(separator: " or ")) }
            return
        }
        for alternative in alternatives where alternative.isOwn {
            if alternative.acceptsAnything, !alternative.describesKind {
                alternative.types = types
                alternative.acceptsAnything = false
            }
            if alternative.types == .array, !alternative.isComposed, !alternative.addsShape {
                alternative.items = items
            }
        }
    }

    fileprivate func mergeMembers(_ merger: SchemaMerger) {
        let flat = FlatSchema(self, merger: merger)
        mergedMembers = flat.properties.filter { flat.overlaps.contains($0.name) }
        if flat.itemsOverlap { mergedItems = flat.items }
        if flat.prefixItemsOverlap { mergedPrefixItems = flat.prefixItems }
        if flat.valuesOverlap, case .schema(let values) = flat.additionalProperties { mergedValues = values }
        guard !flat.unions.isEmpty else { return }
        for alternative in ownAlternatives { alternative.refineMembers(of: flat, merger) }
        // The branches of a merged schema are members of others.
        guard !isMerged else { return }
        for branch in allOf where branch.isOwn { branch.completeAlternatives(of: flat, depth: 0) }
    }

    /// The schemas of the members that `mergeMembers` merges.
    fileprivate var mergedSchemas: [Schema] {
        let own = mergedMembers.map(\.schema) + [mergedItems, mergedValues].compactMap { $0 } + mergedPrefixItems
        return own + ownAlternatives.flatMap { $0.properties.map(\.schema) }
    }

    private static let deepestBranch = 8

    /// Completes the alternatives in a branch that is described in place.
    private func completeAlternatives(of outer: FlatSchema, depth: Int) {
        for alternative in ownAlternatives { alternative.completeMembers(of: outer) }
        guard depth < Schema.deepestBranch else { return }
        for branch in allOf where branch.isOwn { branch.completeAlternatives(of: outer, depth: depth + 1) }
    }

    /// Merges the members that both an alternative and the schema that lists it describe, so that they satisfy both.
    private func refineMembers(of outer: FlatSchema, _ merger: SchemaMerger) {
        completeMembers(of: outer)
        for (index, member) in properties.enumerated() where !outer.conditionalMembers.contains(member.name) {
            guard let known = outer.member(member.name), known.schema.describesKind, !known.yields(to: member) else {
                continue
            }
            let other = known.schema
            let merged = member.yields(to: known) ? other : merger.merge(other, member.schema)
            if merged === other {
                properties[index].schema = member.schema.withShape(of: other)
            } else if merged !== member.schema {
                if merged.extensions.isEmpty { merged.extensions = member.schema.extensions }
                properties[index].schema = merged
            }
        }
    }

    /// Completes an alternative from the schema around it: that schema types the members that the alternative only limits
    /// or annotates, and determines which are required.
    private func completeMembers(of outer: FlatSchema) {
        var missing: [String] = []
        for (index, member) in properties.enumerated() where !outer.conditionalMembers.contains(member.name) {
            if outer.requires(member.name) { missing.append(member.name) }
            guard !member.schema.describesKind, let other = outer.property(member.name), other.describesKind else {
                continue
            }
            properties[index].schema = member.schema.withShape(of: other)
        }
        require(missing)
    }

    private func require(_ names: [String]) {
        guard !names.isEmpty else { return }
        let known = Set(required)
        required += names.filter { !known.contains($0) }
    }

    /// The values of the other schema, with the documentation, default and extensions of this one.
    private func withShape(of other: Schema) -> Schema {
        let schema = Schema(annotationsOf: self)
        schema.constraints = constraints
        schema.allOf = [other]
        return schema
    }
}

extension Schema.Types {
    /// Whether they have all these types; an integer is a number. No types means any.
    fileprivate func admit(_ others: Schema.Types) -> Bool {
        isEmpty || others.isSubset(of: contains(.number) ? union(.integer) : self)
    }
}
