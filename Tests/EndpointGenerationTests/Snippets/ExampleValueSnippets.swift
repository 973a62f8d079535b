import Testing

@testable import EndpointGeneration

@Suite("Values of examples")
struct ExampleValueSnippets {
    @Test(
        "the example of a number is one that its type holds",
        arguments: [
            (#"{"type": "number", "format": "float", "minimum": 0, "maximum": 1.79e308}"#, "1.7014117e+38"),
            (#"{"type": "number", "format": "float", "minimum": 1e300}"#, "3.4028235e+38"),
            (#"{"type": "number", "format": "float", "minimum": 16777217}"#, "16777218"),
            (#"{"type": "number", "format": "float", "multipleOf": 0.1}"#, "0.1"),
            (#"{"type": "number", "format": "decimal", "maximum": -1e300}"#, "-1e+164"),
            (#"{"type": "number", "minimum": 0.25, "multipleOf": 0.1}"#, "0.3"),
            (
                #"{"type": "array", "minItems": 4, "uniqueItems": true, "items": {"type": "number", "multipleOf": 0.1}}"#,
                "[0.1, 0.2, 0.3, 0.4]"
            ),
            (
                #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer", "enum": [1, "a", 2]}}"#,
                "[1, 2, 1]"
            ),
        ]
    )
    func heldNumbers(schema: String, expected: String) throws {
        #expect(try example(of: schema).swift == expected)
    }

    @Test("an example that its type does not hold is replaced")
    func unheldNumber() throws {
        for (format, type) in [("float", "Float"), ("decimal", "Decimal")] {
            let planned = try example(of: #"{"type": "number", "format": "\#(format)"}"#, offered: "1e300")
            #expect(planned.swift == "1.5")
            #expect(
                planned.reported == [
                    "note: this example does not match its schema, so the stub differs: 1e300 is not of type \(type)"
                ]
            )
        }
    }

    @Test(
        "an example is compared with the listed values as JSON",
        arguments: [
            (#"{"enum": [{"a": 1, "b": [2]}]}"#, #"{"b":[2.0],"a":1e0}"#), (#"{"const": [1.50]}"#, "[1.5]"),
            (#"{"enum": [["a"]]}"#, #"["\u0061"]"#), (#"{"type": "number", "enum": [0.1, 100]}"#, "1E2"),
            (#"{"type": "number", "enum": [-0.0]}"#, "0"),
        ]
    )
    func equalValues(schema: String, offered: String) throws {
        let planned = try example(of: schema, offered: offered)
        #expect(planned.swift == offered)
        #expect(planned.reported == [])
        for other in [#"{"b":[2],"a":1,"c":0}"#, "[1.51]", #"["A"]"#, "1E3", "true"] {
            #expect(try example(of: schema, offered: other).reported.count == 1)
        }
    }
}
