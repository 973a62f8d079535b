/// `roots` and all schemas that they lead to, without duplicates: depth first, in the author's order.
///
/// - Parameter next: the schemas that one schema leads to directly.
package func reachable(from roots: [Schema], along next: (Schema) -> [Schema]) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<Schema> = []
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
