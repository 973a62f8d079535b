import EndpointDescription

/// Finds the targets of a configuration's choices in a description. A missing target is an error.
func resolveChoices(_ configuration: Configuration, in description: Description, log: DiagnosticLog) -> PlanChoices {
    var choices = PlanChoices()
    choices.file = configuration.file
    choices.mayLackPageRules = configuration.mayLackPageRules
    choices.conformance = configuration.conformance
    choices.isMutable = configuration.isMutable
    choices.nullAsEmpty = configuration.nullAsEmpty
    choices.qualifiedNames = configuration.qualifiedNames
    choices.included = configuration.selection.include
    guard !configuration.names.isEmpty || !configuration.types.isEmpty || !configuration.dates.isEmpty else {
        return choices
    }
    let resolver = TargetResolver(description: description, log: log)
    for choice in configuration.names {
        if choice.target.hasPrefix("tag:") {
            if resolver.hasTag(choice.target, at: choice.place) {
                choices.tags[String(choice.target.dropFirst(4))] = choice.value
            }
        } else if let place = resolver.place(of: choice.target, at: choice.place) {
            if let former = choices.names[place.id] { resolver.reportReplaced(former.place) }
            choices.names[place.id] = .init(name: choice.value, place: choice.place, target: place)
        }
    }
    var typePlaces: [SourceLocation.ID: SourceLocation] = [:]
    for choice in configuration.types {
        let isPointer = choice.target.isPointer && !resolver.hasSchema(choice.target)
        let target = isPointer ? choice.target : "schema:\(choice.target)"
        guard let place = resolver.place(of: target, at: choice.place) else { continue }
        if let former = typePlaces.updateValue(choice.place, forKey: place.id) { resolver.reportReplaced(former) }
        choices.types[place.id] = choice.value
        if isPointer { choices.places[place.id] = choice.place }
    }
    for choice in configuration.dates {
        if !choice.target.isPointer {
            choices.dateFormats[choice.target] = (choice.value, choice.place)
        } else if let place = resolver.place(of: choice.target, at: choice.place) {
            choices.dates[place.id] = choice.value
            choices.places[place.id] = choice.place
        }
    }
    return choices
}

extension String {
    /// Whether the target of a choice is a JSON Pointer into the description, or into a file that it refers to:
    /// `#/components/schemas/Pet`, `models.json#/Pet`, `pet.json#`
    var isPointer: Bool {
        guard !["operation:", "schema:", "tag:"].contains(where: hasPrefix) else { return false }
        return contains("#/") || hasSuffix("#")
    }

    /// The file of such a target, seen from the description at `path`, and the pointer into it.
    func pointerTarget(from path: String) -> (file: FilePath, pointer: String) {
        let file = prefix { $0 != "#" }
        let home = FilePath(path)
        return (file.isEmpty ? home : home.resolving(decodePercents(file)), String(dropFirst(file.count)))
    }
}

/// Finds targets such as `operation:getPet`, `schema:Pet` or `#/components/schemas/Pet`.
private struct TargetResolver {
    private let description: Description
    private let log: DiagnosticLog
    private let operations: [Operation]
    private let targets: OperationTargets
    private let schemas: [String: Schema]
    private let tags: Set<String>
    /// The description and the files that it refers to.
    private let files: [FilePath: JSON]

    init(description: Description, log: DiagnosticLog) {
        self.description = description
        self.log = log
        operations = description.operations + description.webhooks
        targets = OperationTargets(operations)
        schemas = Dictionary(description.schemas.map { ($0.name, $0.schema) }) { first, _ in first }
        tags = Set(description.usedTags)
        let roots = (description.place.json.map { [$0] } ?? []) + description.otherFiles
        files = Dictionary(roots.map { (FilePath($0.place.path), $0) }) { first, _ in first }
    }

    func hasSchema(_ name: String) -> Bool { schemas[name] != nil }

    func place(of target: String, at place: SourceLocation) -> SourceLocation? {
        if target.isPointer { return follow(target, at: place) }
        let name = String(target.drop { $0 != ":" }.dropFirst())
        if target.hasPrefix("schema:") {
            if let schema = schemas[name] { return schema.place }
            let near = pointer(toMember: name) ?? log.nearest(to: name, among: description.schemas.map(\.name))
            log.error("there is no schema '\(name)'\(suggestion(near))", at: place)
        } else {
            if let index = targets.indices(named: target).first { return operations[index].place }
            targets.reportUnknown(target, at: place, log: log)
        }
        return nil
    }

    private func follow(_ target: String, at place: SourceLocation) -> SourceLocation? {
        let (path, pointer) = target.pointerTarget(from: description.place.path)
        let written = target.dropLast(pointer.count)
        guard let root = files[path] else {
            let home = FilePath(description.place.path).folder
            let names = description.otherFiles.map { FilePath($0.place.path).relative(to: home) }
            log.error(
                "the description refers to no file '\(written)'\(suggestion(log.nearest(to: "\(written)", among: names)))",
                at: place,
                remedy: "write the path as in a '$ref' of the description"
            )
            return nil
        }
        switch root.followPointer(pointer, log: log) {
        case .found(let json): return json.place
        case .missing(let near):
            log.error("'\(target)' does not exist\(suggestion(near.map { written + $0 }))", at: place)
            return nil
        }
    }

    /// The JSON Pointer to a member that was written as in Swift. For example: `Order.total`
    private func pointer(toMember text: String) -> String? {
        guard let dot = text.lastIndex(of: "."),
            let schema = schemas[String(text[..<dot])],
            let member = schema.properties.first(where: { $0.name == text[text.index(after: dot)...] })
        else { return nil }
        return member.schema.place.pointer
    }

    func reportReplaced(_ choice: SourceLocation) {
        log.warning("a later choice is for the same place, so this one has no effect", at: choice)
    }

    /// Whether an operation has the tag of a target such as `tag:pets`; reports one that none has.
    func hasTag(_ target: String, at place: SourceLocation) -> Bool {
        if tags.contains(String(target.dropFirst(4))) { return true }
        targets.reportUnknown(target, at: place, log: log)
        return false
    }
}

/// The user's choices about the generated Swift, by the place in the description that they apply to.
struct PlanChoices {
    struct Name {
        var name: String
        /// The place of the choice.
        var place: SourceLocation
        /// The place in the description that it is for.
        var target: SourceLocation
    }

    /// The name of the configuration's file.
    var file = Configuration.fileName
    /// Whether page rules may be missing because the configuration, or one of its rules, cannot be read.
    var mayLackPageRules = false
    /// Names of types and members. Names of types begin with a capital.
    var names: [SourceLocation.ID: Name] = [:]
    var tags: [String: String] = [:]
    /// Custom types that replace schemas.
    var types: [SourceLocation.ID: CustomType] = [:]
    /// Encodings of dates, by `format`, and the places of the choices.
    var dateFormats: [String: (form: DateForm, place: SourceLocation)] = [:]
    /// Encodings of single dates.
    var dates: [SourceLocation.ID: DateForm] = [:]
    /// The places of those choices of `types` and `dates` that are for a JSON Pointer.
    var places: [SourceLocation.ID: SourceLocation] = [:]
    var conformance = Conformance.hashable
    var isMutable = true
    /// The place of `nullAsEmpty`, by which `null` in place of a required list or map is read as an empty one.
    var nullAsEmpty: SourceLocation?
    /// Library names that are qualified with their module.
    var qualifiedNames: Set<String> = []
    /// The selectors of `include`.
    var included: [Selector] = []
}

extension Description {
    /// The tags of all operations, each once, in order of appearance.
    var usedTags: [String] { operations.usedTags }
}
