import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Examples match their schemas")
struct ExampleValidityTests {
    private struct Made {
        var text: String
        var schema: Schema
        var place: String
    }

    /// The example of every JSON body of every operation.
    private func examples(of description: Description, log: DiagnosticLog) -> [Made] {
        let context = PlanContext(description, namespace: "API", choices: PlanChoices(), log: log)
        let planner = StubPlanner(context: context, index: TypeIndex([]))
        return description.operations.flatMap { operation in
            operation.responses.flatMap { response in
                response.content.compactMap { media in
                    guard let schema = media.schema, media.type.kind == .json,
                        let text = planner.exampleValue(of: schema, offered: media.example)?.text
                    else { return nil }
                    return Made(text: text, schema: schema, place: "\(operation.line) \(response.status)")
                }
            }
        }
    }

    @Test(
        "every example of every description matches its schema",
        arguments: PackageFolder.specs.filter { $0 != "several-files" }
    )
    func specs(name: String) throws {
        let folder = PackageFolder.url.appendingPathComponent("Specs")
        let plain = folder.appendingPathComponent(name + ".json")
        let url =
            FileManager.default.fileExists(atPath: plain.path)
            ? plain : folder.appendingPathComponent(name + "/openapi.json")
        let bytes = [UInt8](try Data(contentsOf: url))
        let log = DiagnosticLog()
        let description = try #require(readDescription(bytes, path: name, into: log))
        let root = try #require(readJSON(bytes, path: name, into: log))
        for made in examples(of: description, log: log) {
            let value = try #require(readJSON(Array(made.text.utf8), path: "example", into: log), "\(made)")
            let schema = try #require(made.schema.place.json)
            let problems = SchemaCheck(root: root).problems(value, schema)
            #expect(problems.isEmpty, "\(made.place): \(made.text)")
        }
    }

    @Test(
        "an example matches its schema under every validation rule",
        arguments: [
            #"{"type": "string", "pattern": "^[A-Z]{3}-\\d{4,6}$"}"#,
            #"{"type": "string", "pattern": "^(?:foo|bar)+$"}"#,
            #"{"type": "string", "pattern": "^[^\\s@]+@[^\\s@]+\\.[a-z]{2,}$"}"#,
            #"{"type": "string", "pattern": "^#?([a-f0-9]{6}|[a-f0-9]{3})$"}"#,
            #"{"type": "string", "pattern": "^\\w+$", "minLength": 8, "maxLength": 8}"#,
            #"{"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 3}"#,
            #"{"type": "string", "pattern": "\\+\\d{1,3} \\d+"}"#, #"{"type": "string", "pattern": "^$|^a{2}$"}"#,
            #"{"type": "string", "pattern": "\\S", "minLength": 3}"#,
            #"{"type": "string", "pattern": "^v\\d", "minLength": 5, "maxLength": 5}"#,
            #"{"type": "integer", "minimum": 7, "multipleOf": 5}"#, #"{"type": "integer", "exclusiveMaximum": 0}"#,
            #"{"type": "number", "exclusiveMinimum": 0, "maximum": 0.5}"#,
            #"{"type": "number", "minimum": 1, "maximum": 10, "multipleOf": 3}"#,
            #"{"type": "number", "exclusiveMinimum": 2, "multipleOf": 0.5}"#,
            #"{"type": "number", "maximum": 10, "multipleOf": 2.5}"#, #"{"type": "integer", "multipleOf": 2.5}"#,
            #"{"type": "number", "exclusiveMaximum": 0, "multipleOf": 2.5}"#,
            #"{"type": "number", "maximum": 1, "multipleOf": 2.5}"#,
            #"{"type": "number", "minimum": 0, "exclusiveMinimum": 5, "multipleOf": 2}"#,
            #"{"type": "number", "minimum": 9, "exclusiveMinimum": 5, "maximum": 11, "exclusiveMaximum": 10}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer", "maximum": 1}}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"type": "integer", "minimum": 1, "exclusiveMaximum": 3, "example": 2}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer", "minimum": 4}}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"enum": ["a", "b", "c"]}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "example": "ab\n"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "example": "\ud83d\ude00"}}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"type": "string", "maxLength": 3}}"#,
            #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "string", "format": "date-time"}}, "additionalProperties": false}"#,
            #"{"allOf": [{"type": "integer", "minimum": 3}, {"maximum": 4}]}"#,
            #"{"type": "number", "minimum": 0.25, "multipleOf": 0.1}"#,
        ]
    )
    func rules(schema: String) throws { try check(schema) }

    @Test(
        "an example is one of the values that are listed",
        arguments: [
            #"{"const": {"a": [1, 2.5, null]}}"#, #"{"enum": [{"a": 1}, {"b": 2}]}"#, #"{"const": [1, "a"]}"#,
            #"{"type": "object", "properties": {"a": {"type": "integer"}}, "const": {"a": 7}}"#,
            #"{"type": ["string", "integer"], "enum": [7, "a"]}"#,
            #"{"type": "array", "items": {"type": "string"}, "enum": [["a", "b"], []]}"#,
        ]
    )
    func listed(schema: String) throws { try check(schema) }

    @Test(
        "an example has the members that are required and not described",
        arguments: [
            #"{"type": "object", "required": ["ghost"]}"#,
            #"{"type": "object", "required": ["ghost"], "additionalProperties": {"type": "integer"}}"#,
            #"{"properties": {"a": {"type": "integer"}}, "required": ["ghost"], "additionalProperties": true}"#,
            #"{"type": "object", "anyOf": [{"required": ["ghost"]}, {"required": ["b"]}]}"#,
            #"{"required": ["ghost"], "additionalProperties": false, "patternProperties": {"^g": {"type": "integer"}}}"#,
        ]
    )
    func requiredMembers(schema: String) throws { try check(schema) }

    @Test(
        "an example has as many members as its schema permits",
        arguments: [
            #"{"type": "object", "minProperties": 3, "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "maxProperties": 0, "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "minProperties": 2}"#,
            #"{"type": "object", "minProperties": 1, "patternProperties": {"^x-": {"type": "integer"}}}"#,
            #"{"type": "object", "minProperties": 3, "additionalProperties": false, "patternProperties": {"^x-[a-z]+$": {"type": "integer"}}}"#,
            #"{"type": "object", "propertyNames": {"pattern": "^[A-Z]{2}$"}, "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "propertyNames": {"enum": ["a", "b"]}, "minProperties": 2, "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "propertyNames": {"maxLength": 2}, "minProperties": 2, "additionalProperties": {"type": "integer"}}"#,
            #"{"properties": {"a": {"type": "integer"}, "b": {"type": "integer"}}, "maxProperties": 1}"#,
            #"{"properties": {"a": {"type": "integer"}, "b": {"type": "integer"}}, "required": ["b"], "maxProperties": 1}"#,
            #"{"properties": {"a": {"type": "integer"}}, "minProperties": 3, "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "propertyNames": {"maxLength": 1}, "minProperties": 12, "additionalProperties": {}}"#,
            #"{"type": "object", "propertyNames": {"const": "one"}, "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "propertyNames": {"allOf": [{"minLength": 9}, {"type": "string"}]}, "additionalProperties": {"type": "integer"}}"#,
        ]
    )
    func memberCounts(schema: String) throws { try check(schema) }

    @Test(
        "an example has as many items as its schema permits, and none twice",
        arguments: [
            #"{"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "minItems": 4}"#,
            #"{"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": {"type": "boolean"}, "minItems": 3}"#,
            #"{"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "maxItems": 1}"#,
            #"{"type": "array", "minItems": 2}"#, #"{"type": "array", "minItems": 2, "uniqueItems": true}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"type": "boolean"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "format": "date"}}"#,
            #"{"type": "array", "minItems": 12, "uniqueItems": true, "items": {"type": "string", "format": "date-time"}}"#,
            #"{"type": "array", "minItems": 16, "uniqueItems": true, "items": {"type": "string", "format": "uuid"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "format": "email"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "format": "uri"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "format": "byte"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "pattern": "^[a-z]+$"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer", "multipleOf": 5}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "number"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "number", "minimum": 0, "maximum": 1}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"properties": {"at": {"enum": ["x"]}, "a": {"type": "integer"}}}}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"type": "array", "items": {"type": "integer"}}}"#,
            #"{"type": "array", "minItems": 12, "uniqueItems": true, "items": {"type": "string", "maxLength": 1}}"#,
            #"{"type": "array", "minItems": 12, "uniqueItems": true, "items": {"type": "string", "maxLength": 1, "example": "x"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "format": "date", "example": "2026-01-16"}}"#,
            #"{"type": "array", "minItems": 16, "uniqueItems": true, "items": {"type": "string", "format": "date", "default": "2026-01-31"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "pattern": "^[a-z]+$", "example": "aa"}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "string", "enum": ["a", "b", "c"], "default": "b"}}"#,
            #"{"type": "array", "prefixItems": [{"type": "integer"}], "items": {"type": "integer"}, "minItems": 3, "uniqueItems": true}"#,
            #"{"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}, {"type": "integer", "minimum": 2}], "uniqueItems": true}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "array", "prefixItems": [{"type": "integer"}]}}"#,
            #"{"type": "array", "prefixItems": [{"const": "text1"}], "items": {"type": "string"}, "minItems": 3, "uniqueItems": true}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"allOf": [{"properties": {"a": {"type": "integer", "maximum": 1}}}, {"properties": {"a": {"type": "integer"}}}]}}"#,
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"properties": {"a": {"type": "boolean"}, "b": {"type": "integer"}}}}"#,
            #"{"type": "array", "minItems": 2, "uniqueItems": true, "items": {"enum": [{"a": 1}, {"a": 2}]}}"#,
        ]
    )
    func items(schema: String) throws { try check(schema) }

    @Test(
        "the rules of all schemas of a value apply to its example",
        arguments: [
            #"{"allOf": [{"properties": {"a": {"type": "integer", "minimum": 5}}}, {"properties": {"a": {"type": "integer", "maximum": 5}}}]}"#,
            #"{"allOf": [{"type": "integer", "minimum": 3}, {"minimum": 9}]}"#,
            #"{"allOf": [{"type": "string", "minLength": 3}, {"minLength": 9}]}"#,
            #"{"allOf": [{"allOf": [{"allOf": [{"type": "integer"}, {"minimum": 7}]}]}]}"#,
            #"{"type": "number", "minimum": 1e30}"#, #"{"type": "number", "exclusiveMinimum": 1e30}"#,
            #"{"type": "number", "maximum": -1e30}"#,
        ]
    )
    func composedRules(schema: String) throws { try check(schema) }

    @Test("an object inside of many others has as many members as its schema requires")
    func deepMembers() throws {
        let inner = #"{"properties": {"a": {"type": "integer"}, "b": {"type": "integer"}}, "minProperties": 1}"#
        let schema = (0..<8).reduce(inner) { inner, _ in
            #"{"properties": {"c": \#(inner)}, "required": ["c"]}"#
        }
        try check(schema)
    }

    private func check(_ schema: String) throws {
        let planned = try example(of: schema)
        #expect(planned.reported.filter { $0.contains("example") } == [])
        let log = DiagnosticLog()
        let value = try #require(readJSON(Array(planned.swift.utf8), path: "example", into: log), "\(planned.swift)")
        let json = try #require(readJSON(Array(schema.utf8), path: "schema", into: log))
        let problems = SchemaCheck(root: json).problems(value, json)
        #expect(problems.isEmpty, "\(planned.swift)")
    }

    @Test("the check finds invalid examples")
    func check() throws {
        let log = DiagnosticLog()
        let schema = try #require(
            readJSON(
                Array(
                    #"{"type": "object", "required": ["a", "b"], "properties": {"a": {"type": "string", "pattern": "^x"}}}"#
                        .utf8
                ),
                path: "schema",
                into: log
            )
        )
        let value = try #require(readJSON(Array(#"{"a": "y"}"#.utf8), path: "value", into: log))
        #expect(SchemaCheck(root: schema).problems(value, schema) == [".b is missing", ".a 'y' does not match ^x"])
    }

    @Test(
        "an unsupported pattern is a note, and the example ignores it",
        arguments: [#"^(?=.*\\d).{8,}$"#, #"^(a)\\1$"#, #"\\p{L}+"#, "^[a", "a{3,1}", "(((", "^a$b"]
    )
    func patterns(pattern: String) throws {
        let planned = try example(of: #"{"type": "string", "pattern": "\#(pattern)"}"#)
        #expect(planned.swift == #""text""#)
        #expect(
            planned.reported.contains("note: no text can be made for this pattern, so the example may not match it")
        )
    }
}
