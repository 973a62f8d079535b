import EndpointDescription

/// The types of `components.schemas`, the operations whose names were chosen, and the security schemes.
///
/// Names are assigned in the sorted order of the names in the description, not in the order of their locations, so that
/// moving a component renames nothing.
struct DeclaredNames {
    let namespace: TypeNode
    /// The scope of the failures that operations document.
    let failures: TypeNode
    private(set) var components: [Schema: TypeNode] = [:]
    /// The types of operations, by the operation's location.
    private(set) var operations: [SourceLocation.ID: TypeNode] = [:]
    /// The names of operations without the parts that frameworks add, by method and path.
    let normalisedOperationIDs: [String: String]
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
        namespace.reserve("SecurityScheme")
        failures = namespace.declare("Failures")
        failures.isExtendedByFullName = true
        normalisedOperationIDs = Dictionary(
            zip(description.operations.map(\.line), normaliseOperationNames(description.operations))
        ) { first, _ in first }
        var names = NameScope()
        for scheme in description.securitySchemes.sorted(by: { $0.name < $1.name }) {
            schemes[scheme.name] = names.claimMember(scheme.name)
        }
        declareChosen(description, chosenNames)
        // Generated types must not take the name of a type that the user provides.
        for type in choices.types.values where type.module == nil { namespace.keepFree(type.head) }
        declareComponents(of: description, choices, log)
    }

    private mutating func declareChosen(_ description: Description, _ chosenNames: ChosenNames) {
        for component in description.schemas {
            guard let chosen = chosenNames.name(at: component.schema.place, component.schema.extensions) else {
                continue
            }
            components[component.schema] = chosenNames.declare(chosen, in: namespace)
        }
        for operation in description.operations {
            guard let chosen = chosenNames.name(at: operation.place, operation.extensions) else { continue }
            operations[operation.place.id] = chosenNames.declare(chosen, in: namespace)
        }
    }

    private mutating func declareComponents(of description: Description, _ choices: PlanChoices, _ log: DiagnosticLog) {
        var renamedOperations: [String: String] = [:]
        for operation in description.operations {
            if let id = operation.id, let normalised = normalisedOperationIDs[operation.line], normalised != id {
                renamedOperations[id] = normalised
            }
        }
        let names = normaliseSchemaNames(description.schemas.map(\.name), operations: renamedOperations)
        let wished = zip(description.schemas, names).map { (component: $0, name: $1) }
        for (component, name) in wished.sorted(by: { description.orders($0.component, before: $1.component) }) {
            let schema = component.schema
            guard components[schema] == nil, choices.types[schema.place.id] == nil else { continue }
            let node = namespace.declare(name, alternatives: namesByFile(of: schema, name, in: description))
            components[schema] = node
            log.noteRename(of: component.name, normalised: name, to: node.name, what: "schema", at: schema.place)
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
    /// Orders components by name, whatever order they were read in. Of those with one name, the description's own comes
    /// first, then file and pointer decide.
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

    /// - Parameter normalised: the name without what frameworks and packages add to it.
    func noteRename(
        of name: String,
        normalised: String,
        to swiftName: String,
        what: String,
        at place: SourceLocation
    ) {
        if SwiftName.isTooLong(normalised) { return noteLongName(normalised, cutTo: swiftName, at: place) }
        let wished = SwiftName.type(normalised)
        guard swiftName != wished else {
            if normalised != name { note("\(what) '\(name)' becomes '\(swiftName)'", at: place) }
            return
        }
        let isReserved = ReservedWords.renamedTypes[wished] != nil || ReservedWords.protocols.contains(wished)
        note(
            "\(what) '\(name)' becomes '\(swiftName)': '\(wished)' is \(isReserved ? "reserved" : "taken")",
            at: place
        )
    }
}
