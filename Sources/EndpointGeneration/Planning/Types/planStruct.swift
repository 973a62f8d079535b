import EndpointDescription

extension TypePlanner {
    func planStruct(_ flat: FlatSchema, at schema: Schema, in scope: DeclarationScope) -> StructBlueprint {
        var names = NameScope(reserved: [namespace.name])
        names.keepNames(of: flat.properties.lazy.map(\.name))
        var blueprint = StructBlueprint()
        reportMembersLeftOut(of: flat, at: schema)
        let unions = flat.unions.filter { !$0.onlyRequiresMembers }
        let repeated = flat.repeatedMembers(in: unions)
        let others = flat.properties.isEmpty ? [:] : membersOfAlternatives(in: unions)
        for property in flat.properties where !repeated.contains(property.name) {
            let isRequired = isRequired(property, in: flat, of: schema)
            if isRequired, let planned = planConstant(property, of: flat, names: &names) {
                blueprint.properties.append(planned)
                continue
            }
            var planned = planProperty(
                property,
                of: flat,
                isRequired: isRequired,
                names: &names,
                owner: schema,
                in: scope
            )
            resolveDifferences(of: &planned, property, of: flat, besides: others[property.name] ?? [], at: schema)
            blueprint.properties.append(planned)
        }
        if !unions.isEmpty {
            var inner = FlatSchema(schema)
            inner.properties = []
            inner.additionalProperties = .unspecified
            inner.patternProperties = []
            let outer = OuterMembers(flat, except: repeated)
            for union in unions {
                inner.unions = [union]
                blueprint.properties.append(planInlineUnion(inner, beside: outer, names: &names, at: schema, in: scope))
            }
        }
        if var rest = planRest(flat, at: schema.place, names: &names, in: scope) {
            // Several alternatives of an 'anyOf' may hold at once, and only one of them keeps its members.
            if rest.type != .dictionary(.json), schema.limit("unevaluatedProperties") != nil {
                let described = signs(of: unions.filter { $0.keyword == "anyOf" }).flatMap(\.known)
                rest.describedElsewhere = Set(described).filter { flat.property($0) == nil }.sorted()
            }
            blueprint.properties.append(rest)
        }
        return blueprint
    }

    private func reportMembersLeftOut(of flat: FlatSchema, at schema: Schema) {
        if flat.leavesConditionsOut {
            log.warning(
                "conditions are nested more than \(FlatSchema.deepestConditions) deep; deeper ones are ignored",
                at: schema.place,
                remedy: "write them side by side in 'allOf'"
            )
        }
        if flat.leavesMembersOut {
            log.warning(
                "'allOf' and '$ref' are nested more than \(FlatSchema.deepestComposition) deep; deeper members are left out",
                at: schema.place,
                remedy: "write the deeper schemas side by side in 'allOf'"
            )
        }
    }

    /// A required member that has one possible value; `nil` for any other.
    private func planConstant(_ property: Schema.Property, of flat: FlatSchema, names: inout NameScope)
        -> PropertyBlueprint?
    {
        guard !flat.conditionalMembers.contains(property.name), let constant = property.schema.fixedValue,
            chosenType(of: property.schema) == nil
        else { return nil }
        var planned = PropertyBlueprint(
            name: claimMember(property, in: &names),
            key: property.name,
            type: .standard(constant.type),
            presence: .constant(constant)
        )
        planned.documentation = documentation(ofUse: property.schema, named: property.name)
        planned.origin = property.schema.place
        return planned
    }

    /// Marks a conditional member, and widens one that conditions or alternatives describe differently.
    ///
    /// - Parameter others: the schemas of the same member in alternatives.
    private func resolveDifferences(
        of planned: inout PropertyBlueprint,
        _ property: Schema.Property,
        of flat: FlatSchema,
        besides others: [Schema],
        at schema: Schema
    ) {
        let isConditional = flat.conditionalMembers.contains(property.name)
        if isConditional { planned.documentation.add("Present only under a condition.") }
        if flat.contradictions.contains(property.name) {
            resolveContradiction(of: &planned, isConditional, at: schema)
        } else if flat.conditionallyExtended.contains(property.name) {
            log.note(
                "'\(property.name)' becomes any JSON value, because a condition describes more of its content",
                at: schema.place
            )
            planned.widenToJSON()
        } else if !others.allSatisfy({ property.schema.keepsCommonValues(with: $0) }) {
            log.note(
                "'\(property.name)' becomes any JSON value, because alternatives describe more of its content",
                at: schema.place
            )
            planned.widenToJSON()
        }
    }

    private func membersOfAlternatives(in unions: [FlatSchema.Union]) -> [String: [Schema]] {
        var members: [String: [Schema]] = [:]
        for alternative in unions.flatMap(\.alternatives) {
            for property in FlatSchema(alternative.target).properties {
                members[property.name, default: []].append(property.schema)
            }
        }
        return members
    }

    private func claimMember(_ property: Schema.Property, in names: inout NameScope) -> String {
        context.chosenNames.claimMember(
            property.name,
            at: property.schema.place,
            property.schema.extensions,
            in: &names
        )
    }

    /// Resolves a member to which several conditions give different types.
    private func resolveContradiction(of property: inout PropertyBlueprint, _ isConditional: Bool, at schema: Schema) {
        guard isConditional else {
            return log.note(
                "a condition describes '\(property.key)' differently from the member itself; the condition is ignored for this member",
                at: schema.place
            )
        }
        log.note(
            "'\(property.key)' has different types under different conditions; it becomes any JSON value",
            at: schema.place
        )
        property.widenToJSON()
    }

    private func planProperty(
        _ property: Schema.Property,
        of flat: FlatSchema,
        isRequired: Bool,
        names: inout NameScope,
        owner: Schema,
        in scope: DeclarationScope
    ) -> PropertyBlueprint {
        let schema = contentOfEvent(property, in: owner) ?? property.schema
        let name = claimMember(property, in: &names)
        let plain = nonNullType(
            of: schema,
            hint: SwiftName.type(property.name),
            or: [SwiftName.typeName(ofMember: name)],
            in: scope
        )
        let admitsNull = schema.admitsNull
        // Responses lack a member that only requests have. A request that requires it needs the null.
        let isRequiredOfRequests =
            flat.requires(property.name) && property.schema.isOnlyInRequests && context.usage.isInRequest(owner)
        var planned = PropertyBlueprint(name: name, key: property.name, type: plain, presence: .required)
        if !isRequired {
            let distinguishesNull =
                !property.schema.isOnlyInResponses
                && (isRequiredOfRequests || context.usage.distinguishesNullFromAbsent(owner))
                && (admitsNull || plain == .json || schema.admitsAnyValue)
            planned.presence = distinguishesNull ? .threeWay : .optional
            planned.type = distinguishesNull ? .presence(plain) : plain.asOptional
        } else if admitsNull, plain != .json {
            planned.presence = .nullable
            planned.type = plain.asOptional
        }
        if planned.presence == .required { planned.emptyValue = emptyValue(of: schema, as: plain) }
        planned.documentation = documentation(ofUse: schema, named: property.name)
        planned.unwrapForm()
        planned.isDeprecated = schema.isDeprecated
        planned.schema = schema
        planned.origin = schema.place
        return planned
    }

    /// The value as which `null` is read, if the user chose that and the type is a list or a map.
    func emptyValue(of schema: Schema, as type: SwiftType) -> EmptyValue? {
        guard choices.nullAsEmpty != nil, !schema.admitsNull else { return nil }
        let value = emptyForm(of: schema, as: type)
        if value != nil { readsNullAsEmpty = true }
        return value
    }

    private func emptyForm(of schema: Schema, as type: SwiftType) -> EmptyValue? {
        switch type {
        case .array: return .list
        case .dictionary: return .map
        case .declared: break
        case .standard, .optional, .presence, .stream, .custom: return nil
        }
        switch FlatSchema(schema.target).kind {
        case .array: return .list
        case .dictionary: return .map
        case .structure, .enumeration, .union, .scalar, .anything: return nil
        }
    }

    /// The schema of the JSON in the `data` of a server-sent event, which is read along with the event. Elsewhere a string
    /// that holds JSON stays a string.
    private func contentOfEvent(_ property: Schema.Property, in owner: Schema) -> Schema? {
        guard let content = property.schema.jsonContent else { return nil }
        if property.name == "data", context.events.contains(owner) { return content }
        log.note(
            "'\(property.name)' is a string that contains JSON; its 'contentSchema' is ignored",
            at: property.schema.place
        )
        return nil
    }

    /// A member that is sent in only one direction cannot be required in the other.
    private func isRequired(_ property: Schema.Property, in flat: FlatSchema, of owner: Schema) -> Bool {
        guard flat.requires(property.name) else { return false }
        if property.schema.isOnlyInResponses, context.usage.isInRequest(owner) { return false }
        if property.schema.isOnlyInRequests, context.usage.isInResponse(owner) { return false }
        return true
    }

    private func planInlineUnion(
        _ flat: FlatSchema,
        beside outer: OuterMembers,
        names: inout NameScope,
        at schema: Schema,
        in scope: DeclarationScope
    ) -> PropertyBlueprint {
        let node = scope.node.declare("Variant")
        let inner = DeclarationScope(node)
        let kind = planUnion(flat, beside: outer, at: schema, in: inner)
        if case .alias(let type) = kind { aliases[node] = type }
        scope.add(kind, of: inner, from: schema)
        var variant = PropertyBlueprint(
            name: names.claimMember("variant"),
            key: "",
            type: .declared(node),
            presence: .inline
        )
        if signs(of: flat.unions).contains(where: \.keepsOthers) { variant.describedElsewhere = outer.kept.sorted() }
        return variant
    }

    private func signs(of unions: [FlatSchema.Union]) -> [UnionSigns] {
        unions.flatMap(\.alternatives).map { signReader.signs(of: $0.target) }
    }

    private func planRest(
        _ flat: FlatSchema,
        at place: SourceLocation,
        names: inout NameScope,
        in scope: DeclarationScope
    ) -> PropertyBlueprint? {
        guard flat.keepsOthers else { return nil }
        let value = dictionaryValue(of: flat, at: place, hint: "AdditionalProperty", in: scope)
        var rest = PropertyBlueprint(
            name: names.claimMember("additionalProperties"),
            key: "",
            type: .dictionary(value),
            presence: .rest
        )
        rest.documentation.paragraphs = ["All other members."]
        rest.defaultValue = .dictionary([])
        return rest
    }
}

// MARK: planHierarchy

extension TypePlanner {
    /// A base and its subtypes as one union: `enum Pet: Union { case cat(Cat), dog(Dog), pet(Base) }`.
    ///
    /// The union takes the name of the base, because a reference to the base means the union. If a value may be of
    /// the base alone, that type is `Pet.Base`.
    func planHierarchy(_ hierarchy: DiscriminatorHierarchies.Hierarchy, of base: Schema, in scope: DeclarationScope)
        -> UnionBlueprint
    {
        // Types that the members of the base need are declared here, even if subtypes share them.
        for property in FlatSchema(base).properties {
            _ = nonNullType(of: property.schema, hint: SwiftName.type(property.name), in: scope)
        }
        var candidates: [UnionCandidate] = []
        for member in hierarchy.members {
            var candidate = UnionCandidate(schema: member.schema, flat: FlatSchema(member.schema))
            (candidate.tags, candidate.statesTags) = (member.tags, member.statesTags)
            candidate.takesOtherTags = member.takesOtherTags
            candidate.isBaseAlone = isBaseAlone(member, in: hierarchy)
            candidate.type = type(of: member, isBaseAlone: candidate.isBaseAlone)
            candidates.append(candidate)
        }
        let discriminator = base.discriminatorInForce
        if let discriminator { candidates.readNames(of: discriminator) }
        var traits = UnionTraits(tag: .init(key: hierarchy.key, isInferred: false))
        traits.fallback = discriminator?.fallback.flatMap { index(of: $0, among: candidates) }
        let alone = candidates.firstIndex { $0.schema === base }
        if alone != nil { planStandalone(base, in: scope) }
        // If the tag is optional, a value without it is of the base alone, unless the discriminator has a default.
        if traits.fallback == nil, let alone, !candidates[alone].flat.requires(hierarchy.key) {
            traits.withoutTag = alone
        }
        var blueprint = planUnion(of: candidates, traits)
        // Its own member writes the tag, if it is there.
        if let alone = traits.withoutTag, candidates[alone].flat.property(hierarchy.key) != nil {
            blueprint.alternatives[alone].tag = nil
        }
        return blueprint
    }

    private func isBaseAlone(
        _ member: DiscriminatorHierarchies.Member,
        in hierarchy: DiscriminatorHierarchies.Hierarchy
    ) -> Bool {
        guard let own = hierarchies[member.schema] else { return false }
        return own.key == hierarchy.key && own.declaresBase(member.schema)
    }

    private func type(of member: DiscriminatorHierarchies.Member, isBaseAlone: Bool) -> SwiftType {
        if isBaseAlone { return .declared(standaloneNode(of: member.schema)) }
        return nonNullType(of: member.schema, hint: SwiftName.type(member.tags.first ?? "Subtype"), in: topLevel)
    }

    private func standaloneNode(of base: Schema) -> TypeNode {
        if let node = standaloneNodes[base] { return node }
        let node = (context.names.components[base] ?? namespace).declare("Base")
        standaloneNodes[base] = node
        return node
    }

    private func planStandalone(_ base: Schema, in scope: DeclarationScope) {
        let node = standaloneNode(of: base)
        let inner = DeclarationScope(node)
        let kind =
            declarationKind(of: base, in: inner)
            ?? .alias(simpleType(of: base, hint: node.name, in: scope))
        if case .alias(let type) = kind { aliases[node] = type }
        var documentation = Documentation()
        documentation.add("The members that every `\(scope.node.name)` has.")
        scope.add(kind, of: inner, from: base, documentation)
    }
}

extension DiscriminatorHierarchies.Hierarchy {
    /// Whether its union has a type for values of the base alone.
    fileprivate func declaresBase(_ base: Schema) -> Bool {
        members.count <= UnionBlueprint.mostAlternatives && members.contains { $0.schema === base }
    }
}

extension PropertyBlueprint {
    fileprivate mutating func widenToJSON() {
        schema = nil
        switch presence {
        // A JSON value includes null.
        case .required, .nullable: (type, presence) = (.json, .required)
        case .threeWay: type = .presence(.json)
        case .optional, .constant, .rest, .inline: (type, presence) = (.optional(.json), .optional)
        }
    }
}

extension Schema {
    /// Whether it, the schema that it refers to, or an alternative allows every value, and so `null`.
    var admitsAnyValue: Bool {
        let flat = FlatSchema(target)
        if case .anything = flat.kind { return true }
        return flat.unions.count == 1 && flat.unions[0].alternatives.contains { $0.target.acceptsAnything }
    }
}
