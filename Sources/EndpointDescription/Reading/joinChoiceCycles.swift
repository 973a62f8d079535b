extension DescriptionReader {
    /// Gives choices that are alternatives of each other the alternatives of all of them: with `A: B or text` and
    /// `B: A or number`, both are a string or a number. Only choices that nothing else describes are joined.
    func joinChoiceCycles() {
        var search = ChoiceSearch()
        for start in readSchemas where start.alternativeCount > 0 {
            for cycle in search.cycles(from: start) { join(cycle, &search.wrappers) }
        }
    }

    private func join(_ choices: [Schema], _ wrappers: inout WrapperEnds) {
        guard choices.allSatisfy(\.isOnlyChoice) else { return }
        let cycle = Set(choices)
        var inner: [Schema] = []
        var lists: [[Schema]] = []
        for choice in choices {
            lists.append([])
            for alternative in choice.oneOf + choice.anyOf {
                if cycle.contains(wrappers.choice(of: alternative)) {
                    inner.append(alternative)
                } else {
                    lists[lists.count - 1].append(alternative)
                }
            }
        }
        let count = lists.reduce(0) { $0 + $1.count }
        // Each choice gets a list of its own.
        guard count > 0, count * choices.count <= 5_000 else { return }
        for alternative in inner {
            log.note(
                "this alternative lists its own schema, so the alternatives of both are combined",
                at: alternative.place
            )
        }
        let isNullable = choices.contains(where: \.isNullable)
        for (index, choice) in choices.enumerated() {
            var met = Set<Schema>()
            let all = lists[index] + lists[..<index].joined() + lists[(index + 1)...].joined()
            choice.replaceAlternatives(by: all.filter { met.insert($0.target).inserted })
            if isNullable { choice.isNullable = true }
        }
    }
}

/// Finds choices that lead to each other through their alternatives (Tarjan's strongly connected components).
private struct ChoiceSearch {
    var wrappers = WrapperEnds()
    private var order: [Schema: Int] = [:]
    private var lowest: [Schema: Int] = [:]
    /// The schemas that belong to no finished cycle yet.
    private var open: [Schema] = []
    private var isOpen = Set<Schema>()

    /// The cycles of several choices that are first reached from `start`.
    mutating func cycles(from start: Schema) -> [[Schema]] {
        guard order[start] == nil else { return [] }
        var cycles: [[Schema]] = []
        var path: [(schema: Schema, next: Int)] = []
        enter(start, &path)
        while let (schema, position) = path.last {
            guard position < schema.alternativeCount else {
                path.removeLast()
                leave(schema, to: path.last?.schema, &cycles)
                continue
            }
            path[path.count - 1].next += 1
            let next = wrappers.choice(of: schema.alternative(position))
            if next.alternativeCount == 0 { continue }
            if order[next] == nil {
                enter(next, &path)
            } else if isOpen.contains(next) {
                lower(schema, to: order[next])
            }
        }
        return cycles
    }

    private mutating func enter(_ schema: Schema, _ path: inout [(schema: Schema, next: Int)]) {
        lowest[schema] = order.count
        order[schema] = order.count
        open.append(schema)
        isOpen.insert(schema)
        path.append((schema, 0))
    }

    private mutating func lower(_ schema: Schema, to place: Int?) {
        if let place, let known = lowest[schema] { lowest[schema] = min(known, place) }
    }

    private mutating func leave(_ schema: Schema, to parent: Schema?, _ cycles: inout [[Schema]]) {
        if let parent { lower(parent, to: lowest[schema]) }
        guard lowest[schema] == order[schema] else { return }
        var cycle: [Schema] = []
        while let last = open.popLast() {
            isOpen.remove(last)
            cycle.append(last)
            if last === schema { break }
        }
        if cycle.count > 1 { cycles.append(cycle.reversed()) }
    }
}

extension Schema {
    /// Whether it has alternatives and nothing else that describes a value.
    fileprivate var isOnlyChoice: Bool {
        oneOf.isEmpty != anyOf.isEmpty && types.isEmpty && reference == nil && allOf.isEmpty && discriminator == nil
            && subtypes.isEmpty && !addsShape
    }

    fileprivate func replaceAlternatives(by alternatives: [Schema]) {
        if anyOf.isEmpty { oneOf = alternatives } else { anyOf = alternatives }
    }
}
