import Testing

@testable import EndpointGeneration

@Suite("Values of examples")
struct ExampleValueSnippets {
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
