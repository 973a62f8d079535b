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
    let (names, fileCount) = namesInSources(of: arguments, log: log)
    // '--lenient' tolerates errors in the description only.
    var mustStop = log.hasErrors
    let bytes = input.bytes(of: path, log: log)
    func plan(_ log: DiagnosticLog) -> PlannedClient? {
        let name = arguments.name(in: configuration)
        return bytes.flatMap { input.planned($0, of: path, named: name, configuration, log: log) }
    }
    let planned = console.showingProgress("reading \(path)") { plan(log) }
    mustStop = mustStop || log.hasErrors(in: input.pathsOfChoices(in: configuration, beside: path))
    let faults = RunFaults(in: log, of: arguments, configuredIn: configuration, areFatal: mustStop)
    guard let whole = planned, !faults.endRun else {
        return faults.report(to: console, wasPlanned: planned != nil)
    }
    let used = whole.operations(mentionedBy: names)
    let sources = arguments.sources.joined(separator: ", ")
    var selectors = used.map { "operation:\($0)" }
    // The log has the faults of the description already.
    let unreported = DiagnosticLog()
    if used.isEmpty, !configuration.selection.exclude.isEmpty {
        configuration.selection.exclude = []
        let excluded = plan(unreported)?.operations(mentionedBy: names) ?? []
        if !excluded.isEmpty {
            log.error(
                "only excluded operations are mentioned in \(sources): \(excluded.joined(separator: ", "))",
                at: whole.description.place,
                remedy: "remove them from 'exclude'"
            )
            console.report(log, by: arguments)
            return 1
        }
    }
    configuration.selection.include = selectors.compactMap { Selector($0) }
    // Without the client's name, a word such as 'Pet' is no model of it.
    if !used.isEmpty || names.contains(whole.blueprint.namespace.name) {
        let selected = used.isEmpty ? nil : plan(unreported)
        selectors += whole.schemas(mentionedBy: names, missingFrom: selected).map { "schema:\($0)" }
    }
    guard !selectors.isEmpty else {
        log.error(
            "none of the \(whole.operationCount) operations is mentioned in \(sources); Swift files searched: \(fileCount)",
            at: whole.description.place,
            remedy: "name the folder of the code that calls the client: '--by Sources/MyApp'"
        )
        console.report(log, by: arguments)
        return 1
    }
    console.report(log, by: arguments, isLenient: faults.areTolerated)
    if !arguments.isQuiet { console.print(selectors.map { $0 + "\n" }.joined()) }
    return try write(selectors, of: whole, to: input.configurationPath(beside: path), arguments, console)
}

/// The names in the Swift files that the command line names, and how many files these are.
private func namesInSources(of arguments: Arguments, log: DiagnosticLog) -> (names: Set<String>, fileCount: Int) {
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
    return (identifiers.names, fileCount)
}

private func write(
    _ selectors: [String],
    of client: PlannedClient,
    to path: String,
    _ arguments: Arguments,
    _ console: Console
) throws -> Int32 {
    let url = fileURL(path)
    let old = try? Data(contentsOf: url)
    let text = ConfigurationText(
        old.map { String(decoding: $0, as: UTF8.self) } ?? "",
        isYAML: url.pathExtension != "json"
    )
    let isUTF8 = TextEncoding(of: [UInt8](old ?? Data())) == .utf8
    guard isUTF8, let new = text.settingInclude(to: selectors).map({ Data($0.utf8) }) else {
        let log = DiagnosticLog()
        log.error(
            "'include' cannot be changed in this configuration, so nothing is written",
            at: startOfFile(path),
            remedy: isUTF8 ? "write it yourself, as a list on lines of its own" : "save the file as UTF-8"
        )
        console.report(log, by: arguments)
        return 1
    }
    let count = selectors.filter { $0.hasPrefix("operation:") }.count
    if !arguments.isDryRun, new != old {
        // An atomic write would replace a link by a file.
        do { try new.write(to: url.resolvingSymlinksInPath(), options: .atomic) } catch {
            throw OutputFault(path: path, error: error)
        }
    }
    if !arguments.isQuiet {
        let verb = new == old ? "unchanged" : arguments.isDryRun ? "would write" : "wrote"
        console.print("\(verb) \(path): \(count) of \(client.operationCount) operations\n")
    }
    return 0
}

extension PlannedClient {
    fileprivate var operationCount: Int { whole.operations.count + whole.webhooks.count }

    /// The operations and webhooks that `names` mentions, as selectors name them, in the order of the description.
    fileprivate func operations(mentionedBy names: Set<String>) -> [String] {
        let users = everyDeclaration.filter { user(of: $0) != nil }
        var used = Set(users.filter { names.contains($0.node.name) }.map(\.node))
        for needing in operations(among: users, needing: typesWithoutSelector(mentionedBy: names)) {
            if let first = needing.first, used.isDisjoint(with: needing) { used.insert(first) }
        }
        followLinks(from: &used, mentionedBy: names)
        let places = Set(users.filter { used.contains($0.node) }.compactMap(user))
        return (description.operations + description.webhooks).filter { places.contains($0.place.id) }.map(\.key)
    }

    /// The place of the operation or webhook from which a declaration was made.
    private func user(of declaration: Declaration) -> SourceLocation.ID? {
        switch declaration.kind {
        case .endpoint(let endpoint): operation(of: endpoint)?.place.id
        case .webhook(let webhook): webhook.origin.id
        default: nil
        }
    }

    /// The mentioned types that are in a client only together with an operation: inline types by the name that they share,
    /// types of components other than schemas, and protocols of headers. The types of a group have one name.
    private func typesWithoutSelector(mentionedBy names: Set<String>) -> [Set<TypeNode>] {
        let shared = sharers.filter { names.contains($0.key.lastName) }.sorted { $0.key < $1.key }
        let others = declarations.filter {
            names.contains($0.node.name) && $0.origin?.componentName == nil && user(of: $0) == nil
        }
        let protocols = sharedHeaders.keys.filter { names.contains($0.name) }.sorted { $0.name < $1.name }
        return shared.map { Set($0.value.map(\.node)) } + others.map { [$0.node] } + protocols.map { [$0] }
    }

    /// The operations and webhooks that need a type of a group, for each group.
    private func operations(among users: [Declaration], needing groups: [Set<TypeNode>]) -> [[TypeNode]] {
        var found = groups.map { _ in [TypeNode]() }
        if groups.isEmpty { return found }
        for user in users {
            var needed = nodes(from: typesInUse(by: user))
            if case .endpoint(let endpoint) = user.kind {
                needed.formUnion(endpoint.conformances)
                endpoint.failure.map { _ = needed.insert($0) }
            }
            for (index, types) in groups.enumerated() where !needed.isDisjoint(with: types) {
                found[index].append(user.node)
            }
        }
        return found
    }

    /// Adds the targets of links: a response's link makes an endpoint whose type the sources need not mention.
    private func followLinks(from used: inout Set<TypeNode>, mentionedBy names: Set<String>) {
        var waiting = Array(used)
        while let next = waiting.popLast() {
            guard case .endpoint(let endpoint)? = declaration(of: next)?.kind else { continue }
            for link in endpoint.links where names.contains(SwiftName.withoutBackticks(link.name)) {
                if used.insert(link.target).inserted { waiting.append(link.target) }
            }
        }
    }

    /// The components whose types `names` contains and a smaller client lacks, if there is one.
    fileprivate func schemas(mentionedBy names: Set<String>, missingFrom client: PlannedClient?) -> [String] {
        let present = Set(client?.declarations.map(\.node.name) ?? [])
        var types = declarations.filter { names.contains($0.node.name) && !present.contains($0.node.name) }
        for (name, sharers) in sharers where names.contains(name.lastName) && client?.sharers[name] == nil {
            self.declaration(of: sharers[0].node.outermost).map { types.append($0) }
        }
        return Set(types.compactMap { $0.origin?.componentName }).sorted()
    }
}

extension String {
    /// The last of the names between full stops: `NotFound` of `Failures.NotFound`.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
