import EndpointDescription

/// Looks up and claims the names that the user or the author chose.
final class ChosenNames {
    let choices: PlanChoices
    let log: DiagnosticLog

    init(choices: PlanChoices, log: DiagnosticLog) {
        self.choices = choices
        self.log = log
    }

    /// The name that the user or the author chose for the element at this location. The user's name takes precedence
    /// over `x-endpoint-name`.
    func name(at place: SourceLocation, _ extensions: [(name: String, value: JSON)], ofType isType: Bool = false)
        -> PlanChoices.Name?
    {
        if !choices.names.isEmpty, let chosen = choices.names[place.id] { return chosen }
        guard !extensions.isEmpty, let value = extensions.first(where: { $0.name == "x-endpoint-name" })?.value else {
            return nil
        }
        return readSwiftName(value, isType: isType, log: log).map {
            .init(name: $0, place: value.place, target: place)
        }
    }

    /// Whether the user or the author chose a name for a schema, even an invalid one.
    func isNamed(_ schema: Schema) -> Bool {
        choices.names[schema.place.id] != nil || schema.extensions.contains { $0.name == "x-endpoint-name" }
    }

    /// The name of a type inside another, such as an array's element.
    func typeName(of schema: Schema) -> PlanChoices.Name? {
        name(at: schema.place, schema.extensions).flatMap { $0.isOfType ? $0 : nil }
    }

    /// A name for a property or a parameter.
    func claimMember(
        _ text: String,
        at place: SourceLocation,
        _ extensions: [(name: String, value: JSON)] = [],
        alternatives: @autoclosure () -> [String] = [],
        in names: inout NameScope
    ) -> String {
        if let chosen = claimChosen(at: place, extensions, in: &names) { return chosen }
        let name = names.claimMember(text, alternatives: alternatives())
        noteLength(of: text, cutTo: name, at: place)
        return name
    }

    /// A name for a case of an enum.
    func claimCase(_ text: String, at place: SourceLocation, in names: inout NameScope) -> String {
        if let chosen = claimChosen(at: place, [], in: &names) { return chosen }
        let name = names.claimCase(text)
        noteLength(of: text, cutTo: name, at: place)
        return name
    }

    private func noteLength(of text: String, cutTo name: String, at place: SourceLocation) {
        if SwiftName.isTooLong(text) { log.noteLongName(text, cutTo: name, at: place) }
    }

    private func claimChosen(
        at place: SourceLocation,
        _ extensions: [(name: String, value: JSON)],
        in names: inout NameScope
    ) -> String? {
        guard let chosen = name(at: place, extensions), !chosen.isOfType else { return nil }
        if names.claim(exactly: chosen.name) { return SwiftName.escaped(chosen.name) }
        log.error("the name '\(chosen.name)' is already used by another member", at: chosen.place)
        return nil
    }

    func declare(_ chosen: PlanChoices.Name, in node: TypeNode) -> TypeNode? {
        let proposal = SwiftName.typeName(ofMember: SwiftName.type(chosen.name))
        guard chosen.isOfType || chosen.hasNoCase || chosen.name == proposal else {
            log.error(
                "the name of a type must begin with a capital letter",
                at: chosen.place,
                remedy: "choose another, such as '\(proposal)'"
            )
            return nil
        }
        if let node = node.declare(exactly: chosen.name) { return node }
        log.error("'\(chosen.name)' is already the name of another type or of a runtime type", at: chosen.place)
        return nil
    }

    /// Warns about chosen names for places without generated code.
    func reportUnused(in client: ClientBlueprint, of description: Description) {
        reportResponses(of: description)
        var origins: [SourceLocation] = []
        var members: [SourceLocation] = []
        client.declarations.walk { declaration in
            origins += declaration.origins
            members += declaration.memberOrigins
        }
        let types = Set(origins.map(\.id))
        origins.sort()
        var unused = choices.names.filter { !types.contains($0.key) }
        for place in members where !types.contains(place.id) {
            let extensions = place.json?["x-endpoint-name"].map { [(name: "x-endpoint-name", value: $0)] } ?? []
            guard let chosen = name(at: place, extensions) else { continue }
            unused[place.id] = nil
            if chosen.isOfType { warnOfType(chosen, origins) }
        }
        for chosen in unused.values.sorted(by: { $0.place < $1.place }) { warnOfUnused(chosen) }
    }

    /// Warns of a type's name at a member that has no type of its own.
    ///
    /// - Parameter origins: the locations of all types, in order.
    private func warnOfType(_ chosen: PlanChoices.Name, _ origins: [SourceLocation]) {
        let inner = origins.inside(chosen.target).compactMap(\.pointer).min { $0.utf8.count < $1.utf8.count }
        log.warning(
            "this name has no effect: names of types begin with a capital letter, and no type is described exactly here",
            at: chosen.place,
            remedy: inner.map { "choose it for '\($0)'" } ?? "begin it with a lowercase letter to name the member"
        )
    }

    private func warnOfUnused(_ chosen: PlanChoices.Name) {
        guard let part = UnnamedPart(at: chosen.target) else {
            log.warning("this name has no effect: nothing with a name is generated here", at: chosen.place)
            return
        }
        log.warning(
            "this name has no effect: the name of \(part.rawValue) cannot be chosen",
            at: chosen.place,
            remedy: part.remedy(at: chosen.target)
        )
    }

    /// Warns of `x-endpoint-name` where nothing reads it: at responses and their headers.
    private func reportResponses(of description: Description) {
        var met: Set<SourceLocation.ID> = []
        let operations = description.operations + description.operations.flatMap(\.callbacks) + description.webhooks
        for response in operations.flatMap(\.responses) {
            for place in response.headers.map(\.place) + [response.place] where met.insert(place.id).inserted {
                guard let value = place.json?["x-endpoint-name"] else { continue }
                warnOfUnused(.init(name: "", place: value.place, target: place))
            }
        }
    }
}

extension Declaration {
    /// The locations in the description that its type comes from.
    fileprivate var origins: [SourceLocation] {
        let own = origin.map { [$0.place] } ?? []
        return switch kind {
        case .endpoint(let blueprint): own + [blueprint.origin]
        case .webhook(let blueprint): own + [blueprint.origin]
        case .structure, .enumeration, .union, .alias, .failure, .cases, .group: own
        }
    }

    /// The locations in the description that its properties, parameters or cases come from.
    fileprivate var memberOrigins: [SourceLocation] {
        switch kind {
        case .structure(let blueprint): blueprint.properties.compactMap(\.origin)
        case .enumeration(let blueprint): blueprint.cases.map(\.origin)
        case .endpoint(let blueprint): blueprint.properties.compactMap(\.origin)
        case .webhook(let blueprint): blueprint.properties.compactMap(\.origin)
        case .union, .alias, .failure, .cases, .group: []
        }
    }
}

/// A part of a description that generated code has a name for, which cannot be chosen.
private enum UnnamedPart: String {
    case header = "a response header"
    case response = "a response"
    case link = "a link"
    case unionCase = "a case of a union"
    case callback = "a callback"
    case webhook = "a webhook"

    init?(at place: SourceLocation) {
        let steps = place.pointer.map(pointerSteps) ?? []
        guard steps.count > 1 else { return nil }
        switch steps[steps.count - 2] {
        case "headers": self = .header
        case "responses": self = .response
        case "links": self = .link
        case "oneOf", "anyOf": self = .unionCase
        case "callbacks": self = .callback
        case "webhooks" where steps.count == 2: self = .webhook
        default: return nil
        }
    }

    /// Where to choose a name that has the same effect.
    func remedy(at place: SourceLocation) -> String? {
        guard self == .webhook, let method = place.json?.members.first(where: { $0.value.isObject })?.name else {
            return nil
        }
        return "choose the name of its operation, such as '\(place.pointer ?? "")/\(method)'"
    }
}

extension PlanChoices.Name {
    /// Whether it starts with a capital letter. One location may name both a property and the type of that property.
    var isOfType: Bool { SwiftName.startsWithCapital(name) }
    /// Whether it starts with a letter that has no capital: `店`.
    fileprivate var hasNoCase: Bool {
        name.unicodeScalars.first.map { !$0.isASCII && $0.properties.uppercaseMapping == String($0) } ?? false
    }
}
