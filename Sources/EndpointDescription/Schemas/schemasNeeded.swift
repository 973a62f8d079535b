/// `roots` and all schemas that they need, along every edge.
///
/// - Parameter substitutes: further schemas whose values may appear in place of the values of this one.
package func schemasNeeded(by roots: [Schema], substitutes: (Schema) -> [Schema] = { _ in [] }) -> [Schema] {
    reachable(from: roots + roots.flatMap { substitutes($0.target) }) { schema in
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
