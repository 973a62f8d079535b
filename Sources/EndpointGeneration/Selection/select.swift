package import EndpointDescription

/// Removes everything from a description except the selected operations and schemas, and the schemas that they need.
///
/// An operation or schema is selected if an inclusion matches it and no exclusion does. If there are only exclusions,
/// schemas that only excluded operations need are removed too. A schema that a selected part needs is kept. A selector
/// that matches nothing is an error.
///
/// - Parameter file: the name of the configuration's file, for remedies.
func select(
    _ selection: Selection,
    of description: inout Description,
    configuredIn file: String = Configuration.fileName,
    log: DiagnosticLog
) {
    guard !selection.isEmpty else { return }
    let names = SelectableNames(of: description)
    let selection = selection.fitted { names.isMatched(by: $0, in: description) }
    for (selectors, option) in [(selection.include, "--include"), (selection.exclude, "--exclude")] {
        for selector in selectors { names.report(selector, option, of: description, log) }
    }
    let (included, excludedParts) = (SelectorSet(selection.include), SelectorSet(selection.exclude))
    func isKept(_ operation: Operation) -> Bool {
        (selection.include.isEmpty || included.matches(operation)) && !excludedParts.matches(operation)
    }
    let dropped = (description.operations + description.webhooks).filter { !isKept($0) }
    description.operations = description.operations.filter(isKept)
    description.webhooks = description.webhooks.filter(isKept)

    let operations = description.operations + description.webhooks
    let unneeded = needs(dropped.flatMap(\.schemas))
    let excluded = description.schemas.filter(excludedParts.matches)
    let roots = description.schemas.filter { schema in
        guard !excludedParts.matches(schema) else { return false }
        return selection.include.isEmpty ? !unneeded.contains(schema.schema) : included.matches(schema)
    }
    let needed = needs(operations.flatMap(\.schemas) + roots.map(\.schema))
    let kept = excluded.filter { needed.contains($0.schema) }
    let users = firstUsers(of: Set(kept.map(\.schema)), among: operations, or: roots)
    for schema in kept { report(schema, neededBy: users[schema.schema], selection, configuredIn: file, log) }
    description.schemas = description.schemas.filter { needed.contains($0.schema) }
}

/// Warns of a selection of nothing, unless an error already reports what could not be read.
func reportEmptiness(
    of description: Description,
    selectedBy selection: Selection,
    from whole: Description,
    log: DiagnosticLog
) {
    guard !selection.isEmpty, description.operations.isEmpty, description.webhooks.isEmpty,
        description.schemas.isEmpty, !log.hasErrors
    else { return }
    log.warning(
        "the selection matches no operation, webhook or schema, so the client is empty",
        at: (exclusion(thatEmpties: selection, of: whole) ?? selection.include.first)?.place
    )
}

/// The first exclusion with which nothing is left; `nil` if nothing is included.
private func exclusion(thatEmpties selection: Selection, of whole: Description) -> Selector? {
    var first = selection
    func isEmpty(after count: Int) -> Bool {
        first.exclude = Array(selection.exclude.prefix(count))
        var part = whole
        select(first, of: &part, log: DiagnosticLog())
        return part.operations.isEmpty && part.webhooks.isEmpty && part.schemas.isEmpty
    }
    guard !selection.exclude.isEmpty, !isEmpty(after: 0) else { return nil }
    // Each further exclusion removes more, so the first one is found by halving.
    var candidates = selection.exclude.indices
    while candidates.count > 1 {
        let middle = (candidates.lowerBound + candidates.upperBound) / 2
        candidates = isEmpty(after: middle) ? candidates.lowerBound..<middle : middle..<candidates.upperBound
    }
    return selection.exclude[candidates.lowerBound]
}

/// The names that selectors may have, in sets, because `generate used` writes a selector for each operation.
private struct SelectableNames {
    /// In the order of the description, for suggestions.
    private let lists: [Selector.Kind: [String]]
    private let names: [Selector.Kind: Set<String>]

    init(of description: Description) {
        let operations = description.operations + description.webhooks
        lists = [
            .operation: operations.map(\.key) + operations.map(\.line), .tag: description.usedTags,
            .path: operations.map(\.path), .schema: description.schemas.map(\.name),
        ]
        var names = lists.mapValues { Set($0) }
        names[.tag] = Set(operations.flatMap { $0.tags + $0.groups })
        self.names = names
    }

    func isMatched(by selector: Selector, in description: Description) -> Bool {
        guard selector.isPattern else { return names[selector.kind]?.contains(selector.pattern) == true }
        let operations = description.operations + description.webhooks
        return operations.contains(where: selector.matches) || description.schemas.contains(where: selector.matches)
    }

    /// Reports a selector that selects nothing.
    func report(_ selector: Selector, _ option: String, of description: Description, _ log: DiagnosticLog) {
        if isMatched(by: selector, in: description) { return }
        selector.kind.reportMissing(selector.pattern) { message in
            let near = log.nearest(to: selector.pattern, among: lists[selector.kind] ?? []).map {
                "\(selector.kind.rawValue):\($0)"
            }
            let origin = selector.place == nil ? "\(option): " : ""
            log.error("\(origin)\(message)\(suggestion(near))", at: selector.place)
        }
    }
}

/// Selectors. Those without `*` are looked up by their text.
private struct SelectorSet {
    private var texts: [Selector.Kind: Set<String>] = [:]
    private var patterns: [Selector] = []

    init(_ selectors: [Selector]) {
        for selector in selectors {
            if selector.isPattern {
                patterns.append(selector)
            } else {
                texts[selector.kind, default: []].insert(selector.pattern)
            }
        }
    }

    func matches(_ operation: Operation) -> Bool {
        has(.operation, operation.key) || has(.operation, operation.line) || has(.path, operation.path)
            || (operation.tags + operation.groups).contains { has(.tag, $0) }
            || patterns.contains { $0.matches(operation) }
    }

    func matches(_ schema: NamedSchema) -> Bool {
        has(.schema, schema.name) || patterns.contains { $0.matches(schema) }
    }

    private func has(_ kind: Selector.Kind, _ text: String) -> Bool { texts[kind]?.contains(text) == true }
}

/// The first operation that needs each of these schemas, or else the first schema that does.
private func firstUsers(
    of schemas: Set<Schema>,
    among operations: [Operation],
    or roots: [NamedSchema]
) -> [Schema: String] {
    var users: [Schema: String] = [:]
    var seen: Set<Schema> = []
    func add(_ user: String, _ needed: [Schema]) {
        let further = schemasNeeded(by: needed, substitutes: \.substitutes, besides: &seen)
        for schema in further where schemas.contains(schema) { users[schema] = user }
    }
    for operation in operations { add("the operation '\(operation.key)'", operation.schemas) }
    for root in roots { add("the schema '\(root.name)'", [root.schema]) }
    return users
}

/// Warns that an excluded schema stays, and names what needs it.
private func report(
    _ schema: NamedSchema,
    neededBy user: String?,
    _ selection: Selection,
    configuredIn file: String,
    _ log: DiagnosticLog
) {
    log.warning(
        "the schema '\(schema.name)' stays, though it is excluded: \(user ?? "something") needs it",
        at: selection.exclude.first { $0.matches(schema) }?.place ?? schema.schema.place,
        remedy: "exclude that too, or replace the schema with a custom type: \"types\" in \(file)"
    )
}

private func needs(_ roots: [Schema]) -> Set<Schema> {
    Set(schemasNeeded(by: roots, substitutes: \.substitutes))
}

/// The part of a description that code is generated for.
package struct Selection {
    /// Empty selects everything.
    package var include: [Selector] = []
    package var exclude: [Selector] = []

    package init() {}

    var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

    /// - Parameter matches: whether a selector selects anything.
    fileprivate func fitted(matches: (Selector) -> Bool) -> Selection {
        var selection = self
        selection.include = include.map { $0.fitted(matches: matches) }
        selection.exclude = exclude.map { $0.fitted(matches: matches) }
        return selection
    }
}

// MARK: Selector

/// Matches operations or schemas: `tag:pets`, `operation:GET /pets`, `path:/internal/*`. `*` matches any text.
package struct Selector {
    enum Kind: String, CaseIterable {
        case operation, tag, path, schema
    }

    let kind: Kind
    private(set) var pattern: String
    /// The place in the configuration; `nil` for the command line.
    let place: SourceLocation?

    var text: String { "\(kind.rawValue):\(pattern)" }

    /// Whether it may match several texts.
    fileprivate var isPattern: Bool { pattern.contains(byte: UInt8(ascii: "*")) }

    /// `nil` if `text` has no known kind before a colon, or no pattern after it.
    package init?(_ text: String, at place: SourceLocation? = nil) {
        guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon])) else {
            return nil
        }
        let name = text[text.index(after: colon)...]
        guard !name.isEmpty else { return nil }
        pattern = String(name)
        self.kind = kind
        self.place = place
    }

    /// The selector with the usual case of its method, as `GET /pets` for `get /pets`, if it selects nothing as it is.
    func fitted(matches: (Selector) -> Bool) -> Selector {
        guard kind == .operation, let space = pattern.firstIndex(of: " "),
            let first = pattern[space...].dropFirst().first, "/*".contains(first),
            let method = Operation.Method(member: pattern[..<space].lowercased()), method.token != pattern[..<space],
            !matches(self)
        else { return self }
        var fitted = self
        fitted.pattern = method.token + pattern[space...]
        return fitted
    }

    /// The syntax of selectors, for diagnostics.
    static let remedy = "write 'operation:', 'tag:', 'path:' or 'schema:' and a name; '*' matches any text"

    func matches(_ operation: Operation) -> Bool {
        switch kind {
        case .operation: matchesPattern(operation.key) || matchesPattern(operation.line)
        case .tag: (operation.tags + operation.groups).contains(where: matchesPattern)
        case .path: matchesPattern(operation.path)
        case .schema: false
        }
    }

    func matches(_ schema: NamedSchema) -> Bool {
        kind == .schema && matchesPattern(schema.name)
    }

    /// Whether the pattern matches the whole of `text`. Backtracks only to the last `*`, so no pattern is slow.
    private func matchesPattern(_ text: String) -> Bool {
        if pattern == text { return true }
        guard pattern.contains(byte: UInt8(ascii: "*")) else { return false }
        let pattern = Array(pattern.utf8)
        let text = Array(text.utf8)
        var (p, t) = (0, 0)
        var retry: (p: Int, t: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                retry = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == text[t] {
                (p, t) = (p + 1, t + 1)
            } else if let last = retry {
                retry = (last.p, last.t + 1)
                (p, t) = (last.p + 1, last.t + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension Selector.Kind {
    /// Reports that nothing of this kind has the name.
    func reportMissing(_ name: String, by fail: (_ message: String) -> Void) {
        switch self {
        case .operation: fail("there is no operation '\(name)'")
        case .tag: fail("no operation has the tag '\(name)'")
        case .path: fail("there is no path '\(name)'")
        case .schema: fail("there is no schema '\(name)'")
        }
    }
}

// MARK: SelectedPlaces

/// The places of the selected part of a description.
struct SelectedPlaces {
    private let selected: SourceRegions
    private let dropped: SourceRegions

    init(_ part: Description, of whole: Description) {
        let places = part.placesOfParts
        // A reference may lead into a part that is not selected.
        let schemas = needs((part.operations + part.webhooks).flatMap(\.schemas) + part.schemas.map(\.schema))
        selected = SourceRegions(places + schemas.map(\.place))
        let isSelected = Set(places.map(\.id))
        dropped = SourceRegions(whole.placesOfParts.filter { !isSelected.contains($0.id) })
    }

    /// Whether a diagnostic is about the selected part, or the description as a whole.
    func concerns(_ diagnostic: Diagnostic) -> Bool {
        guard let place = diagnostic.place else { return true }
        return selected.contains(place) || !dropped.contains(place)
    }
}

extension Description {
    /// The operations, the webhooks and the components, also those other than schemas, each place once.
    fileprivate var placesOfParts: [SourceLocation] {
        var places = schemas.map(\.schema.place)
        for operation in operations + webhooks {
            places.append(operation.place)
            places += operation.parameters.map(\.place)
            places += operation.responses.map(\.place) + operation.responses.flatMap(\.headers).map(\.place)
            if let body = operation.requestBody { places.append(body.place) }
        }
        var known: Set<SourceLocation.ID> = []
        return places.filter { known.insert($0.id).inserted }
    }
}
