import EndpointDescription

/// Compares two clients and collects the changes that their callers notice.
final class Comparison {
    let old: PlannedClient
    let new: PlannedClient
    private(set) var changes: [Change] = []
    /// The new type that replaces each old type.
    private(set) var successors: [TypeNode: TypeNode] = [:]
    private var predecessors: [TypeNode: TypeNode] = [:]

    init(_ old: PlannedClient, _ new: PlannedClient) {
        self.old = old
        self.new = new
    }

    func breaks(_ message: String, at place: SourceLocation) {
        changes.append(Change(impact: .breaking, message: message, place: place))
    }

    func adds(_ message: String, at place: SourceLocation) {
        changes.append(Change(impact: .additive, message: message, place: place))
    }

    func behaves(_ message: String, at place: SourceLocation) {
        changes.append(Change(impact: .behavior, message: message, place: place))
    }

    func pair(_ old: TypeNode, with new: TypeNode) {
        successors[old] = new
        predecessors[new] = old
    }

    /// The old type that a new type replaces.
    func predecessor(of node: TypeNode) -> TypeNode { predecessors[node] ?? node }

    /// Whether code that names the old type works unchanged with the new one.
    func isSame(_ type: SwiftType?, _ other: SwiftType?) -> Bool {
        type.map(translated) == other?.spelled()
    }

    /// The spelling of an old type in the new client.
    func translated(_ type: SwiftType) -> String {
        type.spelled { (successors[$0] ?? $0).dottedName }
    }
}

/// The changes that callers of the client notice if `new` replaces `old`, sorted by file and line.
func compare(_ old: PlannedClient, with new: PlannedClient) -> [Change] {
    let comparison = Comparison(old, new)
    let types = comparison.match(old.declarations, new.declarations)
    comparison.compareServers()
    comparison.compareSecuritySchemes()
    comparison.compareSharedCalls()
    comparison.compare(types, isNested: false)
    comparison.compareSharedNames()
    let changes = comparison.changes
    return changes.indices.sorted { a, b in
        guard let first = changes[a].place, let second = changes[b].place else { return a < b }
        if first < second { return true }
        if second < first { return false }
        return a < b
    }.map { changes[$0] }
}

extension Array {
    /// The elements by name; the first one if several have the same name.
    func indexed(by name: (Element) -> String) -> [String: Element] {
        Dictionary(map { (name($0), $0) }) { first, _ in first }
    }
}
