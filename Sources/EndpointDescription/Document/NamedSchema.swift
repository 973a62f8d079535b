package struct NamedSchema: Sendable {
    package var name: String
    package var schema: Schema

    package init(name: String, schema: Schema) {
        self.name = name
        self.schema = schema
    }
}
