import Testing

@Suite("Snippets: names")
struct NameSnippets {
    @Test("a schema among the '$defs' of a component is named after its key, not after the member that uses it")
    func definitions() throws {
        let snippet = try snippet(
            schemas: ##"""
                "Order": {"type": "object", "properties": {
                    "price": {"$ref": "#/components/schemas/Order/$defs/Money"}, "total": {"$ref": "#/components/schemas/Order/$defs/Money"},
                    "by": {"$ref": "#/components/schemas/Order/$defs/Party"}},
                    "$defs": {"Money": {"type": "object", "properties": {"amount": {"type": "number"}}},
                        "Party": {"oneOf": [{"type": "string"}, {"type": "boolean"}]}}}
                """##
        ).swift
        #expect(snippet.contains("public var price: Money?\n    public var total: Money?\n    public var by: Party?"))
    }
}
