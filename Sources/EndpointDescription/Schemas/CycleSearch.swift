/// Finds nodes of a graph that lead to each other (Tarjan's strongly connected components).
package struct CycleSearch<Node: Hashable> {
    private var order: [Node: Int] = [:]
    private var lowest: [Node: Int] = [:]
    /// The nodes that belong to no finished cycle yet.
    private var open: [Node] = []
    private var isOpen = Set<Node>()

    /// A node on the path, and how many of the nodes that it leads to have been visited.
    private struct Step {
        let node: Node
        let targets: [Node]
        var visited = 0
    }

    package init() {}

    /// The cycles of several nodes that are first reached from `start`. The stack is explicit, because descriptions may chain
    /// thousands of schemas.
    package mutating func cycles(from start: Node, along next: (Node) -> [Node]) -> [[Node]] {
        guard order[start] == nil else { return [] }
        var cycles: [[Node]] = []
        var path = [enter(start, next)]
        while let step = path.last {
            guard step.visited < step.targets.count else {
                path.removeLast()
                leave(step.node, to: path.last?.node, &cycles)
                continue
            }
            path[path.count - 1].visited += 1
            let target = step.targets[step.visited]
            if order[target] == nil {
                path.append(enter(target, next))
            } else if isOpen.contains(target) {
                lower(step.node, to: order[target])
            }
        }
        return cycles
    }

    private mutating func enter(_ node: Node, _ next: (Node) -> [Node]) -> Step {
        lowest[node] = order.count
        order[node] = order.count
        open.append(node)
        isOpen.insert(node)
        return Step(node: node, targets: next(node))
    }

    private mutating func lower(_ node: Node, to place: Int?) {
        if let place, let known = lowest[node] { lowest[node] = min(known, place) }
    }

    private mutating func leave(_ node: Node, to parent: Node?, _ cycles: inout [[Node]]) {
        if let parent { lower(parent, to: lowest[node]) }
        guard lowest[node] == order[node] else { return }
        var cycle: [Node] = []
        while let last = open.popLast() {
            isOpen.remove(last)
            cycle.append(last)
            if last == node { break }
        }
        if cycle.count > 1 { cycles.append(cycle.reversed()) }
    }
}
