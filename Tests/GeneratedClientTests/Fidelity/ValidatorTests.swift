import Fidelity
import Testing

@Suite("Validator of the fidelity checks")
struct ValidatorTests {
    private func problem(_ value: String, _ schema: String, version: String = "3.1.0") throws -> String? {
        let text = #"""
            {"openapi": "\#(version)", "components": {"schemas": {
                "Checked": \#(schema),
                "Name": {"type": "string"},
                "Tree": {"type": "object", "properties": {"next": {"$ref": "#/components/schemas/Tree"}}}
            }}}
            """#
        let description = PlainDescription(try PlainParser.parse(text))
        let part = try #require(description.follow("#/components/schemas/Checked"))
        return Validator(description).problem(try PlainParser.parse(value), part)
    }

    @Test(
        "a valid value has no problem",
        arguments: [
            ("1.0", #"{"type": "integer"}"#), ("7", #"{"enum": [7.0]}"#), ("null", #"{"type": ["string", "null"]}"#),
            ("{}", #"{"required": []}"#), ("3", #"{"required": ["a"]}"#), (#""ab""#, #"{"pattern": "b"}"#),
            (#""😀""#, #"{"maxLength": 1}"#), ("0.3", #"{"multipleOf": 0.1}"#),
            (#"[1, "a"]"#, #"{"prefixItems": [{"type": "integer"}, {"type": "string"}], "items": false}"#),
            ("[1]", #"{"contains": {"const": 1}}"#),
            (#"{"x1": 1}"#, #"{"patternProperties": {"^x": {"type": "integer"}}}"#),
            (#"{"next": {"next": {}}}"#, ##"{"$ref": "#/components/schemas/Tree"}"##),
            ("1", #"{"oneOf": [{"type": "integer"}, {"type": "string"}]}"#), ("1", #"{"not": {"type": "string"}}"#),
            (#"{"a": 1}"#, #"{"if": {"required": ["b"]}, "then": false}"#), ("1", "true"),
            (#""2020-01-01T00:00:00.5+02:00""#, #"{"format": "date-time"}"#),
        ]
    )
    func valid(value: String, schema: String) throws {
        #expect(try problem(value, schema) == nil)
    }

    @Test(
        "an invalid value has a problem",
        arguments: [
            ("1.5", #"{"type": "integer"}"#), ("true", #"{"type": "integer"}"#), ("null", #"{"type": "string"}"#),
            ("{}", #"{"required": ["a"]}"#), (#""a""#, #"{"pattern": "b"}"#), (#""""#, #"{"minLength": 1}"#),
            ("3", #"{"exclusiveMaximum": 3}"#), ("[1, 1.0]", #"{"uniqueItems": true}"#),
            (#"{"a": 1, "b": 2}"#, #"{"properties": {"a": true}, "additionalProperties": false}"#),
            (#"{"a": 1}"#, #"{"additionalProperties": {"type": "string"}}"#), ("1", "false"),
            ("1", #"{"oneOf": [{"type": "integer"}, {"type": "number"}]}"#), ("1", #"{"anyOf": [{"type": "string"}]}"#),
            ("1", #"{"allOf": [{"type": "integer"}, {"minimum": 2}]}"#), ("1", #"{"not": {"type": "integer"}}"#),
            (#"{"a": 1}"#, #"{"dependentRequired": {"a": ["b"]}}"#),
            (#"{"next": 1}"#, ##"{"$ref": "#/components/schemas/Tree"}"##),
            (#"{"B": 1}"#, #"{"propertyNames": {"pattern": "^[a-z]$"}}"#), (#""2020-13-01""#, #"{"format": "date"}"#),
            (#""b""#, ##"{"$ref": "#/components/schemas/Name", "maxLength": 0}"##),
        ] as [(String, String)]
    )
    func invalid(value: String, schema: String) throws {
        #expect(try problem(value, schema) != nil)
    }

    @Test("OpenAPI 3.0 has its own null, bounds and references")
    func dialect() throws {
        #expect(try problem("null", #"{"type": "string", "nullable": true}"#, version: "3.0.3") == nil)
        #expect(try problem("null", #"{"type": "string", "nullable": true}"#) != nil)
        let bound = #"{"type": "number", "minimum": 3, "exclusiveMinimum": true}"#
        #expect(try problem("3", bound, version: "3.0.3") != nil)
        let beside = ##"{"$ref": "#/components/schemas/Name", "maxLength": 0}"##
        #expect(try problem(#""b""#, beside, version: "3.0.3") == nil)
    }
}
