extension DescriptionReader {
    /// Breaks every cycle of `$ref` and `allOf`. A schema adds nothing by including itself, and a cycle without
    /// `allOf` has no content.
    func breakEmptyCycles() {
        for start in readSchemas where !start.isSearched {
            var path: [CycleStep] = [(start, 0)]
            start.cycleSearch = .open
            while let (schema, edge) = path.last {
                guard let next = schema.edge(edge) else {
                    schema.cycleSearch = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].nextEdge += 1
                switch next.cycleSearch {
                case .done:
                    break
                case .open:
                    if !breakCycle(backTo: next, along: &path) { removeReference(of: schema, in: &path) }
                case .returning(let start) where start.isOpen && breakCycle(backTo: start, along: &path):
                    break
                case .unseen, .returning:
                    next.cycleSearch = .open
                    path.append((next, 0))
                }
            }
        }
    }

    private typealias CycleStep = (schema: Schema, nextEdge: Int)

    /// Removes the last `allOf` member of a cycle. The schemas after it only refer to one another, so later searches
    /// that reach them need not repeat the search.
    ///
    /// - Returns: whether the cycle has such a member.
    private func breakCycle(backTo start: Schema, along path: inout [CycleStep]) -> Bool {
        var index = path.count - 1
        while path[index].nextEdge <= path[index].schema.referenceEdges, path[index].schema !== start { index -= 1 }
        let schema = path[index].schema
        let member = path[index].nextEdge - 1 - schema.referenceEdges
        guard member >= 0 else { return false }
        log.warning("this 'allOf' includes itself; that member is ignored", at: schema.allOf[member].place)
        schema.allOf.remove(at: member)
        schema.acceptAnythingIfBare()
        path[index].nextEdge -= 1
        for (schema, _) in path[(index + 1)...] { schema.cycleSearch = .returning(to: start) }
        path.removeLast(path.count - index - 1)
        return true
    }

    private func removeReference(of schema: Schema, in path: inout [CycleStep]) {
        schema.removeReference(log)
        path[path.count - 1].nextEdge = 0
    }
}

extension DescriptionReader {
    /// Breaks every cycle of alternatives: a schema adds nothing by being its own alternative. If two list each other
    /// and `joinChoiceCycles` cannot join them, the one that is reached later loses the alternatives that only the
    /// other lists. A cycle through an `allOf` is kept, because a base may list its subtypes.
    func breakChoiceCycles() {
        var isDone: [Schema: Bool] = [:]
        var wrappers = WrapperEnds()
        for start in readSchemas where !start.oneOf.isEmpty || !start.anyOf.isEmpty {
            guard isDone[start] == nil else { continue }
            var path: [(schema: Schema, next: Int)] = [(start, 0)]
            isDone[start] = false
            while let (schema, position) = path.last {
                guard position < schema.alternativeCount else {
                    isDone[schema] = true
                    path.removeLast()
                    continue
                }
                let alternative = wrappers.choice(of: schema.alternative(position))
                switch isDone[alternative] {
                case nil:
                    isDone[alternative] = false
                    path[path.count - 1].next += 1
                    path.append((alternative, 0))
                case true?: path[path.count - 1].next += 1
                case false?: schema.removeAlternative(position, log)
                }
            }
        }
    }
}

/// The ends of chains of schemas that only wrap one another. Each chain is followed once, regardless of the number of
/// references into it.
struct WrapperEnds {
    private var ends: [Schema: Schema] = [:]

    /// The schema that this one only wraps, up to the first choice.
    mutating func choice(of start: Schema) -> Schema {
        var path: [Schema] = []
        var schema = start
        while schema.alternativeCount == 0, let next = ends[schema] ?? schema.wrapped {
            path.append(schema)
            schema = next
        }
        for wrapper in path { ends[wrapper] = schema }
        return schema
    }
}

extension Schema {
    var alternativeCount: Int { oneOf.count + anyOf.count }

    func alternative(_ position: Int) -> Schema {
        position < oneOf.count ? oneOf[position] : anyOf[position - oneOf.count]
    }

    fileprivate func removeAlternative(_ position: Int, _ log: DiagnosticLog) {
        log.warning(
            "this alternative refers to its own schema, so it is ignored",
            at: alternative(position).place,
            remedy: "remove it, or list the other alternatives of the schema that it refers to"
        )
        if position < oneOf.count { oneOf.remove(at: position) } else { anyOf.remove(at: position - oneOf.count) }
        acceptAnythingIfBare()
    }
}

extension Schema {
    fileprivate var isSearched: Bool { if case .done = cycleSearch { true } else { false } }
    fileprivate var isOpen: Bool { if case .open = cycleSearch { true } else { false } }

    fileprivate var referenceEdges: Int { reference == nil ? 0 : 1 }

    /// The `$ref`, then the members of `allOf`, by index: an array for each step would be quadratic in a long `allOf`.
    fileprivate func edge(_ index: Int) -> Schema? {
        if let reference, index == 0 { return reference }
        let member = index - referenceEdges
        return member < allOf.count ? allOf[member] : nil
    }

    fileprivate func removeReference(_ log: DiagnosticLog) {
        log.error(
            "this '$ref' is circular, so the schema has no content",
            at: place,
            remedy: "give one schema of the cycle a type"
        )
        reference = nil
        acceptAnythingIfBare()
    }

    fileprivate func acceptAnythingIfBare() {
        let isBare = types.isEmpty && reference == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty
        if isBare, !acceptsNothing, !acceptsOnlyNull { acceptsAnything = true }
    }
}
