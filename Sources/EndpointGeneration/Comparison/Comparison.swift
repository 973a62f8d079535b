import EndpointDescription

/// Compares two clients and collects the changes that their callers notice.
final class Comparison {
    let old: PlannedClient
    let new: PlannedClient
    private(set) var changes: [Change] = []
    /// The new type that replaces each old type.
    private(set) var successors: [TypeNode: TypeNode] = [:]
    private var predecessors: [TypeNode: TypeNode] = [:]
    /// Old types whose name is an alias in the new client.
    private(set) var aliased: Set<TypeNode> = []
    /// Whether a change of the security that operations inherit is already reported.
    var isSharedSecurityReported = false

    init(_ old: PlannedClient, _ new: PlannedClient) {
        self.old = old
        self.new = new
    }

    func breaks(_ text: ChangeText, at place: SourceLocation) {
        changes.append(Change(impact: .breaking, text: text, place: place))
    }

    func adds(_ text: ChangeText, at place: SourceLocation) {
        changes.append(Change(impact: .additive, text: text, place: place))
    }

    func behaves(_ text: ChangeText, at place: SourceLocation) {
        changes.append(Change(impact: .behavior, text: text, place: place))
    }

    func pair(_ old: TypeNode, with new: TypeNode) {
        successors[old] = new
        predecessors[new] = old
    }

    private lazy var formerNames = Set(old.everyDeclaration.map(\.node.dottedName))

    func markAliased(_ node: TypeNode) { aliased.insert(node) }

    /// The old type that a new type replaces.
    func predecessor(of node: TypeNode) -> TypeNode { predecessors[node] ?? node }

    /// Whether code that names the old type works unchanged with the new one. An alias is the type to which it refers;
    /// if it refers to another one, that is a change of the alias.
    func isSame(_ type: SwiftType?, _ other: SwiftType?) -> Bool {
        type.map(translated) == other?.spelled()
            || type.map(old.withoutAliases).map(translated) == other.map(new.withoutAliases)?.spelled()
    }

    /// The spelling of an old type in the new client.
    func translated(_ type: SwiftType) -> String {
        type.spelled { (successors[$0] ?? $0).dottedName }
    }
}

/// The changes that callers of the client notice if `new` replaces `old`, sorted by file and line. A change that several
/// types share, because they become aliases of one type or use one part, is listed once.
///
/// - Parameter formerName: the old client's own name; in this comparison, both clients have the new name.
func compare(_ old: PlannedClient, with new: PlannedClient, formerName: String? = nil) -> [Change] {
    let comparison = Comparison(old, new)
    let name = new.blueprint.namespace.name
    if let formerName, formerName != name {
        let title = new.description.place.json?["info"]?["title"]
        comparison.breaks(
            "the client is now \(subject: name) instead of \(code: formerName)",
            at: title?.place ?? new.description.place
        )
    }
    let types = comparison.match(old.declarations, new.declarations)
    comparison.compareServers()
    comparison.compareSecuritySchemes()
    comparison.compareSharedCalls()
    comparison.compare(types, isNested: false)
    comparison.compareSharedNames()
    comparison.compareEqualTypes()
    comparison.compareHeaderProtocols()
    let changes = comparison.changes
    var listed: Set<String> = []
    let sorted = changes.indices.sorted { a, b in
        let (first, second) = (changes[a].place, changes[b].place)
        if first < second { return true }
        if second < first { return false }
        return a < b
    }.map { changes[$0] }.filter { listed.insert("\($0)").inserted }
    return folded(sorted)
}

extension Array {
    /// The elements by name; the first one if several have the same name.
    func indexed(by name: (Element) -> String) -> [String: Element] {
        Dictionary(map { (name($0), $0) }) { first, _ in first }
    }
}

/// The change of an element of a list.
enum Match<Element> {
    case kept(Element, Element)
    case removed(Element)
    case added(Element)
}

/// Matches the elements of two lists by name, in the order of the old list and then of the new one.
func matches<Element>(_ old: [Element], _ new: [Element], by name: (Element) -> String) -> [Match<Element>] {
    let former = Set(old.map(name))
    let successors = new.indexed(by: name)
    let matched = old.map { element in
        successors[name(element)].map { Match.kept(element, $0) } ?? .removed(element)
    }
    return matched + new.filter { !former.contains(name($0)) }.map { .added($0) }
}

// MARK: MatchedTypes

/// The declarations of two clients in matching pairs.
struct MatchedTypes {
    struct Pair {
        var old: Declaration
        var new: Declaration
    }

    var pairs: [Pair] = []
    var removed: [Declaration] = []
    var added: [Declaration] = []
}

extension Comparison {
    /// Matches declarations by name. The remaining ones match if they have the same method and path, the same component
    /// or the same members.
    func match(_ old: [Declaration], _ new: [Declaration]) -> MatchedTypes {
        var matched = MatchedTypes()
        var remaining: [String: Declaration] = [:]
        for declaration in new { remaining[declaration.node.name] = declaration }
        for declaration in old {
            if let target = aliasedType(of: declaration, among: remaining) {
                remaining[declaration.node.name] = nil
                markAliased(declaration.node)
                matched.pairs.append(.init(old: declaration, new: target))
                continue
            }
            // An operation may take the name of a schema, whose type then gets another one.
            if let successor = remaining[declaration.node.name], successor.isEndpoint == declaration.isEndpoint {
                remaining[declaration.node.name] = nil
                matched.pairs.append(.init(old: declaration, new: successor))
            } else {
                matched.removed.append(declaration)
            }
        }
        matched.added = new.filter { remaining[$0.node.name] != nil }
        matchRenamed(&matched)
        matched.pairs += matched.pairs.compactMap { responseMoved(in: $0, to: matched.added) }
        for pair in matched.pairs {
            self.pair(pair.old.node, with: pair.new.node)
            _ = match(pair.old.nested, pair.new.nested)
        }
        return matched
    }

    /// The new type to which an old type's name refers, if it is of the same kind.
    private func aliasedType(of old: Declaration, among new: [String: Declaration]) -> Declaration? {
        guard case .alias(.declared(let node))? = new[old.node.name]?.kind, !old.isAlias,
            let target = self.new.declaration(of: node), target.kind.noun == old.kind.noun,
            !formerNames.contains(node.dottedName)
        else { return nil }
        return target
    }

    /// The response that an operation described in place and that is a component now. `Response` is its alias.
    private func responseMoved(in pair: MatchedTypes.Pair, to added: [Declaration]) -> MatchedTypes.Pair? {
        guard case .endpoint(let before) = pair.old.kind, case .endpoint(let after) = pair.new.kind,
            before.declaresResponse, case .declared(let node) = after.response,
            let response = pair.old.nested.first(where: { .declared($0.node) == before.response }),
            let successor = added.first(where: { $0.node == node }), successor.kind.noun == response.kind.noun
        else { return nil }
        markAliased(response.node)
        return MatchedTypes.Pair(old: response, new: successor)
    }

    private func matchRenamed(_ matched: inout MatchedTypes) {
        guard !matched.removed.isEmpty, !matched.added.isEmpty else { return }
        for mark in [source, members] {
            var candidates: [String: [Int]] = [:]
            for (index, declaration) in matched.added.enumerated() {
                if let mark = mark(declaration) { candidates[mark, default: []].append(index) }
            }
            var claims: [String: [Int]] = [:]
            for (index, declaration) in matched.removed.enumerated() {
                if let mark = mark(declaration) { claims[mark, default: []].append(index) }
            }
            var (gone, come): (Set<Int>, Set<Int>) = ([], [])
            for (index, declaration) in matched.removed.enumerated() {
                guard let mark = mark(declaration), claims[mark]?.count == 1,
                    let successor = candidates[mark], successor.count == 1
                else { continue }
                matched.pairs.append(.init(old: declaration, new: matched.added[successor[0]]))
                gone.insert(index)
                come.insert(successor[0])
            }
            matched.removed = matched.removed.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            matched.added = matched.added.enumerated().filter { !come.contains($0.offset) }.map(\.element)
        }
    }

    /// The part of the description that this declaration is generated from.
    private func source(_ declaration: Declaration) -> String? {
        if case .endpoint(let endpoint) = declaration.kind {
            return "\(endpoint.method.token) \(endpoint.path) \(endpoint.isStreamed)"
        }
        return declaration.origin?.componentName.map { "schema \($0)" }
    }

    /// The members of a declaration, if they are sufficient to recognize a renamed type.
    private func members(_ declaration: Declaration) -> String? {
        let parts: [String]
        switch declaration.kind {
        case .structure(let blueprint):
            parts = blueprint.properties.map { "\($0.key):\($0.name):\($0.type.spelled { _ in "" })" }
        case .enumeration(let blueprint): parts = blueprint.cases.map { "\($0.name)=\(SwiftText.literal($0.rawValue))" }
        case .union(let blueprint): parts = blueprint.alternatives.map { "\($0.name):\($0.type.spelled())" }
        case .alias, .endpoint, .failure, .cases, .webhook, .group: return nil
        }
        guard !parts.isEmpty else { return nil }
        return "\(declaration.kind.noun) \(parts)"
    }
}

extension Declaration {
    fileprivate var isEndpoint: Bool {
        if case .endpoint = kind { true } else { false }
    }
}

extension Declaration.Kind {
    /// The noun for messages.
    var noun: String {
        switch self {
        case .structure: "struct"
        case .enumeration: "open enum"
        case .union: "enum of alternatives"
        case .alias: "typealias"
        case .endpoint: "endpoint"
        case .failure: "enum of failures"
        case .cases: "enum of bodies"
        case .webhook: "webhook"
        case .group: "namespace"
        }
    }
}
