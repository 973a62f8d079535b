import EndpointDescription

/// Plans the Swift type of each schema once, no matter how many places use it.
final class TypePlanner {
    let context: PlanContext
    /// Declarations of the namespace itself.
    let topLevel: DeclarationScope
    /// The planned type of each schema.
    var plannedTypes: [Schema: SwiftType] = [:]
    /// The declarations of components.
    var plannedComponents: [TypeNode: Declaration] = [:]
    /// The components that are being planned.
    var openComponents: Set<TypeNode> = []
    /// The components that are planned after others that they need. No other component plans them meanwhile.
    var waitingComponents: Set<Schema> = []
    /// Whether components may become aliases.
    private var mayBeAliases: [Schema: Bool] = [:]
    /// The inline lists and maps that are being planned.
    var openInlines: Set<Schema> = []
    /// The standalone types of bases that have subtypes, such as `Pet.Base`.
    var standaloneNodes: [Schema: TypeNode] = [:]
    /// The type that each alias refers to.
    var aliases: [TypeNode: SwiftType] = [:]
    /// The types of the components that are primitives.
    var primitives: [Schema: SwiftType?] = [:]
    /// How many components are being planned because something refers to a schema inside of them.
    private var openContainers = 0
    private lazy var componentsByPlace = Dictionary(
        description.schemas.map { ($0.schema.place.path + ($0.schema.place.pointer ?? ""), $0.schema) }
    ) { first, _ in first }
    /// The places of chosen types and dates that a type comes from.
    private var usedChoices: Set<SourceLocation.ID> = []
    private var usedFormats: Set<String> = []
    /// Whether `null` is read as an empty list or map anywhere.
    var readsNullAsEmpty = false
    var signReader: UnionSignReader
    private lazy var componentSchemas = Dictionary(context.names.components.map { ($1, $0) }) { first, _ in first }

    let description: Description
    let log: DiagnosticLog
    let choices: PlanChoices
    let hierarchies: DiscriminatorHierarchies
    let namespace: TypeNode

    init(_ context: PlanContext) {
        self.context = context
        description = context.description
        log = context.log
        choices = context.choices
        hierarchies = context.hierarchies
        signReader = UnionSignReader(context.hierarchies)
        namespace = context.names.namespace
        topLevel = DeclarationScope(context.names.namespace)
    }

    /// The type at the end of a chain of aliases, whether or not they are planned yet.
    func underlying(_ type: SwiftType) -> SwiftType {
        type.resolved { node in
            if let schema = componentSchemas[node], !waitingComponents.contains(schema), mayBeAlias(schema) {
                plan(schema)
            }
            return aliases[node]
        }
    }

    private func mayBeAlias(_ schema: Schema) -> Bool {
        if let known = mayBeAliases[schema] { return known }
        let isAlias =
            schema.target !== schema || hierarchies[schema] == nil && !FlatSchema(schema).kind.needsDeclaration
        mayBeAliases[schema] = isAlias
        return isAlias
    }
}

// MARK: plannedEarlier

extension TypePlanner {
    /// The components that are planned before another: its bases, and the aliases that its unions have as alternatives.
    func plannedEarlier(than schema: Schema) -> [Schema] {
        schema.nearestBases + aliasedAlternatives(in: schema)
    }

    /// Whether it is a component that is neither planned nor being planned.
    func isUnplanned(_ schema: Schema) -> Bool {
        guard let node = context.names.components[schema] else { return false }
        return plannedComponents[node] == nil && !openComponents.contains(node)
    }

    /// The aliases among the alternatives of all unions inside a schema, without those inside other components. A union
    /// compares their types. Aliases with subtypes of the schema inside are planned after it.
    private func aliasedAlternatives(in schema: Schema) -> [Schema] {
        var found: [Schema] = []
        lazy var hasMembers = !FlatSchema(schema).properties.isEmpty
        _ = reachable(from: [schema]) { inner in
            inner.edges.compactMap { edge -> Schema? in
                if case .reference = edge.role { return nil }
                guard let other = component(of: edge.schema), other !== schema else { return edge.schema }
                if edge.role.isAlternative, isUnplanned(other), mayBeAlias(other),
                    !hasMembers || !declares(subtypeOf: schema, in: other)
                {
                    found.append(other)
                }
                return nil
            }
        }
        return found
    }

    /// Whether planning an alias declares a type that extends a base: a schema inside it or inside aliases that it uses.
    private func declares(subtypeOf base: Schema, in alias: Schema) -> Bool {
        let inside = reachable(from: [alias]) { inner in
            inner.edges.map(\.schema.target).filter { other in
                component(of: other).map { isUnplanned($0) && mayBeAlias($0) } ?? true
            }
        }
        return inside.contains { $0.nearestBases.contains(base) }
    }

    /// The component that a schema is or refers to.
    private func component(of schema: Schema) -> Schema? {
        context.names.node(of: schema.target).flatMap { componentSchemas[$0] }
    }
}

extension SchemaEdge.Role {
    fileprivate var isAlternative: Bool {
        switch self {
        case .oneOf, .anyOf, .mapping: true
        case .reference, .allOf, .conditional, .prefixItem, .property, .patternProperty, .items, .additionalProperties,
            .contentSchema:
            false
        }
    }
}

// MARK: planComponent

extension TypePlanner {
    /// Plans the component that contains an inline schema before other parts that refer to the schema. So its type is
    /// named where it is described, regardless of what refers to it.
    func planComponent(around schema: Schema) {
        guard schema.componentName == nil, plannedTypes[schema] == nil, openContainers < TypePlanner.mostOpenContainers,
            let pointer = schema.place.pointer
        else { return }
        openContainers += 1
        defer { openContainers -= 1 }
        var path = pointer.utf8[...]
        while let end = path.lastIndex(of: UInt8(ascii: "/")) {
            path = path[..<end]
            guard let component = componentsByPlace[schema.place.path + String(Substring(path))] else { continue }
            return planBasesFirst(component)
        }
    }

    /// Plans the components that an inline schema extends before it, as those that a component extends. So the types that
    /// are nested in a base are named where they are described, regardless of what extends the base.
    func planBases(of schema: Schema) {
        guard openContainers < TypePlanner.mostOpenContainers else { return }
        for base in schema.nearestBases where isUnplanned(base) && !waitingComponents.contains(base) {
            openContainers += 1
            defer { openContainers -= 1 }
            planBasesFirst(base)
        }
    }

    /// A chain of components that refer into each other could otherwise exhaust the stack.
    private static let mostOpenContainers = 16
}

// MARK: chosenType

extension TypePlanner {
    /// The type that the configuration chooses for a schema, if any.
    func chosenType(of schema: Schema) -> SwiftType? {
        guard !choices.types.isEmpty || !choices.dates.isEmpty || !choices.dateFormats.isEmpty else { return nil }
        let target = schema.target
        if let format = target.format { usedFormats.insert(format) }
        var next: Schema? = schema
        for _ in 0..<64 {
            guard let current = next else { break }
            if let chosen = choice(at: current.place, for: target) { return chosen }
            next = current.reference
        }
        if let chosen = choice(at: target.place, for: target) { return chosen }
        return target.format.flatMap { choices.dateFormats[$0]?.form }.flatMap { date($0, of: target) }
    }

    /// The type that is chosen at a place; `nil` inside the result if the schema cannot have it.
    private func choice(at place: SourceLocation, for target: Schema) -> SwiftType?? {
        if let type = choices.types[place.id] {
            usedChoices.insert(place.id)
            reportMismatch(of: type, with: target)
            return .some(.custom(type))
        }
        guard let form = choices.dates[place.id] else { return nil }
        usedChoices.insert(place.id)
        return .some(date(form, of: target))
    }

    /// Warns of a type of Swift or Foundation that reads another kind of JSON than the schema describes.
    private func reportMismatch(of type: CustomType, with schema: Schema) {
        guard !schema.types.isEmpty, let read = type.readTypes, schema.types.isDisjoint(with: read.types) else {
            return
        }
        log.warning(
            "this is not \(read.words), so '\(type.spelling)' cannot read it",
            at: schema.place,
            remedy: "choose a type that reads it, or correct the schema's 'type' with an overlay"
        )
    }

    /// Warns of choices without effect: for places that no generated type comes from, for formats that none has, and for
    /// lists and maps that are not required.
    func reportUnusedChoices() {
        if let place = choices.nullAsEmpty, !readsNullAsEmpty {
            log.warning("no list and no map is required, so the choice has no effect", at: place)
        }
        usedFormats.formUnion(description.schemas.compactMap(\.schema.target.format))
        let formats = choices.dateFormats.sorted { $0.key < $1.key }
        for (format, choice) in formats where !usedFormats.contains(format) {
            log.warning(
                "no generated type has the format '\(format)', so the choice has no effect",
                at: choice.place
            )
        }
        guard !choices.places.isEmpty else { return }
        let components = Set(description.schemas.map(\.schema.place.id))
        let places = choices.places.sorted { $0.value < $1.value }
        for (id, place) in places where !usedChoices.contains(id) && !components.contains(id) {
            log.warning("no generated type comes from this place, so the choice has no effect", at: place)
        }
    }

    private func date(_ form: DateForm, of schema: Schema) -> SwiftType? {
        let isNumber = schema.types.isSubset(of: [.integer, .number])
        switch form {
        case .rfc3339 where schema.types.isSubset(of: .string): return .standard(.date)
        case .seconds where schema.types == .number: return .standard(.unixTime)
        case .seconds where isNumber: return .standard(.unixSeconds)
        case .milliseconds where isNumber: return .standard(.unixMilliseconds)
        case .rfc3339, .seconds, .milliseconds:
            let expected = form == .rfc3339 ? "a string" : "a number"
            log.warning(
                "this is not \(expected), so it cannot be a date encoded as '\(form.rawValue)'",
                at: schema.place
            )
            return nil
        }
    }
}

extension PropertyBlueprint {
    /// Gives a member its plain type instead of the wrapper that other positions need.
    mutating func unwrapForm() {
        switch presence {
        case .rest, .inline, .constant: return
        case .required, .optional, .nullable, .threeWay: break
        }
        let plain = type.withPlainNumbers
        if plain != type {
            form = .numbers(type.withoutPresence)
            type = plain
            return
        }
        switch (presence, type.withoutOptional) {
        case (.threeWay, _): return
        case (_, .custom(var foreign)) where foreign.coding == .wrapped:
            foreign.coding = .member
            setType(.custom(foreign), form: .codable)
        case (_, .standard(let type)) where type.isDateForm: setType(.standard(.date), form: .date(type))
        default: return
        }
    }

    private mutating func setType(_ plain: SwiftType, form: Form) {
        self.form = form
        if case .optional = type { type = .optional(plain) } else { type = plain }
    }
}

extension CustomType {
    /// The kinds of JSON that a type of Swift or Foundation reads; nil for other types.
    fileprivate var readTypes: (types: Schema.Types, words: String)? {
        guard module == nil || module == "Swift" || module == "Foundation" else { return nil }
        return switch spelling {
        case "String", "Date", "UUID", "URL", "Data": (.string, "a string")
        case "Bool": (.boolean, "a boolean")
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "Decimal":
            ([.integer, .number], "a number")
        default: nil
        }
    }
}

// MARK: primitive

extension TypePlanner {
    /// The type of a component that is only a string, a number or a boolean, or any value under the name `JSONValue`: its
    /// uses have that type, because another name for it would tell callers nothing. A component whose name somebody chose
    /// keeps it.
    func primitive(of schema: Schema) -> SwiftType? {
        if let known = primitives[schema] { return known }
        var found: SwiftType?
        if schema.componentName != nil, hierarchies[schema] == nil, !context.chosenNames.isNamed(schema) {
            switch FlatSchema(schema).kind {
            case .scalar(let type) where type.isPrimitive && !isEnumeration(schema): found = .standard(type)
            case .anything where context.names.node(of: schema)?.name == LibraryName.jsonValue.rawValue: found = .json
            default: break
            }
        }
        primitives[schema] = .some(found)
        return found
    }

    /// Whether it lists its values, even if they are too many for an enum or too few.
    private func isEnumeration(_ schema: Schema) -> Bool {
        FlatSchema(schema).listedCount != nil
    }
}

extension StandardType {
    fileprivate var isPrimitive: Bool {
        switch self {
        case .string, .bool, .int, .int32, .int64, .uint32, .uint64, .double, .float, .decimal, .date, .uuid, .url,
            .calendarDate, .numberOrText:
            true
        case .data, .base64, .json, .noContent, .body, .filePart, .event, .unixSeconds, .unixMilliseconds, .unixTime,
            .rfc2822Date:
            false
        }
    }
}

// MARK: replaceSelfAliases

/// Replaces aliases that refer to themselves and so denote no type. The closest valid type is any JSON value.
func replaceSelfAliases(in client: ClientBlueprint, log: DiagnosticLog) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    var client = client
    var order: [TypeNode: Int] = [:]
    for (position, model) in client.models.enumerated() { order[model.node] = position }
    var done: Set<TypeNode> = []
    for model in client.models where index.alias(model.node) != nil && !done.contains(model.node) {
        // An alias refers to at most one type, so a path either ends or closes one cycle.
        var path: [TypeNode] = []
        var onPath: Set<TypeNode> = []
        var next: TypeNode? = model.node
        while let node = next, !done.contains(node), onPath.insert(node).inserted {
            path.append(node)
            next = index.alias(node).flatMap(\.node)
        }
        done.formUnion(path)
        guard let entry = next, onPath.contains(entry), let start = path.firstIndex(of: entry) else { continue }
        let cycle = path[start...].compactMap { node in order[node].map { (node, $0) } }
        guard let first = cycle.min(by: { $0.1 < $1.1 }) else { continue }
        client.models[first.1].kind = .alias(.json)
        log.note(
            "'\(first.0.name)' contains only itself, so it becomes any JSON value",
            at: client.models[first.1].origin?.place
        )
    }
    return client
}
