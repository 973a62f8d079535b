import EndpointDescription
import Foundation

/// Finds the operations that Swift sources mention, and makes them the `include` of the configuration.
func selectUsed(_ arguments: Arguments, _ console: Console) throws -> Int32 {
    let path = arguments.description
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    var configuration = input.configuration(beside: path, log: log)
    // Sources may mention operations that the configuration does not include yet.
    configuration.selection.include = []
    var identifiers = SwiftIdentifiers()
    var fileCount = 0
    for path in arguments.sources {
        guard FileManager.default.fileExists(atPath: path) else {
            log.error(
                "there is no such file or folder",
                at: startOfFile(path),
                remedy: "correct the path after '--by'"
            )
            continue
        }
        do {
            fileCount += try identifiers.add(filesAt: path)
        } catch {
            log.error("cannot read the sources: \(error.cause.systemReason)", at: startOfFile(error.path))
        }
    }
    func plan() -> PlannedClient? {
        input.planned(path, named: arguments.name ?? configuration.name, configuration, log: log)
    }
    let isLenient = arguments.isLenient || configuration.isLenient
    guard let whole = console.showingProgress("reading \(path)", plan), !log.hasErrors || isLenient else {
        console.report(log, by: arguments)
        return 1
    }
    let used = whole.operations(mentionedBy: identifiers.names)
    guard !used.isEmpty else {
        log.error(
            "none of the \(whole.operationCount) operations is mentioned in \(arguments.sources.joined(separator: ", ")); Swift files searched: \(fileCount)",
            at: whole.description.place,
            remedy: "name the folder of the code that calls the client: '--by Sources/MyApp'"
        )
        console.report(log, by: arguments)
        return 1
    }
    var selectors = used.map { "operation:\($0)" }
    configuration.selection.include = selectors.compactMap { Selector($0) }
    if let selected = plan() {
        selectors += whole.schemas(mentionedBy: identifiers.names, missingFrom: selected).map { "schema:\($0)" }
    }
    console.report(log, by: arguments, isLenient: isLenient)
    if !arguments.isQuiet { console.print(selectors.map { $0 + "\n" }.joined()) }
    return try write(selectors, of: whole, to: input.configurationPath(beside: path), arguments, console)
}

private func write(
    _ selectors: [String],
    of client: PlannedClient,
    to path: String,
    _ arguments: Arguments,
    _ console: Console
) throws -> Int32 {
    let url = URL(fileURLWithPath: path)
    let old = try? Data(contentsOf: url)
    let text = ConfigurationText(
        old.map { String(decoding: $0, as: UTF8.self) } ?? "",
        isYAML: url.pathExtension != "json"
    )
    let new = Data(text.settingInclude(to: selectors).utf8)
    let count = selectors.filter { $0.hasPrefix("operation:") }.count
    if !arguments.isDryRun, new != old {
        do { try new.write(to: url, options: .atomic) } catch { throw OutputFault(path: path, error: error) }
    }
    if !arguments.isQuiet {
        let verb = new == old ? "unchanged" : arguments.isDryRun ? "would write" : "wrote"
        console.print("\(verb) \(path): \(count) of \(client.operationCount) operations\n")
    }
    return 0
}

extension PlannedClient {
    fileprivate var operationCount: Int { whole.operations.count + whole.webhooks.count }

    /// The operations and webhooks whose types `names` contains, as selectors name them, in the order of the description.
    fileprivate func operations(mentionedBy names: Set<String>) -> [String] {
        var places: Set<SourceLocation.ID> = []
        for declaration in everyDeclaration where names.contains(declaration.node.name) {
            switch declaration.kind {
            case .endpoint(let endpoint): operation(of: endpoint).map { _ = places.insert($0.place.id) }
            case .webhook(let webhook): places.insert(webhook.origin.id)
            default: break
            }
        }
        places.formUnion(placesOfSharedTypes(mentionedBy: names, besides: places))
        return (description.operations + description.webhooks).filter { places.contains($0.place.id) }.map(\.key)
    }

    /// An operation or webhook with each type that `names` contains only by the name that it shares with others.
    private func placesOfSharedTypes(mentionedBy names: Set<String>, besides known: Set<SourceLocation.ID>)
        -> Set<SourceLocation.ID>
    {
        var places: Set<SourceLocation.ID> = []
        for (name, sharers) in sharers.sorted(by: { $0.key < $1.key }) where names.contains(name) {
            let users = sharers.compactMap { operationPlace(of: $0.node) }
            if let first = users.first, known.isDisjoint(with: users) { places.insert(first) }
        }
        return places
    }

    /// The operation or webhook that a type stands in.
    private func operationPlace(of node: TypeNode) -> SourceLocation.ID? {
        switch declaration(of: node)?.kind {
        case .endpoint(let endpoint)?: operation(of: endpoint)?.place.id
        case .webhook(let webhook)?: webhook.origin.id
        default: node.parent.flatMap(operationPlace)
        }
    }

    /// The components whose types `names` contains and a smaller client lacks.
    fileprivate func schemas(mentionedBy names: Set<String>, missingFrom client: PlannedClient) -> [String] {
        let present = Set(client.declarations.map(\.node.name))
        var types = declarations.filter { names.contains($0.node.name) && !present.contains($0.node.name) }
        for (name, sharers) in sharers where names.contains(name) && client.sharers[name] == nil {
            self.declaration(of: sharers[0].node.outermost).map { types.append($0) }
        }
        return Set(types.compactMap { $0.origin?.componentName }).sorted()
    }
}
