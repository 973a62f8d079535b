import EndpointDescription

extension Planner {
    /// The name that the user or the author chose for what stands here. The user's wins over `x-endpoint-name`.
    func chosenName(at place: Place, _ extensions: [(name: String, value: JSON)]) -> PlanChoices.Name? {
        if let chosen = choices.names[place.id] {
            unusedNames[place.id] = nil
            return chosen
        }
        guard let value = extensions.first(where: { $0.name == "x-endpoint-name" })?.value else { return nil }
        return readSwiftName(value, log: log).map { .init(name: $0, place: value.place) }
    }

    /// The types of `components.schemas` and of operations. Chosen names first: what else would have had one takes another.
    func declareComponents() {
        for component in description.schemas {
            let schema = component.schema
            guard let chosen = chosenName(at: schema.place, schema.extensions) else { continue }
            componentNodes[ObjectIdentifier(schema)] = declare(chosen)
        }
        for operation in description.operations {
            guard let chosen = chosenName(at: operation.place, operation.extensions) else { continue }
            operationNodes[operation.place.id] = declare(chosen)
        }
        for type in choices.types.values where type.module == nil { namespace.keepFree(type.head) }
        var operations: [String: String] = [:]
        for operation in description.operations {
            if let id = operation.id, let spoken = spokenOperationIDs[operation.line], spoken != id {
                operations[id] = spoken
            }
        }
        let names = normaliseSchemaNames(description.schemas.map(\.name), operations: operations)
        for (component, spoken) in zip(description.schemas, names) {
            let identity = ObjectIdentifier(component.schema)
            guard componentNodes[identity] == nil, choices.types[component.schema.place.id] == nil else { continue }
            let node = namespace.declare(spoken, alternatives: namesByFile(of: component.schema, spoken))
            componentNodes[identity] = node
            noteRename(of: component.name, spoken: spoken, to: node.name, what: "schema", at: component.schema.place)
        }
    }

    /// What two files call the same is told apart by the files: `StorePet` for `models/store.json#/Pet`.
    private func namesByFile(of schema: Schema, _ spoken: String) -> [String] {
        guard schema.place.path != description.place.path else { return [] }
        let file = schema.place.path.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.split(separator: ".", omittingEmptySubsequences: true).first.map(String.init) ?? ""
        return stem.isEmpty ? [] : [SwiftName.type("\(stem)-\(spoken)")]
    }

    /// The node of an operation whose name was chosen; each only once, though paths may share an operation.
    func chosenNode(of operation: Operation, suffix: String) -> TypeNode? {
        if suffix.isEmpty { return operationNodes.removeValue(forKey: operation.place.id) }
        return chosenName(at: operation.place, operation.extensions).map { namespace.declare($0.name + suffix) }
    }

    /// The name of a type inside another, such as an array's element.
    func chosenTypeName(of schema: Schema) -> PlanChoices.Name? {
        chosenName(at: schema.place, schema.extensions).flatMap { $0.isOfType ? $0 : nil }
    }

    /// A name for a member: a property, a parameter, a case of an enum.
    func claimMember(
        _ text: String,
        at place: Place,
        _ extensions: [(name: String, value: JSON)] = [],
        alternatives: [String] = [],
        in names: inout NameScope
    ) -> String {
        guard let chosen = chosenName(at: place, extensions), !chosen.isOfType else {
            return names.claimMember(text, alternatives: alternatives)
        }
        if names.claim(exactly: chosen.name) { return SwiftName.escaped(chosen.name) }
        log.error("'\(chosen.name)' is another member's name", at: chosen.place)
        return names.claimMember(text, alternatives: alternatives)
    }

    func declare(_ chosen: PlanChoices.Name, in node: TypeNode? = nil) -> TypeNode? {
        guard chosen.isOfType else {
            log.error(
                "a type's name begins with a capital",
                at: chosen.place,
                remedy: "'\(SwiftName.type(chosen.name))' does"
            )
            return nil
        }
        if let node = (node ?? namespace).declare(exactly: chosen.name) { return node }
        log.error("'\(chosen.name)' is taken: another type or one of the runtime has this name", at: chosen.place)
        return nil
    }

    /// Chosen names for what gets no code.
    func reportUnusedNames() {
        for chosen in unusedNames.values {
            log.warning("what stands there gets no name, so this changes nothing", at: chosen.place)
        }
    }
}

extension PlanChoices.Name {
    /// By its capital: one place may be both a property and the type that it has.
    var isOfType: Bool { name.utf8.first.map { $0 &- UInt8(ascii: "A") < 26 } ?? false }
}
