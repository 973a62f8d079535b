import Fidelity
import Testing

@Suite("Instance writer of the fidelity checks")
struct InstanceWriterTests {
    private func description(_ schemas: String, version: String = "3.1.0") throws -> PlainDescription {
        PlainDescription(try PlainParser.parse(#"{"openapi": "\#(version)", "components": {"schemas": \#(schemas)}}"#))
    }

    private func values(_ schemas: String, of name: String = "A", count: UInt64 = 60) throws -> [Plain] {
        let description = try self.description(schemas)
        let schema = try #require(description.follow("#/components/schemas/\(name)"))
        var writer = InstanceWriter(description)
        var found: [Plain] = []
        for number in 0..<count {
            let instance = writer.instance(of: schema, seed: number, number: Int(number))
            let made = try #require(instance, "number \(number)")
            #expect(Validator(description).problem(made.value, schema) == nil, "\(made.value)")
            found.append(made.value)
        }
        return found
    }

    @Test(
        "every value is valid",
        arguments: [
            #"{"type": "integer", "minimum": 3, "maximum": 9, "multipleOf": 3}"#,
            #"{"type": "integer", "exclusiveMaximum": 0}"#, #"{"type": "integer", "format": "int64"}"#,
            #"{"type": "string", "pattern": "^[A-Z]{2}-\\d{3,5}(a|b)?$"}"#,
            #"{"type": "string", "minLength": 2, "maxLength": 4}"#, #"{"type": "string", "format": "date-time"}"#,
            #"{"type": "array", "items": {"enum": [1, 2, 3]}, "uniqueItems": true, "minItems": 2}"#,
            #"{"type": "object", "additionalProperties": {"type": "integer"}, "minProperties": 2}"#,
            #"{"type": "object", "patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false}"#,
            #"{"allOf": [{"required": ["a"], "properties": {"a": {"type": "string"}}}, {"properties": {"a": {"maxLength": 2}}}]}"#,
            #"{"oneOf": [{"type": "integer"}, {"type": "string", "minLength": 3}, {"type": "array", "items": {}}]}"#,
            ##"{"type": "object", "properties": {"a": {"$ref": "#/components/schemas/A"}, "b": {"const": 1}}}"##,
            #"{"type": ["integer", "null"]}"#, "true", "{}",
        ]
    )
    func valid(schema: String) throws {
        _ = try values(#"{"A": \#(schema)}"#)
    }

    @Test("values have each alternative, each optional member, and null")
    func variety() throws {
        let schema = #"""
            {"A": {"type": "object", "required": ["u"], "properties": {
                "u": {"oneOf": [{"const": 1}, {"const": 2}, {"const": 3}]},
                "n": {"type": ["string", "null"]}
            }}}
            """#
        let values = try values(schema)
        #expect(Set(values.compactMap { $0["u"]?.int }) == [1, 2, 3])
        #expect(values.contains { $0["n"] == nil })
        #expect(values.contains { $0["n"]?.isNull == true })
        #expect(values.contains { $0["n"]?.text != nil })
    }

    @Test("the values of a recursive schema are finite")
    func recursion() throws {
        let schema =
            ##"{"A": {"type": "object", "required": ["kids"], "properties": {"kids": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}}}}"##
        let values = try values(schema)
        #expect(values.contains { ($0["kids"]?.elements.count ?? 0) > 0 })
    }

    @Test("a schema without a valid value has none")
    func impossible() throws {
        let description = try description(
            ##"{"A": {"type": "object", "required": ["a"], "properties": {"a": {"$ref": "#/components/schemas/A"}}}, "B": false}"##
        )
        for name in ["A", "B"] {
            let schema = try #require(description.follow("#/components/schemas/\(name)"))
            var writer = InstanceWriter(description)
            let made = writer.instance(of: schema, seed: 1, number: 0)
            #expect(made == nil)
        }
    }

    @Test("a discriminator decides the tag by its mapping or by the name of the component")
    func discriminator() throws {
        let schemas = ##"""
            {"A": {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                   "discriminator": {"propertyName": "kind", "mapping": {"hound": "#/components/schemas/Dog"}}},
             "Cat": {"type": "object", "required": ["kind", "purrs"], "properties": {"kind": {"type": "string"}, "purrs": {"type": "boolean"}}},
             "Dog": {"type": "object", "required": ["kind", "barks"], "properties": {"kind": {"type": "string"}, "barks": {"type": "boolean"}}}}
            """##
        for value in try values(schemas) {
            #expect(value["kind"]?.text == (value["purrs"] == nil ? "hound" : "Cat"))
        }
    }

    @Test("a base with a discriminator has the values of its subtypes")
    func hierarchy() throws {
        let schemas = ##"""
            {"Zoo": {"type": "array", "items": {"$ref": "#/components/schemas/Animal"}, "minItems": 3},
             "Animal": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind"}},
             "Cat": {"allOf": [{"$ref": "#/components/schemas/Animal"}, {"type": "object", "required": ["lives"], "properties": {"lives": {"type": "integer"}}}]},
             "Lion": {"allOf": [{"$ref": "#/components/schemas/Cat"}, {"type": "object", "required": ["mane"], "properties": {"mane": {"type": "boolean"}}}]}}
            """##
        let animals = try values(schemas, of: "Zoo").flatMap(\.elements)
        #expect(Set(animals.compactMap { $0["kind"]?.text }) == ["Cat", "Lion"])
        #expect(animals.allSatisfy { $0["lives"] != nil && ($0["mane"] != nil) == ($0["kind"]?.text == "Lion") })
    }

    @Test("the same seed writes the same value")
    func seeds() throws {
        let description = try description(#"{"A": {"type": "array", "items": {"type": "string"}, "minItems": 5}}"#)
        let schema = try #require(description.follow("#/components/schemas/A"))
        var first = InstanceWriter(description)
        var second = InstanceWriter(description)
        let made = first.instance(of: schema, seed: 7, number: 1)
        let value = try #require(made).value
        let same = second.instance(of: schema, seed: 7, number: 1)
        let other = second.instance(of: schema, seed: 8, number: 1)
        #expect(same?.value == value)
        #expect(other?.value != value)
    }
}
