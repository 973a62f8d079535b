import EndpointDescription

extension Planner {
    func planStruct(_ flat: FlatSchema, at schema: Schema, in nest: Nest) -> StructBlueprint {
        var names = NameScope()
        var blueprint = StructBlueprint()
        for property in flat.properties {
            let isRequired = isRequired(property, in: flat, of: schema)
            let isConditional = flat.conditionalMembers.contains(property.name)
            if !isConditional, isRequired, let constant = constant(of: property.schema) {
                var planned = PropertyBlueprint(
                    name: claimMember(property, in: &names),
                    key: property.name,
                    type: .standard(constant.type),
                    presence: .constant(constant)
                )
                planned.documentation = documentation(ofUse: property.schema, named: property.name)
                blueprint.properties.append(planned)
                continue
            }
            var planned = planProperty(property, isRequired: isRequired, names: &names, owner: schema, in: nest)
            if isConditional { planned.documentation.add("There only under a condition.") }
            if flat.contradictions.contains(property.name) { settle(&planned, isConditional, at: schema) }
            blueprint.properties.append(planned)
        }
        for (index, union) in flat.unions.enumerated() where !isAlternativeRequired(union) {
            blueprint.properties.append(planInlineUnion(union, number: index, names: &names, at: schema, in: nest))
        }
        if let rest = planRest(flat, names: &names, in: nest) { blueprint.properties.append(rest) }
        for name in flat.required
        where flat.property(name) == nil && !flat.additionalProperties.carriesValues && flat.unions.isEmpty {
            log.note("required member '\(name)' is not among the properties", at: schema.place)
        }
        return blueprint
    }

    private func claimMember(_ property: Schema.Property, in names: inout NameScope) -> String {
        claimMember(property.name, at: property.schema.place, property.schema.extensions, in: &names)
    }

    /// A member that is one thing under one condition, and another thing under another.
    private func settle(_ property: inout PropertyBlueprint, _ isConditional: Bool, at schema: Schema) {
        guard isConditional else {
            return log.note(
                "a condition describes '\(property.key)' as something else than the member is; that is left out",
                at: schema.place
            )
        }
        log.note(
            "'\(property.key)' is of several types under several conditions; it becomes any JSON value",
            at: schema.place
        )
        property.givenDefault = nil
        property.type = property.presence == .required ? .json : .optional(.json)
        if property.presence != .required { property.presence = .optional }
    }

    private func planProperty(
        _ property: Schema.Property,
        isRequired: Bool,
        names: inout NameScope,
        owner: Schema,
        in nest: Nest
    ) -> PropertyBlueprint {
        let schema = property.schema
        let name = claimMember(property, in: &names)
        let plain = nonNullType(of: schema, hint: SwiftName.type(property.name), in: nest)
        let admitsNull = schema.admitsNull
        var planned = PropertyBlueprint(name: name, key: property.name, type: plain, presence: .required)
        if !isRequired {
            let saysNull = admitsNull && usage.tellsNullFromAbsent(owner)
            planned.presence = saysNull ? .threeWay : .optional
            planned.type = saysNull ? .presence(plain) : plain.asOptional
        } else if admitsNull, plain != .json {
            planned.presence = .nullable
            planned.type = plain.asOptional
        }
        planned.documentation = documentation(ofUse: schema, named: property.name)
        planned.unwrapForm()
        planned.isDeprecated = schema.isDeprecated
        planned.givenTag = families.tag(of: owner, key: property.name)
        // What a PATCH leaves out stays as it is, and is not set to what it was by default when all began.
        let mayStayAsItIs = planned.presence == .optional && usage.isInPatch(owner)
        if planned.presence != .threeWay, !mayStayAsItIs {
            planned.givenDefault = schema.defaultValue ?? schema.target.defaultValue
        }
        return planned
    }

    /// A member that only one direction carries cannot be demanded in the other.
    private func isRequired(_ property: Schema.Property, in flat: FlatSchema, of owner: Schema) -> Bool {
        guard flat.requires(property.name) else { return false }
        let target = property.schema.target
        if property.schema.isReadOnly || target.isReadOnly, usage.isInRequest(owner) { return false }
        if property.schema.isWriteOnly || target.isWriteOnly, usage.isInResponse(owner) { return false }
        return true
    }

    /// `oneOf: [{required: [a]}, {required: [b]}]` is a rule about the members, not another shape.
    func isAlternativeRequired(_ union: FlatSchema.Union) -> Bool {
        union.arms.allSatisfy { arm in
            let flat = FlatSchema(arm)
            return flat.properties.isEmpty && flat.unions.isEmpty && flat.types.subtracting(.object).isEmpty
                && flat.allowedValues == nil && flat.items == nil && arm.reference == nil
        }
    }

    private func planInlineUnion(
        _ union: FlatSchema.Union,
        number: Int,
        names: inout NameScope,
        at schema: Schema,
        in nest: Nest
    ) -> PropertyBlueprint {
        let node = nest.node.declare("Variant")
        let inner = Nest(node)
        var flat = FlatSchema(schema)
        flat.unions = [union]
        flat.properties = []
        let kind = planUnion(flat, at: schema, in: inner)
        if case .alias(let type) = kind { aliases[node] = type }
        nest.declarations.append(
            Declaration(node: node, origin: schema, kind: kind, nested: inner.declarations)
        )
        return PropertyBlueprint(
            name: names.claimMember("variant"),
            key: "",
            type: .declared(node),
            presence: .inline
        )
    }

    private func planRest(_ flat: FlatSchema, names: inout NameScope, in nest: Nest) -> PropertyBlueprint? {
        guard flat.additionalProperties.carriesValues || !flat.patternProperties.isEmpty else { return nil }
        let value = dictionaryValue(of: flat, hint: "AdditionalProperty", in: nest)
        var rest = PropertyBlueprint(
            name: names.claimMember("additionalProperties"),
            key: "",
            type: .dictionary(value),
            presence: .rest
        )
        rest.documentation.paragraphs = ["Every other member."]
        rest.defaultValue = .dictionary([])
        return rest
    }

    /// The one value that a schema allows, where it is a string, a whole number or a flag.
    func constant(of schema: Schema) -> Literal? {
        guard !schema.admitsNull else { return nil }
        let flat = FlatSchema(schema)
        guard flat.unions.isEmpty else { return nil }
        let value = flat.constant ?? flat.allowedValues.flatMap { $0.count == 1 ? $0[0] : nil }
        guard let value else { return nil }
        if flat.types == .string, let text = value.scalarText {
            return .string(text)
        }
        switch value.kind {
        case .string where flat.types == .integer:
            return value.string.flatMap { Int($0) }.map { .integer(String($0)) }
        case .string where flat.types == .boolean: return nil
        case .string:
            return value.string.map { .string($0) }
        case .number:
            return value.int.map { .integer(String($0)) }
        case .boolean:
            return value.bool.map { .boolean($0) }
        case .null, .array, .object:
            return nil
        }
    }
}
