extension DescriptionReader {
    /// Gives choices that are alternatives of each other the alternatives of all of them: with `A: B or text` and
    /// `B: A or number`, both are a string or a number. Only choices that nothing else describes are joined.
    func joinChoiceCycles() {
        var search = CycleSearch<Schema>()
        var wrappers = WrapperEnds()
        for start in readSchemas where start.alternativeCount > 0 {
            let cycles = search.cycles(from: start) { choice in
                (0..<choice.alternativeCount).map { wrappers.choice(of: choice.alternative($0)) }
                    .filter { $0.alternativeCount > 0 }
            }
            for cycle in cycles { join(cycle, &wrappers) }
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
