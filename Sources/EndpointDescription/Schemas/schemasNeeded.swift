/// The schemas that `roots` need, those included: along every edge.
///
/// - Parameter substitutes: further schemas whose values may stand wherever a value of this one does.
package func schemasNeeded(by roots: [Schema], substitutes: (Schema) -> [Schema] = { _ in [] }) -> [Schema] {
    reachable(from: roots + roots.flatMap { substitutes($0.target) }) { schema in
        let contents = schema.contents
        return schema.composition + contents + contents.flatMap { substitutes($0.target) }
    }
}
