/// `roots` and all schemas that they lead to, without duplicates: depth first, in the author's order.
///
/// - Parameter next: the schemas that one schema leads to directly.
package func reachable(from roots: [Schema], along next: (Schema) -> [Schema]) -> [Schema] {
    var seen: Set<Schema> = []
    return reachable(from: roots, besides: &seen, along: next)
}

/// - Parameter seen: the schemas that are left out, with what they lead to. Those found are added.
private func reachable(
    from roots: [Schema],
    besides seen: inout Set<Schema>,
    along next: (Schema) -> [Schema]
) -> [Schema] {
    var found: [Schema] = []
    var waiting = Array(roots.reversed())
    while let schema = waiting.popLast() {
        guard seen.insert(schema).inserted else { continue }
        found.append(schema)
        let further = next(schema)
        var index = further.count - 1
        while index >= 0 {
            waiting.append(further[index])
            index -= 1
        }
    }
    return found
}

/// `roots` and all schemas that they need, along every edge.
///
/// - Parameter substitutes: further schemas whose values may appear in place of the values of this one.
package func schemasNeeded(by roots: [Schema], substitutes: (Schema) -> [Schema] = { _ in [] }) -> [Schema] {
    var seen: Set<Schema> = []
    return schemasNeeded(by: roots, substitutes: substitutes, besides: &seen)
}

/// - Parameter seen: the schemas that are left out, with what they need. Those found are added.
package func schemasNeeded(
    by roots: [Schema],
    substitutes: (Schema) -> [Schema],
    besides seen: inout Set<Schema>
) -> [Schema] {
    reachable(from: roots + roots.flatMap { substitutes($0.target) }, besides: &seen) { schema in
        let contents = schema.contents
        var needed = schema.composition
        if !contents.isEmpty { needed += contents }
        for content in contents {
            let others = substitutes(content.target)
            if !others.isEmpty { needed += others }
        }
        return needed
    }
}
