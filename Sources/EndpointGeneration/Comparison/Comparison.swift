import EndpointDescription

/// Two clients on their way to the list of what is different for their callers.
final class Comparison {
    let old: PlannedClient
    let new: PlannedClient
    private(set) var changes: [Change] = []
    /// For each old type the new one that took its place.
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

    func pair(_ old: TypeNode, with new: TypeNode) {
        successors[old] = new
        predecessors[new] = old
    }

    /// The old type whose place a new one took.
    func predecessor(of node: TypeNode) -> TypeNode { predecessors[node] ?? node }

    /// Whether callers who wrote one type may go on as if nothing had happened.
    func isSame(_ type: SwiftType?, _ other: SwiftType?) -> Bool {
        type.map(translated) == other?.spelled()
    }

    /// An old type as the new client spells it.
    func translated(_ type: SwiftType) -> String {
        type.spelled { (successors[$0] ?? $0).dottedName }
    }
}

/// What is different for those who call the client `old` and get `new` in its place, file by file in the order of their lines.
func compare(_ old: PlannedClient, with new: PlannedClient) -> [Change] {
    let comparison = Comparison(old, new)
    let types = comparison.match(old.declarations, new.declarations)
    let failureTypes = comparison.match(old.failureTypes, new.failureTypes)
    comparison.compareServers()
    comparison.compareSecuritySchemes()
    comparison.compare(types, isNested: false)
    comparison.compare(failureTypes, isNested: true)
    let changes = comparison.changes
    return changes.indices.sorted { a, b in
        guard let first = changes[a].place, let second = changes[b].place else { return a < b }
        if first < second { return true }
        if second < first { return false }
        return a < b
    }.map { changes[$0] }
}

extension Array {
    /// The elements by what names them; of several of one name the first.
    func indexed(by name: (Element) -> String) -> [String: Element] {
        Dictionary(map { (name($0), $0) }) { first, _ in first }
    }
}
