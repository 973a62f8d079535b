extension DescriptionReader {
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
        for schema in readSchemas where !schema.properties.isEmpty {
            // An alternative beside members may require them.
            for alternative in schema.oneOf + schema.anyOf where alternative.reference == nil {
                alternative.describedOutside.formUnion(schema.properties.map(\.name))
            }
        }
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

    fileprivate func mergeMembers(_ merger: SchemaMerger) {
        let flat = FlatSchema(self, merger: merger)
        mergedMembers = flat.properties.filter { flat.overlaps.contains($0.name) }
        if flat.itemsOverlap { mergedItems = flat.items }
    }
}
