import EndpointDescription

/// The names that the description itself gives: of operations, of `components.schemas` and of the schemas that other
/// components contain.
///
/// The whole description is considered, including parts that are not selected, and names are assigned in sorted order,
/// not in the order of their locations. So neither a selection nor a move renames anything.
final class DeclaredNames {
    let namespace: TypeNode
    /// The scope of the failures that operations share.
    let failures: TypeNode
    private(set) var components: [Schema: TypeNode] = [:]
    /// The inline schemas that components only wrap, with the types of those components.
    private var wrapped: [Schema: TypeNode] = [:]
    /// The types of operations, by method and path.
    private var operations: [String: TypeNode] = [:]
    /// The types of operations that respond with a stream as well, by method and path.
    private var streams: [String: TypeNode] = [:]
    /// The names of the schemas in `components.responses` and so on, which have none of their own.
    private(set) var sharedNames: [Schema: String] = [:]
    /// The Swift names of the security schemes.
    private(set) var schemes: [String: String] = [:]

    init(
        _ description: Description,
        namespace name: String,
        choices: PlanChoices,
        _ chosenNames: ChosenNames,
        log: DiagnosticLog
    ) {
        namespace = TypeNode(namespace: name)
        namespace.hiddenNames = choices.qualifiedNames
        namespace.reserve("SecurityScheme")
        namespace.keepFree("client")
        failures = namespace.declare("Failures")
        failures.isExtendedByFullName = true
        var names = NameScope()
        for scheme in description.securitySchemes.sorted(by: { $0.name < $1.name }) {
            schemes[scheme.name] = names.claimMember(scheme.name)
        }
        let normalized = normalizeOperationNames(description.operations)
        declareChosen(description, chosenNames)
        // Generated types must not take the name of a type that the user provides.
        for type in choices.types.values where type.module == nil { namespace.keepFree(type.head) }
        let operations = description.operations
        for index in Array(operations.indices).sorted(on: { operations[$0].nameKey }, by: { $0.precedes($1) }) {
            declare(operations[index], normalized[index], chosenNames, log)
        }
        declareComponents(of: description, normalized, choices, log)
        nameShared(in: description)
    }

    /// The type of an operation, or of the endpoint that reads its response as a stream.
    func node(of operation: Operation, isStreamed: Bool) -> TypeNode {
        (isStreamed ? streams : operations)[operation.line] ?? namespace.declare(operation.id ?? operation.inventedID)
    }

    private func declareChosen(_ description: Description, _ chosenNames: ChosenNames) {
        for component in description.schemas {
            guard let chosen = chosenNames.name(at: component.schema.place, component.schema.extensions, ofType: true)
            else {
                continue
            }
            components[component.schema] = chosenNames.declare(chosen, in: namespace)
        }
        // Paths may share an operation, and only one of its types can have the chosen name.
        var named: Set<SourceLocation.ID> = []
        for operation in description.operations where named.insert(operation.place.id).inserted {
            guard let chosen = chosenNames.name(at: operation.place, operation.extensions, ofType: true) else {
                continue
            }
            operations[operation.line] = chosenNames.declare(chosen, in: namespace)
        }
    }

    /// Declares an operation's type under the name that was chosen for it, else under its id.
    private func declare(
        _ operation: Operation,
        _ name: String,
        _ chosenNames: ChosenNames,
        _ log: DiagnosticLog
    ) {
        if operations[operation.line] == nil {
            let plain = SwiftName.type(name)
            let isReserved = ReservedWords.renamedTypes[plain] != nil || ReservedWords.protocols.contains(plain)
            let (node, conflict) = namespace.declareWithReason(
                isReserved ? plain + "Endpoint" : name,
                alternatives: [SwiftName.type("\(plain)-Endpoint"), SwiftName.type(operation.inventedID)]
            )
            operations[operation.line] = node
            log.noteRename(
                of: operation.id ?? name,
                normalized: name,
                to: node.name,
                because: isReserved ? .reserved : conflict,
                kind: "operation",
                at: operation.place
            )
        }
        guard operation.byDelivery.streamed != nil else { return }
        let chosen = chosenNames.name(at: operation.place, operation.extensions, ofType: true)?.name
        streams[operation.line] = namespace.declare((chosen ?? name) + "-Stream")
    }

    private func declareComponents(
        of description: Description,
        _ operationNames: [String],
        _ choices: PlanChoices,
        _ log: DiagnosticLog
    ) {
        var renamedOperations: [String: String] = [:]
        for (operation, name) in zip(description.operations, operationNames) {
            if let id = operation.id, name != id { renamedOperations[id] = name }
        }
        let names = normalizeSchemaNames(description.schemas.map(\.name), operations: renamedOperations)
        let wished = zip(description.schemas, names).map { (component: $0, name: $1) }
        let endpoints = Set((Array(operations.values) + streams.values).map(\.name))
        let taken = Set(names.map(SwiftName.type))
        for (component, name) in wished.sorted(by: { description.orders($0.component, before: $1.component) }) {
            let schema = component.schema
            guard components[schema] == nil, choices.types[schema.place.id] == nil else { continue }
            var others = namesByFile(of: schema, name, in: description)
            let type = SwiftName.type(name)
            if endpoints.contains(type) {
                others += ["Body", "Model", "Schema"].map { SwiftName.type("\(type)-\($0)") }.filter {
                    !taken.contains($0)
                }
            }
            let (node, conflict) = namespace.declareWithReason(name, alternatives: others)
            components[schema] = node
            log.noteRename(
                of: component.name,
                normalized: name,
                to: node.name,
                because: conflict,
                kind: "schema",
                at: schema.place
            )
        }
        // A schema that a component only wraps, such as a nullable inline schema, takes the component's type.
        for component in description.schemas {
            let target = component.schema.target
            guard let node = components[component.schema], components[target] == nil,
                component.schema.place.contains(target.place), choices.types[target.place.id] == nil,
                FlatSchema(target).kind.needsDeclaration
            else { continue }
            wrapped[target] = node
        }
    }

    /// The type of a component, or of the component that only wraps this schema.
    func node(of schema: Schema) -> TypeNode? { components[schema] ?? wrapped[schema] }

    /// Names the inline schemas that operations share through other components after the keys of those. A key that is the
    /// name of another type gets the kind of component as a suffix.
    private func nameShared(in description: Description) {
        var uses: [(section: ComponentSection, key: String, media: String, schema: Schema)] = []
        var met: Set<Schema> = []
        for schema in description.operations.flatMap(\.schemas) + description.webhooks.flatMap(\.schemas) {
            let target = schema.target
            guard node(of: target) == nil, met.insert(target).inserted,
                let use = ComponentSection.use(of: target)
            else { continue }
            uses.append((use.section, use.key, use.media, target))
        }
        var taken = Set(components.values.map(\.name)).union(operations.values.map(\.name))
            .union(streams.values.map(\.name))
        for use in uses.sorted(by: { ($0.section, $0.key, $0.media) < ($1.section, $1.key, $1.media) }) {
            let name = use.section.typeName(ofKey: use.key)
            let suffix = use.section.suffix
            let media = SwiftName.type(use.media)
            let others = [suffix, media, suffix + media].map { SwiftName.type("\(name)-\($0)") }
            let best = ([name] + others).first { !taken.contains($0) } ?? name
            taken.insert(best)
            sharedNames[use.schema] = best
        }
    }

    /// Schemas with the same name in two files are distinguished by the file: `StorePet` for `models/store.json#/Pet`.
    private func namesByFile(of schema: Schema, _ name: String, in description: Description) -> [String] {
        guard schema.place.path != description.place.path else { return [] }
        let file = schema.place.path.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.split(separator: ".", omittingEmptySubsequences: true).first.map(String.init) ?? ""
        return stem.isEmpty ? [] : [SwiftName.type("\(stem)-\(name)")]
    }
}

extension Description {
    /// Orders components by name, regardless of the order in which they were read. Of those with one name, the
    /// description's own comes first, then file and pointer decide.
    func orders(_ first: NamedSchema, before second: NamedSchema) -> Bool {
        if first.name != second.name { return first.name < second.name }
        func key(_ component: NamedSchema) -> [String] {
            let place = component.schema.place
            return [place.path == self.place.path ? "0" : "1", place.path, place.pointer ?? ""]
        }
        return zip(key(first), key(second)).first { $0 != $1 }.map { $0 < $1 } ?? false
    }
}

extension DiagnosticLog {
    func noteLongName(_ name: String, cutTo swiftName: String, at place: SourceLocation) {
        note(
            "the name '\(name.prefix(60))…' has \(name.utf8.count) bytes; its Swift name is cut to '\(swiftName)'",
            at: place
        )
    }

    /// - Parameters:
    ///   - normalized: the name without what frameworks and packages add to it.
    ///   - conflict: why the type does not have the usual name for it, if so.
    func noteRename(
        of name: String,
        normalized: String,
        to swiftName: String,
        because conflict: NameConflict?,
        kind: String,
        at place: SourceLocation
    ) {
        if SwiftName.isTooLong(normalized) { return noteLongName(normalized, cutTo: swiftName, at: place) }
        guard swiftName != name else { return }
        let wished = SwiftName.type(normalized)
        guard swiftName != wished else {
            if normalized != name {
                add(Diagnostic(.note, "\(kind) '\(name)' becomes '\(swiftName)'", at: place, isRoutine: true))
            }
            return
        }
        let reason =
            switch conflict {
            case .reserved: "reserved"
            case .memberName: "kept for members"
            case .taken, nil: "taken"
            }
        note("\(kind) '\(name)' becomes '\(swiftName)': '\(wished)' is \(reason)", at: place)
    }
}

// MARK: ComponentSection

/// The components other than schemas that contain schemas, in the order in which they get their names.
enum ComponentSection: String, CaseIterable, Comparable {
    case responses, requestBodies, parameters, headers

    /// The kind of component, which distinguishes its name from that of a schema.
    var suffix: String {
        switch self {
        case .responses: "Response"
        case .requestBodies: "Body"
        case .parameters: "Parameter"
        case .headers: "Header"
        }
    }

    /// The type's name for a component. A response whose key is a status is named like the body of that status.
    func typeName(ofKey key: String) -> String {
        guard self == .responses, let status = Response.Status(key), status != .default else {
            return SwiftName.type(key)
        }
        return StatusName.typeName(of: status) + "Body"
    }

    /// The component whose value a schema describes as a whole, and the media type where it has one.
    static func use(of schema: Schema) -> (section: ComponentSection, key: String, media: String)? {
        guard let section = ComponentSection.section(of: schema.place), let pointer = schema.place.pointer else {
            return nil
        }
        var steps = pointerSteps(pointer)[...]
        if steps.first == "components" { steps.removeFirst() }
        guard steps.count > 2, steps.last == "schema" || steps.last == "itemSchema" else { return nil }
        let key = steps[steps.startIndex + 1]
        let inside = steps.dropFirst(2).dropLast()
        if inside.isEmpty { return (section, key, "") }
        guard inside.count == 2, inside.first == "content", let media = inside.last else { return nil }
        return (section, key, MediaName.caseName(of: MediaType(media)))
    }

    /// The section that a location is in, of OpenAPI 3 or Swagger 2.
    static func section(of place: SourceLocation) -> ComponentSection? {
        place.name(in: "components").flatMap(ComponentSection.init)
    }

    static func < (a: ComponentSection, b: ComponentSection) -> Bool { a.position < b.position }

    private var position: Int { ComponentSection.allCases.firstIndex(of: self) ?? 0 }
}
