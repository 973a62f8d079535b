extension DescriptionReader {
    /// Breaks every cycle of `$ref` and `allOf`. A schema adds nothing by including itself, and a cycle without
    /// `allOf` has no content.
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
        // Finds the last `allOf` of the cycle, if there is one.
        var index = path.count - 1
        while path[index].nextEdge <= path[index].schema.referenceEdges, path[index].schema !== start { index -= 1 }
        let schema = path[index].schema
        let member = path[index].nextEdge - 1 - schema.referenceEdges
        guard member >= 0 else {
            path[path.count - 1].schema.loseReference(log)
            path[path.count - 1].nextEdge = 0
            return
        }
        log.warning("this 'allOf' includes itself; that member is ignored", at: schema.allOf[member].place)
        schema.allOf.remove(at: member)
        schema.acceptAnythingIfBare()
        path[index].nextEdge -= 1
        for (schema, _) in path[(index + 1)...] { schema.cycleSearch = .unseen }
        path.removeLast(path.count - index - 1)
    }
}

extension DescriptionReader {
    /// Breaks every cycle of alternatives: a schema adds nothing by being its own alternative. Of two that list each
    /// other, the one that is reached later loses what only the other lists. A cycle through an `allOf` is kept,
    /// because a base may list its subtypes.
    func breakChoiceCycles() {
        var isDone: [Schema: Bool] = [:]
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
                let alternative = schema.alternative(position).choice
                switch isDone[alternative] {
                case nil:
                    isDone[alternative] = false
                    path[path.count - 1].next += 1
                    path.append((alternative, 0))
                case true?: path[path.count - 1].next += 1
                case false?: schema.loseAlternative(position, log)
                }
            }
        }
    }
}

extension Schema {
    /// The schema that this one only wraps, up to the first choice.
    fileprivate var choice: Schema {
        var schema = self
        while schema.alternativeCount == 0, let next = schema.wrapped { schema = next }
        return schema
    }

    fileprivate var alternativeCount: Int { oneOf.count + anyOf.count }

    fileprivate func alternative(_ position: Int) -> Schema {
        position < oneOf.count ? oneOf[position] : anyOf[position - oneOf.count]
    }

    fileprivate func loseAlternative(_ position: Int, _ log: DiagnosticLog) {
        log.warning(
            "this alternative refers to the schema that lists it, and is ignored",
            at: alternative(position).place,
            remedy: "remove it, or list the other alternatives of the schema that it refers to"
        )
        if position < oneOf.count { oneOf.remove(at: position) } else { anyOf.remove(at: position - oneOf.count) }
        acceptAnythingIfBare()
    }
}

extension Schema {
    fileprivate var referenceEdges: Int { reference == nil ? 0 : 1 }

    /// The `$ref`, then the members of `allOf`, by index: an array for each step would be quadratic in a long `allOf`.
    fileprivate func edge(_ index: Int) -> Schema? {
        if let reference, index == 0 { return reference }
        let member = index - referenceEdges
        return member < allOf.count ? allOf[member] : nil
    }

    fileprivate func loseReference(_ log: DiagnosticLog) {
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

extension DescriptionReader {
    /// Repeats the members of a server-sent event in the alternatives beside them, which describe the same members more
    /// closely: `"properties": {"data": {"type": "string"}}, "oneOf": [{"properties": {"event": {"const": "end"}}}]`
    /// (OpenAPI 3.2 §4.14.5).
    func completeEvents(of operations: [Operation]) {
        for operation in operations {
            let bodies = operation.responses.map(\.content) + [operation.requestBody?.content ?? []]
            for media in bodies.joined() where media.type.streamFormat == .serverSentEvents {
                for schema in [media.itemSchema, media.schema, media.schema?.target.items] {
                    schema?.target.repeatMembersInAlternatives()
                }
            }
        }
    }

    /// Finds the members that several branches of an `allOf` describe, and merges their schemas; and those that are required
    /// and that nothing describes.
    func completeMembers() {
        for schema in readSchemas where !schema.required.isEmpty {
            let described = Set(schema.properties.map(\.name))
            guard schema.required.contains(where: { !described.contains($0) }) else { continue }
            let undescribed = Schema(place: schema.place)
            undescribed.acceptsAnything = true
            undescribed.isUndescribed = true
            schema.undescribed = undescribed
        }
        for schema in readSchemas where !schema.required.isEmpty {
            // What the schema requires, its alternatives require too.
            guard schema.isChoice else { continue }
            let places = Dictionary(schema.required.enumerated().map { ($1, $0) }) { first, _ in first }
            for alternative in schema.oneOf + schema.anyOf where alternative.reference == nil {
                let described = Set(alternative.properties.map(\.name)).subtracting(alternative.required)
                alternative.required += described.compactMap { places[$0] }.sorted().map { schema.required[$0] }
            }
        }
        for schema in readSchemas where !schema.properties.isEmpty {
            // An alternative beside members may require them. All alternatives share one set of their names.
            guard schema.isChoice else { continue }
            let names = Set(schema.properties.map(\.name))
            for alternative in schema.oneOf + schema.anyOf where alternative.reference == nil {
                if alternative.describedOutside.isEmpty {
                    alternative.describedOutside = names
                } else {
                    alternative.describedOutside.formUnion(names)
                }
            }
        }
        for schema in readSchemas where !schema.types.isEmpty && !schema.types.contains(.object) {
            if !schema.oneOf.isEmpty { schema.completeAlternatives(schema.oneOf) }
            if !schema.anyOf.isEmpty { schema.completeAlternatives(schema.anyOf) }
        }
        for schema in readSchemas where schema.allowedValues != nil { schema.leaveOutRepeatedValues() }
        let merger = SchemaMerger(log: log)
        var waiting = readSchemas.filter { $0.combinesSchemas }
        var next = 0
        while next < waiting.count {
            waiting[next].mergeMembers(merger)
            next += 1
            waiting += merger.takeMade()
        }
    }
}

extension Schema {
    /// Whether two of the schemas that it is composed of may describe the same member.
    fileprivate var combinesSchemas: Bool {
        guard reference != nil || !allOf.isEmpty else { return false }
        return allOf.count > 1 || !properties.isEmpty || items != nil || reference != nil && !allOf.isEmpty
    }

    /// Leaves out values that only repeat those of the enum that it refers to, as Swashbuckle writes them beside `allOf`.
    fileprivate func leaveOutRepeatedValues() {
        guard oneOf.isEmpty, anyOf.isEmpty, let base = reference ?? (allOf.count == 1 ? allOf[0].reference : nil),
            let known = base.target.allowedValues, let own = allowedValues,
            Set(own.map(\.text)) == Set(known.map(\.text))
        else { return }
        allowedValues = nil
    }

    fileprivate func repeatMembersInAlternatives() {
        let alternatives = oneOf + anyOf
        let flat = FlatSchema(self)
        // An event has four members. Every alternative gets a copy of each.
        guard (1...16).contains(flat.properties.count), flat.unions.count == 1, oneOf.isEmpty != anyOf.isEmpty,
            !flat.keepsOthers,
            alternatives.allSatisfy({ !$0.isComposed && $0.types.isSubset(of: .object) })
        else { return }
        for alternative in alternatives {
            alternative.types = .object
            alternative.acceptsAnything = false
            for property in flat.properties { alternative.add(property) }
            alternative.required += flat.required.filter { !alternative.required.contains($0) }
        }
    }

    /// Adds a member, or the types of a member that is described without any.
    private func add(_ property: Property) {
        guard let own = properties.first(where: { $0.name == property.name })?.schema else {
            return properties.append(property)
        }
        guard !own.isComposed, own.types.isEmpty else { return }
        own.types = property.schema.target.types
        own.acceptsAnything = false
    }

    /// Gives alternatives without a type the types of this schema, and arrays without items its items. If all of them are
    /// only rules, as in `"oneOf": [{"maxItems": 4}, {"minItems": 6}]`, this schema states the rules.
    fileprivate func completeAlternatives(_ alternatives: [Schema]) {
        guard alternatives.contains(where: \.describesKind) else {
            let rules = alternatives.map { $0.constraints.joined(separator: " and ") }
            if !rules.contains("") { constraints.append(rules.joined(separator: " or ")) }
            return
        }
        for alternative in alternatives {
            if alternative.acceptsAnything, !alternative.describesKind {
                alternative.types = types
                alternative.acceptsAnything = false
            }
            if alternative.types == .array, !alternative.isComposed, !alternative.addsShape {
                alternative.items = items
            }
        }
    }

    fileprivate func mergeMembers(_ merger: SchemaMerger) {
        let flat = FlatSchema(self, merger: merger)
        mergedMembers = flat.properties.filter { flat.overlaps.contains($0.name) }
        if flat.itemsOverlap { mergedItems = flat.items }
    }
}
