extension DescriptionReader {
    /// Breaks every cycle of `$ref` and `allOf`: what a schema adds by including itself is nothing, and where there is no
    /// `allOf` on the way, nobody could ever tell what fits. Cycles by way of `oneOf` or `anyOf` stay: an arm may lead out.
    func breakEmptyCycles() {
        for start in readSchemas where start.cycleSearch == .unseen {
            var path: [(schema: Schema, nextEdge: Int)] = [(start, 0)]
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
                case .unseen:
                    next.cycleSearch = .open
                    path.append((next, 0))
                case .open:
                    breakCycle(backTo: next, along: &path)
                }
            }
        }
    }

    private func breakCycle(backTo start: Schema, along path: inout [(schema: Schema, nextEdge: Int)]) {
        // The `allOf` nearest the end, if the cycle has one.
        var index = path.count - 1
        while path[index].nextEdge <= path[index].schema.referenceEdges, path[index].schema !== start { index -= 1 }
        let schema = path[index].schema
        let arm = path[index].nextEdge - 1 - schema.referenceEdges
        guard arm >= 0 else {
            path[path.count - 1].schema.loseReference(log)
            path[path.count - 1].nextEdge = 0
            return
        }
        log.warning("this 'allOf' includes itself; that arm is ignored", at: schema.allOf[arm].place)
        schema.allOf.remove(at: arm)
        schema.acceptAnythingIfBare()
        path[index].nextEdge -= 1
        for (schema, _) in path[(index + 1)...] { schema.cycleSearch = .unseen }
        path.removeLast(path.count - index - 1)
    }
}

extension Schema {
    fileprivate var referenceEdges: Int { reference == nil ? 0 : 1 }

    /// What this schema is a part or a copy of: first its `$ref`, then its `allOf`.
    fileprivate func edge(_ index: Int) -> Schema? {
        if let reference, index == 0 { return reference }
        let arm = index - referenceEdges
        return arm < allOf.count ? allOf[arm] : nil
    }

    fileprivate func loseReference(_ log: DiagnosticLog) {
        log.error(
            "this '$ref' leads back to itself, so nothing says what the schema is",
            at: place,
            remedy: "let one schema of the circle have a type"
        )
        reference = nil
        acceptAnythingIfBare()
    }

    fileprivate func acceptAnythingIfBare() {
        let isBare = types.isEmpty && reference == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty
        if isBare, !acceptsNothing, !acceptsOnlyNull { acceptsAnything = true }
    }
}
