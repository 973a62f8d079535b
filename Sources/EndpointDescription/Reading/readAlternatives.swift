/// Reads `allOf`, `oneOf` and `anyOf`.
extension DescriptionReader {
    func readAlternatives(_ value: JSON, named name: String, of schema: Schema) -> [Schema] {
        let alternatives = elements(value, named: name)
        if value.isArray, alternatives.isEmpty {
            log.warning("'\(name)' lists no schema, so it is ignored", at: value.place)
        }
        let schemas = alternatives.filter { !isOnlyNull($0) }.map { self.schema(at: $0) }
        if schemas.isEmpty, !alternatives.isEmpty { schema.acceptsOnlyNull = true }
        return schemas
    }
}
