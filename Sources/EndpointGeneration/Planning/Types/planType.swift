import EndpointDescription

extension TypePlanner {
    /// The Swift type for a use of `schema`, optional if it allows `null`.
    ///
    /// - Parameters:
    ///   - hint: the name of the type, if one has to be declared.
    ///   - others: names that it may have instead, if that is taken.
    ///   - scope: the scope in which that type is declared.
    func type(
        of schema: Schema,
        hint: @autoclosure () -> String,
        or others: @autoclosure () -> [String] = [],
        in scope: DeclarationScope
    ) -> SwiftType {
        let plain = nonNullType(of: schema, hint: hint(), or: others(), in: scope)
        return schema.admitsNull && plain != .json ? plain.asOptional : plain
    }

    func nonNullType(
        of schema: Schema,
        hint: @autoclosure () -> String,
        or others: @autoclosure () -> [String] = [],
        in scope: DeclarationScope
    ) -> SwiftType {
        if let chosen = chosenType(of: schema) { return chosen }
        let target = schema.target
        if let planned = plannedTypes[target] { return planned }
        if let node = context.names.node(of: target) { return primitive(of: target) ?? .declared(node) }
        if schema !== target {
            planComponent(around: target)
            if let planned = plannedTypes[target] { return planned }
        }
        guard openInlines.insert(target).inserted else {
            if let type = typeAroundDeclared(target) { return type }
            log.note("this list or map contains only itself, so its values become any JSON value", at: target.place)
            return .json
        }
        defer { openInlines.remove(target) }
        let key = schema === target ? nil : definitionKey(of: target)
        let type = planInline(
            target,
            hint: context.names.sharedNames[target] ?? key ?? hint(),
            or: (key == nil ? [] : [hint()]) + others(),
            in: home(of: target, otherwise: scope)
        )
        plannedTypes[target] = type
        return type
    }

    /// The list or map of a type that is being declared inside it; nil if there is no such type.
    private func typeAroundDeclared(_ schema: Schema, depth: Int = 0) -> SwiftType? {
        guard depth < SwiftType.deepestNesting else { return nil }
        let flat = FlatSchema(schema)
        switch (flat.kind, flat.additionalProperties) {
        case (.array, _):
            guard let items = elements(of: flat, schema) else { return nil }
            return typeOfElements(items, depth).map { .array($0) }
        case (.dictionary, .schema(let values)) where flat.patternProperties.isEmpty:
            return typeOfElements(values, depth).map { .dictionary($0) }
        default: return nil
        }
    }

    private func typeOfElements(_ schema: Schema, _ depth: Int) -> SwiftType? {
        let type = plannedTypes[schema.target] ?? typeAroundDeclared(schema.target, depth: depth + 1)
        return schema.admitsNull ? type?.asOptional : type
    }

    /// Plans `components.schemas`, each under its assigned name, in the author's order.
    func planComponents() {
        for component in description.schemas.sorted(by: description.orders(_:before:)) {
            planBasesFirst(component.schema)
        }
        topLevel.declarations += description.schemas.compactMap { component in
            guard primitive(of: component.schema.target) == nil || context.chosenNames.isNamed(component.schema) else {
                return nil
            }
            return context.names.components[component.schema].flatMap { plannedComponents[$0] }
        }
    }

    /// Plans bases before subtypes, because subtypes share the types that are nested in the base, such as the enum of a
    /// member; and aliases before the unions that have them as alternatives, because long chains would exhaust the stack.
    func planBasesFirst(_ schema: Schema) {
        guard isUnplanned(schema) else { return }
        var stack = [(schema: schema, earlier: plannedEarlier(than: schema)[...])]
        var met: Set<Schema> = [schema]
        while var top = stack.popLast() {
            guard let next = top.earlier.popFirst() else {
                waitingComponents.remove(top.schema)
                plan(top.schema)
                continue
            }
            stack.append(top)
            if isUnplanned(next), met.insert(next).inserted {
                waitingComponents.insert(top.schema)
                stack.append((next, plannedEarlier(than: next)[...]))
            }
        }
    }

    /// Plans a component, unless it is planned or being planned.
    func plan(_ schema: Schema) {
        guard let node = context.names.components[schema], plannedComponents[node] == nil,
            openComponents.insert(node).inserted
        else { return }
        // A cycle through a component ends at its name, so a list or map that is open outside of it is not inside
        // itself.
        let outer = openInlines
        openInlines = []
        defer { openInlines = outer }
        plannedComponents[node] = plan(schema, as: node)
    }

    private func plan(_ schema: Schema, as node: TypeNode) -> Declaration {
        let scope = DeclarationScope(node)
        let target = schema.target
        let kind: Declaration.Kind
        if target !== schema, context.names.node(of: target) == node {
            plannedTypes[target] = .declared(node)
            kind = declarationKind(of: target, in: scope) ?? .alias(.json)
        } else if target !== schema {
            planComponent(around: target)
            kind = .alias(nonNullType(of: target, hint: node.name, in: topLevel))
        } else if let hierarchy = hierarchies[schema] {
            kind =
                isTooLong(hierarchy.members.count, at: schema)
                ? .alias(.json) : .union(planHierarchy(hierarchy, of: schema, in: scope))
        } else {
            kind =
                declarationKind(of: schema, in: scope) ?? .alias(simpleType(of: schema, hint: node.name, in: topLevel))
        }
        if case .alias(let type) = kind { aliases[node] = type }
        var text = documentation(of: schema, named: node.name)
        if text.paragraphs.isEmpty { text = wrappedDocumentation(of: target, as: node) }
        return Declaration(
            node: node,
            origin: schema,
            documentation: text,
            kind: kind,
            nested: scope.declarations
        )
    }

    /// The documentation of an inline schema that is the type of a component.
    private func wrappedDocumentation(of target: Schema, as node: TypeNode) -> Documentation {
        guard context.names.node(of: target) == node, target.componentName == nil else { return Documentation() }
        return documentation(of: target, named: node.name)
    }

    private func planInline(
        _ schema: Schema,
        hint: @autoclosure () -> String,
        or others: @autoclosure () -> [String],
        in scope: DeclarationScope
    ) -> SwiftType {
        let flat = FlatSchema(schema)
        guard flat.kind.needsDeclaration else { return simpleType(of: schema, flat, hint: hint(), in: scope) }
        guard scope.node.depth < SwiftType.deepestDeclaration else {
            log.note(
                "types are nested more than \(SwiftType.deepestDeclaration) deep; from here on they are JSON values",
                at: schema.place
            )
            return .json
        }
        let title = scope.node.parent == nil ? schema.title : nil
        let node =
            context.chosenNames.typeName(of: schema).flatMap { context.chosenNames.declare($0, in: scope.node) }
            ?? scope.node.declare(hint(), alternatives: others() + (title.map { [SwiftName.type($0)] } ?? []))
        plannedTypes[schema] = .declared(node)
        planBases(of: schema)
        let inner = DeclarationScope(node)
        guard let kind = declarationKind(of: schema, flat, in: inner) else {
            return simpleType(of: schema, flat, hint: hint(), in: scope)
        }
        if case .alias(let type) = kind { aliases[node] = type }
        scope.add(kind, of: inner, from: schema, documentation(of: schema, named: node.name))
        return .declared(node)
    }

    /// The key of an inline schema that something refers to, among the `$defs`, `definitions` or `properties` of another.
    private func definitionKey(of schema: Schema) -> String? {
        guard schema.componentName == nil, let pointer = schema.place.pointer else { return nil }
        let steps = pointerSteps(pointer).suffix(2)
        guard let section = steps.first, let key = steps.last, steps.count == 2,
            ["$defs", "definitions", "properties"].contains(section)
        else { return nil }
        return SwiftName.type(key)
    }

    /// A schema that operations share through `components` is declared at the top level, not inside an operation.
    private func home(of schema: Schema, otherwise scope: DeclarationScope) -> DeclarationScope {
        guard scope.node.isInEndpoint else { return scope }
        return ComponentSection.section(of: schema.place) == nil ? scope : topLevel
    }

    /// The declaration that `schema` needs, or `nil` if an existing type is sufficient.
    func declarationKind(of schema: Schema, in scope: DeclarationScope) -> Declaration.Kind? {
        declarationKind(of: schema, FlatSchema(schema), in: scope)
    }

    private func declarationKind(of schema: Schema, _ flat: FlatSchema, in scope: DeclarationScope) -> Declaration.Kind?
    {
        switch flat.kind {
        case .structure: return .structure(planStruct(flat, at: schema, in: scope))
        case .enumeration(let raw): return .enumeration(planEnum(flat, raw: raw, node: scope.node))
        case .union:
            if flat.isSeveralChoices {
                log.note("only the first of several choices that all apply becomes a type", at: schema.place)
            }
            return planUnion(flat, at: schema, in: scope)
        case .scalar, .array, .dictionary, .anything: return nil
        }
    }

    func simpleType(of schema: Schema, hint: @autoclosure () -> String, in scope: DeclarationScope) -> SwiftType {
        simpleType(of: schema, FlatSchema(schema), hint: hint(), in: scope)
    }

    func simpleType(
        of schema: Schema,
        _ flat: FlatSchema,
        hint: @autoclosure () -> String,
        in scope: DeclarationScope
    ) -> SwiftType {
        switch flat.kind {
        case .scalar(let type):
            if let count = flat.listedCount, count > FlatSchema.mostEnumCases {
                log.note("an enum of \(count) values becomes '\(type.text)', with any value", at: schema.place)
            }
            return .standard(type)
        case .array:
            guard let items = elements(of: flat, schema) else {
                if !flat.prefixItems.isEmpty {
                    log.note("a tuple becomes an array of JSON values", at: schema.place)
                }
                return .array(.json)
            }
            return .array(
                bounded(type(of: items, hint: singular(of: hint()), or: [hint() + "Item"], in: scope), of: schema)
            )
        case .dictionary where flat.hasTooManyMembers:
            log.warning(
                "an object with \(flat.properties.count) members becomes a dictionary of JSON values",
                at: schema.place
            )
            return .dictionary(.json)
        case .dictionary:
            return .dictionary(
                bounded(dictionaryValue(of: flat, at: schema.place, hint: hint(), in: scope), of: schema)
            )
        case .structure, .enumeration, .union, .anything:
            noteAnyValue(flat, schema, named: schema.componentName ?? hint())
            return .json
        }
    }

    /// Notes why any JSON value takes the place of what a schema describes.
    private func noteAnyValue(_ flat: FlatSchema, _ schema: Schema, named name: @autoclosure () -> String) {
        if flat.hasTooManyMembers {
            log.warning(
                "a value that may be an object with \(flat.properties.count) members becomes any JSON value",
                at: schema.place
            )
        }
        if flat.isSeveralChoices {
            log.note(
                "several choices that all apply, of objects and other values, become any JSON value",
                at: schema.place
            )
        }
        if flat.hasConditionalTypes {
            log.note(
                "'\(name())' has different types under different conditions; it becomes any JSON value",
                at: schema.place
            )
        }
    }

    /// The schema of every element of an array; `nil` if nothing describes them, or if those of a tuple differ in type.
    /// Where some elements of a tuple may be null, all may.
    func elements(of flat: FlatSchema, _ schema: Schema) -> Schema? {
        guard let first = flat.prefixItems.first else { return flat.items }
        guard flat.prefixItems.dropFirst().allSatisfy({ isSameType($0, first) }) else { return nil }
        let widest = flat.prefixItems.first(where: \.admitsNull) ?? first
        if let most = schema.limit("maxItems")?.int, most <= flat.prefixItems.count { return widest }
        // Conditions, alternatives and `contains` may allow further elements (JSON Schema 2020-12 §11.2).
        if flat.items == nil, schema.limit("unevaluatedItems")?.bool == false, !flat.isConditional, flat.unions.isEmpty,
            schema.limit("contains") == nil
        {
            return widest
        }
        guard let items = flat.items else { return nil }
        if items.target.acceptsNothing { return widest }
        guard isSameType(items, first) else { return nil }
        return items.admitsNull ? items : widest
    }

    /// The type of an element, or any JSON value where the whole type would be nested deeper than the compiler reads in
    /// reasonable time.
    private func bounded(_ element: SwiftType, of schema: Schema) -> SwiftType {
        guard element.nesting >= SwiftType.deepestNesting else { return element }
        log.note(
            "lists and maps are nested more than \(SwiftType.deepestNesting) deep; from here on they are JSON values",
            at: schema.place
        )
        return .json
    }

    /// The type that suits every member without a name of its own: those that match a pattern, and the others.
    ///
    /// Where these differ in type, all are JSON values; readers do not distinguish names by pattern.
    func dictionaryValue(of flat: FlatSchema, at place: SourceLocation, hint: String, in scope: DeclarationScope)
        -> SwiftType
    {
        var schemas = flat.patternProperties.map(\.schema)
        switch flat.additionalProperties {
        case .schema(let values) where values.describesKind: schemas.append(values)
        case .forbidden: break
        case .unspecified where flat.patternProperties.contains { $0.name.matchesEverything }: break
        case .unspecified, .anything, .schema:
            if !schemas.isEmpty {
                log.note(
                    "members that match no pattern may have any value, so all are JSON values",
                    at: place,
                    remedy: "if there are no such members, say so: \"additionalProperties\": false"
                )
            }
            return .json
        }
        guard let first = schemas.first(where: \.admitsNull) ?? schemas.first else { return .json }
        guard schemas.allSatisfy({ isSameType($0, first) }) else {
            log.note(
                "members that match different patterns, or none, have different types, so all are JSON values",
                at: place,
                remedy: "describe members of different types under 'properties', or in objects of their own"
            )
            return .json
        }
        let value = type(of: first, hint: hint.hasSuffix("Value") ? hint : hint + "Value", in: scope)
        return value == .dictionary(.json) && first.isOnlyCalledObject ? .json : value
    }

    /// - Parameter depth: the number of lists that contain both. It bounds the work for lists that contain themselves.
    private func isSameType(_ schema: Schema, _ other: Schema, depth: Int = 0) -> Bool {
        let isSame = schema.target === other.target
        // Callers choose the one of two equal schemas that admits null; inside of lists, none is chosen.
        guard isSame && depth == 0 || schema.admitsNull == other.admitsNull else { return false }
        if isSame { return true }
        let (flat, otherFlat) = (FlatSchema(schema.target), FlatSchema(other.target))
        switch (flat.kind, otherFlat.kind) {
        case (.scalar(let type), .scalar(let otherType)): return type == otherType
        case (.array, .array) where flat.prefixItems.isEmpty && otherFlat.prefixItems.isEmpty:
            guard let items = flat.items, let others = otherFlat.items, depth < SwiftType.deepestNesting else {
                return false
            }
            return isSameType(items, others, depth: depth + 1)
        case (.union, .union):
            guard let scalars = flat.scalarAlternatives else { return false }
            return scalars == otherFlat.scalarAlternatives
        default: return false
        }
    }
}

extension FlatSchema {
    /// The types of the alternatives of a union that has nothing else, if all are scalars.
    fileprivate var scalarAlternatives: [StandardType]? {
        guard unions.count == 1, properties.isEmpty else { return nil }
        var types: [StandardType] = []
        for alternative in unions[0].alternatives {
            guard case .scalar(let type) = FlatSchema(alternative.target).kind, !alternative.admitsNull else {
                return nil
            }
            types.append(type)
        }
        return types
    }
}

extension Schema {
    /// Whether its only description is `type: object`, which converters of OData, Java and TypeScript write for any
    /// value.
    fileprivate var isOnlyCalledObject: Bool {
        guard reference == nil, required.isEmpty, patternProperties.isEmpty else { return false }
        return if case .unspecified = additionalProperties { !isComposed } else { false }
    }
}

extension String {
    /// Whether every name matches this pattern (ECMA-262), as its few usual spellings do.
    var matchesEverything: Bool {
        var text = self[...]
        if text.hasPrefix("^") { text = text.dropFirst() }
        if text.hasSuffix("$") { text = text.dropLast() }
        if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
        return ["", ".*", ".+", "[\\s\\S]*", "[\\s\\S]+"].contains(text)
    }
}
