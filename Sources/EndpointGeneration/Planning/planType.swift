import EndpointDescription

extension Planner {
    /// The Swift type for a use of `schema`, optional where it admits `null`.
    ///
    /// - Parameters:
    ///   - hint: what a type of its own would be called.
    ///   - nest: where that type would be declared.
    func type(of schema: Schema, hint: String, in nest: Nest) -> SwiftType {
        let plain = nonNullType(of: schema, hint: hint, in: nest)
        return schema.admitsNull && plain != .json ? plain.asOptional : plain
    }

    func nonNullType(of schema: Schema, hint: String, in nest: Nest) -> SwiftType {
        if let chosen = chosenType(of: schema) { return chosen }
        let target = schema.target
        if let planned = plannedTypes[target] { return planned }
        if let node = componentNodes[target] { return .declared(node) }
        let type = planInline(target, hint: hint, in: home(of: target, otherwise: nest))
        plannedTypes[target] = type
        return type
    }

    /// `components.schemas`, each under the name it was given.
    func planComponents() {
        var planned: [TypeNode: Declaration] = [:]
        for component in description.schemas { planBasesFirst(component.schema, into: &planned) }
        for component in description.schemas {
            guard let node = componentNodes[component.schema] else { continue }
            if let declaration = planned[node] { topLevel.declarations.append(declaration) }
        }
    }

    /// What a base declares inside itself, such as the enum of a member, its heirs share under its name.
    private func planBasesFirst(_ schema: Schema, into planned: inout [TypeNode: Declaration]) {
        var stack = [(schema: schema, bases: schema.nearestBases[...])]
        var met: Set<Schema> = [schema]
        while var top = stack.popLast() {
            guard let base = top.bases.popFirst() else {
                plan(top.schema, into: &planned)
                continue
            }
            stack.append(top)
            if let node = componentNodes[base], planned[node] == nil,
                met.insert(base).inserted
            {
                stack.append((base, base.nearestBases[...]))
            }
        }
    }

    private func plan(_ schema: Schema, into planned: inout [TypeNode: Declaration]) {
        guard let node = componentNodes[schema], planned[node] == nil else { return }
        planned[node] = plan(schema, as: node)
    }

    private func plan(_ schema: Schema, as node: TypeNode) -> Declaration {
        let nest = Nest(node)
        let target = schema.target
        let kind: Declaration.Kind
        if target !== schema {
            kind = .alias(nonNullType(of: target, hint: node.name, in: topLevel))
        } else if let family = families[schema] {
            kind = .union(planFamily(family, of: schema, in: nest))
        } else {
            kind =
                declarationKind(of: schema, in: nest) ?? .alias(simpleType(of: schema, hint: node.name, in: topLevel))
        }
        if case .alias(let type) = kind { aliases[node] = type }
        return Declaration(
            node: node,
            origin: schema,
            documentation: documentation(of: schema, named: node.name),
            kind: kind,
            nested: nest.declarations
        )
    }

    private func planInline(_ schema: Schema, hint: String, in nest: Nest) -> SwiftType {
        let flat = FlatSchema(schema)
        guard shape(of: flat).needsDeclaration else { return simpleType(of: schema, hint: hint, in: nest) }
        let title = nest.node.parent == nil ? schema.title : nil
        let node =
            chosenTypeName(of: schema).flatMap { declare($0, in: nest.node) }
            ?? nest.node.declare(hint, alternatives: title.map { [SwiftName.type($0)] } ?? [])
        plannedTypes[schema] = .declared(node)
        let inner = Nest(node)
        guard let kind = declarationKind(of: schema, in: inner) else {
            return simpleType(of: schema, hint: hint, in: nest)
        }
        if case .alias(let type) = kind { aliases[node] = type }
        nest.declarations.append(
            Declaration(
                node: node,
                origin: schema,
                documentation: documentation(of: schema, named: node.name),
                kind: kind,
                nested: inner.declarations
            )
        )
        return .declared(node)
    }

    /// What several operations share through `components` belongs to none of them.
    private func home(of schema: Schema, otherwise nest: Nest) -> Nest {
        guard nest.node.isInEndpoint else { return nest }
        let shared = ["parameters", "responses", "requestBodies", "headers"]
        return shared.contains { schema.place.isInside("components", $0) } ? topLevel : nest
    }

    /// What `schema` declares, or `nil` where a type that exists already says it all.
    func declarationKind(of schema: Schema, in nest: Nest) -> Declaration.Kind? {
        let flat = FlatSchema(schema)
        switch shape(of: flat) {
        case .structure: return .structure(planStruct(flat, at: schema, in: nest))
        case .enumeration(let raw): return .enumeration(planEnum(flat, raw: raw, at: schema, node: nest.node))
        case .union: return planUnion(flat, at: schema, in: nest)
        case .scalar, .array, .dictionary, .anything: return nil
        }
    }

    func simpleType(of schema: Schema, hint: String, in nest: Nest) -> SwiftType {
        let flat = FlatSchema(schema)
        switch shape(of: flat) {
        case .scalar(let type):
            return .standard(type)
        case .array:
            guard let items = flat.items, flat.prefixItems.isEmpty else {
                if !flat.prefixItems.isEmpty {
                    log.note("a tuple becomes an array of any JSON values", at: schema.place)
                }
                return .array(.json)
            }
            return .array(type(of: items, hint: singular(hint), in: nest))
        case .dictionary:
            return .dictionary(dictionaryValue(of: flat, hint: hint, in: nest))
        case .structure, .enumeration, .union, .anything:
            return .json
        }
    }

    func dictionaryValue(of flat: FlatSchema, hint: String, in nest: Nest) -> SwiftType {
        if case .schema(let values) = flat.additionalProperties, values.saysWhatItIs {
            return type(of: values, hint: hint + "Value", in: nest)
        }
        guard !flat.additionalProperties.carriesValues, let first = flat.patternProperties.first,
            flat.patternProperties.dropFirst().allSatisfy({ isSameType($0.schema, first.schema) })
        else { return .json }
        return type(of: first.schema, hint: hint + "Value", in: nest)
    }

    private func isSameType(_ schema: Schema, _ other: Schema) -> Bool {
        if schema.target === other.target { return true }
        guard schema.admitsNull == other.admitsNull, case .scalar(let type) = shape(of: FlatSchema(schema.target)),
            case .scalar(let otherType) = shape(of: FlatSchema(other.target))
        else { return false }
        return type == otherType
    }

    /// `Pets` → `Pet`, `Data` → `DataItem`.
    private func singular(_ plural: String) -> String {
        let rules: [(ending: String, singular: String?)] = [
            ("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("ss", nil), ("us", nil),
            ("is", nil), ("s", ""),
        ]
        for rule in rules where plural.hasSuffix(rule.ending) && plural.utf8.count > rule.ending.utf8.count + 1 {
            guard let singular = rule.singular else { break }
            return plural.dropLast(rule.ending.count) + singular
        }
        return plural + "Item"
    }
}
