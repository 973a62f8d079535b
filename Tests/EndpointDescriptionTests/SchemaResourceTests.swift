import EndpointDescription
import Testing

@Suite struct SchemaResourceTests {
    @Test(
        "a reference in a schema with an '$id' is relative to it",
        arguments: [
            ("Order", "#/$defs/Line", "line of an order"), ("Order", "#line", "line of an order"),
            ("Order", "#", "order"), ("Order", "invoice", "invoice"), ("Order", "invoice#line", "line of an invoice"),
            ("Order", "/schemas/invoice#/$defs/Line", "line of an invoice"),
            ("Invoice", "#/$defs/Line", "line of an invoice"), ("Invoice", "#line", "line of an invoice"),
            ("Invoice", "#/$defs/Tax/$defs/Rate", "rate"), ("Invoice", "https://x.org/schemas/tax#/$defs/Rate", "rate"),
            ("Plain", "#line", "plain line"), ("Plain", "https://x.org/schemas/order#line", "line of an order"),
            ("Plain", "https://x.org/schemas/order#/$defs/Line", "line of an order"),
            ("Plain", "order", "named order"), ("Plain", "https://y.org/leaf", "leaf"),
            // Many authors mean the file, in spite of the '$id'.
            ("Order", "#/components/schemas/Item", "item"), ("Order", "#item", "item"),
        ]
    )
    func isRelativeToResources(schema: String, reference: String, title: String) throws {
        let rest = ["Order", "Invoice", "Plain"].map { name in
            (name, name == schema ? #", "properties": {"it": {"$ref": "\#(reference)"}}"# : "")
        }
        let properties = Dictionary(uniqueKeysWithValues: rest)
        let reading = Reading(
            schemas: #"""
                {"Item": {"$anchor": "item", "title": "item"},
                 "Named": {"$id": "order", "title": "named order"},
                 "Root": {"$id": "https://y.org", "$defs": {"Leaf": {"$id": "leaf", "title": "leaf"}}},
                 "Order": {"$id": "https://x.org/schemas/order", "title": "order",
                    "$defs": {"Line": {"$anchor": "line", "title": "line of an order"}}\#(properties["Order", default: ""])},
                 "Invoice": {"$id": "https://x.org/schemas/invoice#", "title": "invoice",
                    "$defs": {"Line": {"$anchor": "line", "title": "line of an invoice"},
                        "Tax": {"$id": "tax", "title": "tax", "$defs": {"Rate": {"title": "rate"}}}}\#(properties["Invoice", default: ""])},
                 "Plain": {"const": {"$anchor": "line", "title": "a value"}, "$defs": {"Line": {"$anchor": "line", "title": "plain line"}}\#(properties["Plain", default: ""])}}
                """#
        )
        #expect(try reading.schema(schema).properties.first?.schema.reference?.title == title)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "a reference in a schema whose '$id' is in another folder is relative to that folder, else to the file",
        arguments: [
            ("models/pet.json", "owner.json", "owner of models"),
            ("./models/pet.json", "owner.json", "owner of models"), ("./models/", "owner.json", "owner of models"),
            ("models/x/../", "owner.json", "owner of models"),
            ("models/pet.json", "../owner.json", "owner"), ("models/pet.json", "./more/owner.json#/$defs/it", "it"),
            ("models/pet.json", "toy.json", "toy"), ("models/pet.json", "models/owner.json", "owner of models"),
            ("models/pet.json", "kennel.json", "kennel"), ("pet.json", "owner.json", "owner"),
            ("https://x.org/models/pet.json", "owner.json", "owner"), ("/models/pet.json", "owner.json", "owner"),
        ]
    )
    func isRelativeToAnotherFolder(id: String, reference: String, title: String) throws {
        let description = ##"""
            {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
            "Pet": {"$id": "\##(id)", "properties": {"it": {"$ref": "\##(reference)"}}},
            "Kennel": {"$id": "./models/more/../kennel.json", "title": "kennel"}}}}
            """##
        let reading = Reading(
            "specs/api.json",
            of: [
                "specs/api.json": description, "specs/owner.json": #"{"title": "owner"}"#,
                "specs/toy.json": #"{"title": "toy"}"#, "specs/models/owner.json": #"{"title": "owner of models"}"#,
                "specs/models/more/owner.json": #"{"$defs": {"it": {"title": "it"}}}"#,
            ]
        )
        #expect(try reading.schema("Pet").properties.first?.schema.reference?.title == title)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "'$id' and '$anchor' in values name no schema",
        arguments: [
            (#""example": \#(value)"#, "pet"), (#""default": \#(value)"#, "pet"), (#""examples": [\#(value)]"#, "pet"),
            (#""x-note": {"a": [\#(value)]}"#, "pet"), (#""enum": [\#(value)]"#, "pet"),
            (#""const": \#(value)"#, "pet"),
            (#""properties": {"properties": {"default": \#(value)}}"#, "pet"),
            (#""properties": {"headers": {"example": \#(value)}}"#, "pet"),
            // Authors choose the names of these schemas.
            (#""properties": {"example": \#(value)}"#, "value"), (#""properties": {"x-note": \#(value)}"#, "value"),
            (#""$defs": {"default": \#(value)}"#, "value"),
        ]
    )
    func areValues(member: String, title: String) throws {
        for reference in ["#pet", "https://x.org/pet"] {
            let reading = Reading(
                schemas: #"""
                    {"A": {\#(member)}, "B": {"type": "object", "properties": {"it": {"$ref": "\#(reference)"}}},
                    "C": {"$id": "https://x.org/pet", "$anchor": "pet", "title": "pet"}}
                    """#
            )
            let it = try reading.schema("B").properties.first?.schema.reference
            #expect(it?.title == title, "\(member) \(reference)")
        }
    }

    @Test(
        "'$id' names schemas of responses, headers and sections of the author's own, and no value of an example",
        arguments: [
            (##""responses": {"default": {"content": {"application/json": {"schema": \##(value)}}}}"##, "value"),
            (##""responses": {"200": {"headers": {"x-rate": {"schema": \##(value)}}}}"##, "value"),
            (
                ##""responses": {"200": {"content": {"application/json": {"examples": {"a": {"value": \##(value)}}}}}}"##,
                "pet"
            ),
            (##""responses": {}, "x-note": \##(value)"##, "pet"),
        ]
    )
    func areInOperations(member: String, title: String) throws {
        let reading = Reading(
            members: ##"""
                "paths": {"/a": {"get": {\##(member)}}}, "components": {"schemas": {
                "B": {"type": "object", "properties": {"it": {"$ref": "https://x.org/pet"}, "own": {"$ref": "own"}}},
                "C": {"$id": "https://x.org/pet", "title": "pet"}}}, "x-models": {"default": {"$id": "own", "title": "own"}}
                """##
        )
        let properties = try reading.schema("B").properties
        #expect(properties.map(\.schema.reference?.title) == [title, "own"])
    }
}

private let value = #"{"$id": "https://x.org/pet", "$anchor": "pet", "title": "value"}"#
