/// Gives inline types of the same name and shape one declaration. At every other place, the nested name remains as an
/// alias: `Shop.Address` by `typealias Address = API.Address`. So sharing never breaks callers.
///
/// This is the last stage, because the stages before it look up types at the places where they were planned.
func shareEqualTypes(in client: ClientBlueprint) -> ClientBlueprint {
    let groups = client.equalTypes.groups(in: client)
    guard !groups.isEmpty else { return client }
    var sharing = TypeSharing(namespace: client.namespace)
    for group in groups { sharing.share(group) }
    return sharing.rewritten(client)
}

/// The result of sharing equal types.
private struct TypeSharing {
    let namespace: TypeNode
    /// The type that each node is another name of.
    private var originals: [TypeNode: TypeNode] = [:]
    /// The nodes of the names that moved types left behind.
    private var leftBehind: [TypeNode: TypeNode] = [:]
    /// Types whose documentation stays where they were planned, because it differs from use to use.
    private var undocumented: Set<TypeNode> = []
    /// Other names whose documentation is that of the type itself.
    private var documentedOnce: Set<TypeNode> = []
    /// The cases that the operations of a shared failure describe differently, by the moved failure.
    private var ambiguousCases: [TypeNode: Set<String>] = [:]
    /// The descriptions of these cases, by the failure of each operation.
    private var caseDocumentation: [TypeNode: Documentation] = [:]

    init(namespace: TypeNode) {
        self.namespace = namespace
    }

    mutating func share(_ group: EqualTypes.Group) {
        let type = group.first
        for other in group.others {
            originals[other.node] = type.node
            other.node.becomeAlias(of: type.node)
        }
        let isDocumentedAlike = group.others.allSatisfy { $0.documentation == type.documentation }
        for other in group.others where other.documentation == type.documentation {
            documentedOnce.insert(other.node)
        }
        guard !type.isTopLevel, let name = group.name, let alias = type.node.move(to: name.home, as: name.text) else {
            return
        }
        leftBehind[type.node] = alias
        document(type, and: group.others)
        if isDocumentedAlike { documentedOnce.insert(alias) } else { undocumented.insert(type.node) }
    }

    /// Moves the descriptions of cases that mean something else in each operation from the failure to its other names.
    private mutating func document(_ type: EqualTypes.Member, and others: [EqualTypes.Member]) {
        let failures = others.compactMap(\.failure)
        guard let failure = type.failure, !failures.isEmpty else { return }
        let ambiguous = failure.cases.indices.filter { index in
            failures.contains { $0.cases[index].documentation != failure.cases[index].documentation }
        }
        guard !ambiguous.isEmpty else { return }
        ambiguousCases[type.node] = Set(ambiguous.map { failure.cases[$0].name })
        for member in [type] + others {
            caseDocumentation[member.node] = member.failure?.documentation(ofCases: ambiguous)
        }
    }

    // MARK: - Declarations

    func rewritten(_ client: ClientBlueprint) -> ClientBlueprint {
        var client = client
        var moved: [Declaration] = []
        client.models = client.models.map { rewritten($0, &moved) }
        for index in client.endpoints.indices {
            client.endpoints[index].declaration = rewritten(client.endpoints[index].declaration, &moved)
        }
        moved.sort { $0.node.name < $1.node.name }
        client.failures = moved.filter { $0.node.parent != namespace }
        client.models += moved.filter { $0.node.parent == namespace }
        client.stubs = client.stubs.map(rewritten)
        return client
    }

    /// A shared failure has the examples of one operation. The others keep those that differ.
    private func rewritten(_ stubs: StubsBlueprint) -> StubsBlueprint {
        var stubs = stubs
        let examples = Dictionary(stubs.failures.map { ($0.node, $0.examples) }) { first, _ in first }
        for index in stubs.endpoints.indices {
            guard let failure = stubs.endpoints[index].endpoint.failure, let original = originals[failure] else {
                continue
            }
            let known = examples[original] ?? []
            stubs.endpoints[index].examples += (examples[failure] ?? []).filter { !known.contains($0) }
            stubs.endpoints[index].endpoint.failure = original
        }
        stubs.failures.removeAll { originals[$0.node] != nil }
        return stubs
    }

    /// The declaration with other names inside of it in place of equal types.
    private func rewritten(_ declaration: Declaration, _ moved: inout [Declaration]) -> Declaration {
        var declaration = declaration
        if case .endpoint(var blueprint) = declaration.kind, let failure = blueprint.failure {
            blueprint.failure = originals[failure] ?? failure
            blueprint.failureDocumentation = caseDocumentation[failure] ?? Documentation()
            declaration.kind = .endpoint(blueprint)
        }
        declaration.nested = declaration.nested.compactMap { inner in
            if let original = originals[inner.node] { return alias(inner, inner.node, of: original) }
            var inner = rewritten(inner, &moved)
            guard let left = leftBehind[inner.node] else { return inner }
            let remaining = alias(inner, left, of: inner.node)
            if undocumented.contains(inner.node) { inner.documentation = Documentation() }
            if let cases = ambiguousCases[inner.node] { inner.removeDocumentation(ofCases: cases) }
            moved.append(inner)
            return remaining
        }
        return declaration
    }

    /// Another name in place of a declaration; `nil` if the endpoint itself prints it.
    private func alias(_ declaration: Declaration, _ node: TypeNode, of original: TypeNode) -> Declaration? {
        if case .failure = declaration.kind { return nil }
        var alias = Declaration(node: node, origin: declaration.origin, kind: .alias(.declared(original)))
        if !documentedOnce.contains(node) { alias.documentation = declaration.documentation }
        alias.isDeprecated = declaration.isDeprecated
        return alias
    }
}

extension FailureBlueprint {
    /// For example: `In this operation:` and `- notFound: There is no such user.`
    fileprivate func documentation(ofCases indices: [Int]) -> Documentation {
        let lines = indices.map { cases[$0] }.filter { !$0.documentation.paragraphs.isEmpty }.map { item in
            let text = item.documentation.paragraphs.joined(separator: " ")
            return "- `\(item.name)`: \(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
        }
        return Documentation(
            paragraphs: lines.isEmpty ? [] : [(["In this operation:"] + lines).joined(separator: "\n")]
        )
    }
}

extension Declaration {
    fileprivate mutating func removeDocumentation(ofCases names: Set<String>) {
        guard case .failure(var blueprint) = kind else { return }
        for index in blueprint.cases.indices where names.contains(blueprint.cases[index].name) {
            blueprint.cases[index].documentation = Documentation()
        }
        kind = .failure(blueprint)
    }
}
