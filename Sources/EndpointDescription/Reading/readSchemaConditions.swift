extension DescriptionReader {
    /// `if` with `then` and `else`. JSON Schema 2020-12 §10.2.2: without `if` both are ignored.
    func readSchemaCondition(_ value: JSON, of schema: Schema, in json: JSON) {
        let branches = ["then", "else"].compactMap { json[$0] }.filter(\.isObject)
        schema.conditional.insert(contentsOf: branches.map { self.schema(at: $0) }, at: 0)
        schema.testedMembers += value["properties"]?.members.map(\.name) ?? []
        let names = value["type"].map { $0.isArray ? $0.elements : [$0] } ?? []
        for name in names.compactMap(\.string) {
            if let type = Schema.Types(named: name) { schema.testedTypes.insert(type) }
        }
    }

    /// `dependentSchemas`, `dependentRequired`, whose values are lists of names, or `dependencies` with values of both
    /// kinds (JSON Schema draft 7 §6.5.7). A member whose schema is `false` is never present.
    func readDependents(_ value: JSON, of schema: Schema) {
        schema.conditional += value.members.filter(\.value.isObject).map { self.schema(at: $0.value) }
        schema.testedMembers += value.members.filter { $0.value.bool != false }.map(\.name)
    }
}
