import EndpointDescription

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
            if let successor = remaining.removeValue(forKey: declaration.node.name) {
                matched.pairs.append(.init(old: declaration, new: successor))
            } else {
                matched.removed.append(declaration)
            }
        }
        matched.added = new.filter { remaining[$0.node.name] != nil }
        matchRenamed(&matched)
        for pair in matched.pairs {
            self.pair(pair.old.node, with: pair.new.node)
            _ = match(pair.old.nested, pair.new.nested)
        }
        return matched
    }

    private func matchRenamed(_ matched: inout MatchedTypes) {
        guard !matched.removed.isEmpty, !matched.added.isEmpty else { return }
        for mark in [source, members] {
            var candidates: [String: [Int]] = [:]
            for (index, declaration) in matched.added.enumerated() {
                if let mark = mark(declaration, new) { candidates[mark, default: []].append(index) }
            }
            var claims: [String: [Int]] = [:]
            for (index, declaration) in matched.removed.enumerated() {
                if let mark = mark(declaration, old) { claims[mark, default: []].append(index) }
            }
            var (gone, come): (Set<Int>, Set<Int>) = ([], [])
            for (index, declaration) in matched.removed.enumerated() {
                guard let mark = mark(declaration, old), claims[mark]?.count == 1,
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
    private func source(_ declaration: Declaration, _ client: PlannedClient) -> String? {
        if case .endpoint(let endpoint) = declaration.kind {
            return "\(endpoint.method.token) \(endpoint.path) \(endpoint.isStreamed)"
        }
        return declaration.origin?.componentName.map { "schema \($0)" }
    }

    /// The members of a declaration, if they are sufficient to recognise a renamed type.
    private func members(_ declaration: Declaration, _ client: PlannedClient) -> String? {
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

extension Declaration.Kind {
    /// The noun for messages.
    var noun: String {
        switch self {
        case .structure: "struct"
        case .enumeration: "open enum"
        case .union: "enum of shapes"
        case .alias: "typealias"
        case .endpoint: "endpoint"
        case .failure: "enum of failures"
        case .cases: "enum of bodies"
        case .webhook: "webhook"
        case .group: "group"
        }
    }
}
