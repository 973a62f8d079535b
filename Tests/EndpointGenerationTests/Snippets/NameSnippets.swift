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

    @Test(
        "an inline schema of a component is named where it stands, whatever refers to it",
        arguments: [
            ##""Aaa": {"$ref": "#/components/schemas/Order/properties/buyer"}"##,
            ##""Aaa": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Order/properties/buyer"}}}"##,
            ##""Aaa": {"type": "array", "items": {"$ref": "#/components/schemas/Order/properties/buyer"}}"##,
            ##""Aaa": {"oneOf": [{"$ref": "#/components/schemas/Order/properties/buyer"}, {"type": "string"}]}"##,
        ]
    )
    func inlineOfAComponent(component: String) throws {
        let swift = try snippet(
            schemas: #"""
                \#(component), "Order": {"type": "object", "properties": {
                    "buyer": {"type": "object", "properties": {"name": {"type": "string"}}}}}
                """#
        ).swift
        #expect(swift.contains("public struct Order: HashedModel {\n    public var buyer: Buyer?\n"))
    }

    @Test("a member that refers to another member of its component does not name the type of both")
    func memberOfTheSameComponent() throws {
        let swift = try snippet(
            schemas: ##"""
                "Order": {"type": "object", "properties": {
                    "by": {"$ref": "#/components/schemas/Order/properties/buyer"},
                    "buyer": {"type": "object", "properties": {"name": {"type": "string"}}}}}
                """##
        ).swift
        #expect(swift.contains("public var by: Buyer?\n    public var buyer: Buyer?\n"))
    }

    @Test("no case of an enum is named like a type inside it")
    func typesInsideEnums() throws {
        let swift = try snippet(schema: #"{"type": "string", "enum": ["RawValue", "AllCases", "rawValue"]}"#).swift
        #expect(!swift.contains("case .RawValue:") && !swift.contains("case .AllCases:"))
    }

    @Test("a base keeps the name that the author chose for it")
    func chosenNameOfABase() throws {
        let swift = try snippet(
            schemas: ##"""
                "Base": {"x-endpoint-name": "Root", "type": "object", "properties": {"a": {"type": "string"}}},
                "Sub": {"allOf": [{"$ref": "#/components/schemas/Base"}, {"properties": {"b": {"type": "string"}}}]}
                """##
        ).swift
        #expect(swift.contains("public struct Root: HashedModel"))
    }

    @Test("equal inline types that read different members are two types")
    func differentRests() throws {
        func component(_ name: String, _ keyword: String) -> String {
            #"""
            "\#(name)": {"type": "object", "properties": {"config": {
                "type": "object", "properties": {"p": {"type": "string"}}, "\#(keyword)": {"type": "integer"},
                "anyOf": [{"properties": {"q": {"type": "string"}}}, {"properties": {"r": {"type": "integer"}}}]}}}
            """#
        }
        let components = [component("A", "unevaluatedProperties"), component("B", "additionalProperties")]
        let swift = try snippet(
            description: #""paths": {}, "components": {"schemas": {\#(components.joined(separator: ", "))}}"#
        ).swift
        #expect(!swift.contains("typealias Config"))
    }
}
