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
            ("Plain", "order", "named order"),
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
                 "Order": {"$id": "https://x.org/schemas/order", "title": "order",
                    "$defs": {"Line": {"$anchor": "line", "title": "line of an order"}}\#(properties["Order", default: ""])},
                 "Invoice": {"$id": "https://x.org/schemas/invoice#", "title": "invoice",
                    "$defs": {"Line": {"$anchor": "line", "title": "line of an invoice"},
                        "Tax": {"$id": "tax", "title": "tax", "$defs": {"Rate": {"title": "rate"}}}}\#(properties["Invoice", default: ""])},
                 "Plain": {"$defs": {"Line": {"$anchor": "line", "title": "plain line"}}\#(properties["Plain", default: ""])}}
                """#
        )
        #expect(try reading.schema(schema).properties.first?.schema.reference?.title == title)
        #expect(reading.reported.isEmpty)
    }
}
