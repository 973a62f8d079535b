import EndpointDescription
import Testing

@Suite struct SchemaTests {
    @Test(
        "nullability is read from the dialects of 3.0 and 3.1",
        arguments: [
            (#"{"type": "string", "nullable": true}"#, Schema.Types.string, true),
            (#"{"type": ["string", "null"]}"#, .string, true),
            (#"{"type": ["string", "integer"]}"#, [.string, .integer], false),
            (#"{"type": "integer", "enum": [1, null]}"#, .integer, true),
            (#"{"type": "number", "x-nullable": true}"#, .number, true),
            (#"{"oneOf": [{"type": "string"}, {"type": "null"}]}"#, [], true),
            (#"{"anyOf": [{"type": "string"}, {"nullable": true}]}"#, [], true),
            (#"{"anyOf": [{"type": "string"}, {"enum": [null]}]}"#, [], true),
            (#"{"allOf": [{"type": "string"}, {"nullable": true}]}"#, [], true),
            (#"{"anyOf": [{"type": "string"}, {"type": ["string", "null"]}]}"#, [], false),
            (#"{"properties": {"a": {}}}"#, .object, false),
            (#"{"additionalProperties": true}"#, .object, false),
            (#"{"items": {}}"#, .array, false),
            (#"{"enum": ["a", 1]}"#, [.string, .integer], false),
            (#"{"const": true}"#, .boolean, false),
        ] as [(String, Schema.Types, Bool)]
    )
    func bothDialectsFoldIntoTypesAndNullability(text: String, types: Schema.Types, isNullable: Bool) throws {
        for version in ["3.0.3", "3.1.0"] {
            let schema = try readSchema(text, version: version)
            #expect(schema.types == types)
            #expect(schema.isNullable == isNullable)
            #expect(!schema.acceptsOnlyNull && !schema.acceptsAnything)
        }
    }

    @Test(
        "a schema may accept only null",
        arguments: [
            #"{"type": "null"}"#, #"{"type": ["null"]}"#, #"{"const": null}"#, #"{"enum": [null]}"#,
            #"{"oneOf": [{"type": "null"}]}"#, #"{"oneOf": [{"type": [null]}]}"#,
        ]
    )
    func aSchemaMayAcceptOnlyNull(text: String) throws {
        let schema = try readSchema(text)
        #expect(schema.acceptsOnlyNull && schema.isNullable && !schema.acceptsAnything)
    }

    @Test(
        "a schema may accept anything",
        arguments: ["true", "{}", #"{"description": "d"}"#, #"{"nullable": true}"#, #"{"minLength": 1}"#]
    )
    func aSchemaMayAcceptAnything(text: String) throws {
        #expect(try readSchema(text).acceptsAnything)
    }

    @Test("a schema may accept nothing", arguments: ["false", #"{"not": {}}"#])
    func aSchemaMayAcceptNothing(text: String) throws {
        let schema = try readSchema(text)
        #expect(schema.acceptsNothing && !schema.acceptsAnything)
    }

    @Test("annotations are read")
    func annotationsAreRead() throws {
        let schema = try readSchema(
            """
            {"type": "string", "format": "uuid", "title": "t", "description": "d", "deprecated": true, "readOnly": true,
             "writeOnly": true, "default": "x", "examples": ["y", "z"], "contentMediaType": "text/css",
             "contentEncoding": "base64", "x-b": 1, "x-a": {}}
            """
        )
        #expect(schema.format == "uuid" && schema.title == "t" && schema.description == "d")
        #expect(schema.isDeprecated && schema.isReadOnly && schema.isWriteOnly)
        #expect(schema.defaultValue?.string == "x" && schema.example?.string == "y")
        #expect(schema.contentMediaType == "text/css" && schema.contentEncoding == "base64")
        #expect(schema.extensions.map(\.name) == ["x-b", "x-a"])
    }

    @Test("properties keep the author's order, and repeated names in 'required' count once")
    func propertiesKeepTheAuthorsOrderAndRequiredLosesRepetitions() throws {
        let schema = try readSchema(
            #"{"type": "object", "required": ["b", "a", "b"], "properties": {"z": {"type": "string"}, "a": true}, "patternProperties": {"^x": {}}}"#
        )
        #expect(schema.properties.map(\.name) == ["z", "a"])
        #expect(schema.required == ["b", "a"])
        #expect(schema.patternProperties.map(\.name) == ["^x"])
    }

    @Test(
        "properties of a schema that allows no object are ignored with a warning",
        arguments: [(#""array""#, true), (#"["string", "null"]"#, true), (#"["array", "object"]"#, false)]
    )
    func propertiesWithoutObjects(type: String, areIgnored: Bool) throws {
        let reading = Reading(schemas: #"{"A": {"type": \#(type), "properties": {"a": {"type": "boolean"}}}}"#)
        #expect(try #require(reading.description).schemas[0].schema.properties.isEmpty == areIgnored)
        let warning = "warning: 'properties' is ignored, because 'type' allows no object"
        #expect(reading.reported.contains { $0.contains(warning) } == areIgnored)
    }

    @Test("additionalProperties is read in its four forms")
    func additionalPropertiesHaveFourForms() throws {
        func form(_ text: String) throws -> String {
            switch try readSchema(text).additionalProperties {
            case .unspecified: "unspecified"
            case .forbidden: "forbidden"
            case .anything: "anything"
            case .schema(let schema): "\(schema.types.rawValue)"
            }
        }
        #expect(try form(#"{"type": "object"}"#) == "unspecified")
        #expect(try form(#"{"type": "object", "additionalProperties": false}"#) == "forbidden")
        #expect(try form(#"{"type": "object", "additionalProperties": true}"#) == "anything")
        #expect(try form(#"{"type": "object", "additionalProperties": {}}"#) == "anything")
        #expect(try form(#"{"type": "object", "additionalProperties": {"type": "string"}}"#) == "8")
        #expect(try form(#"{"type": "object", "unevaluatedProperties": false}"#) == "forbidden")
    }

    @Test("tuples of both drafts are read as prefixItems")
    func tuplesOfBothDraftsArePrefixItems() throws {
        let old = try readSchema(#"{"items": [{"type": "string"}, {}], "additionalItems": {"type": "integer"}}"#)
        let new = try readSchema(#"{"prefixItems": [{"type": "string"}, {}], "items": {"type": "integer"}}"#)
        for schema in [old, new] {
            #expect(schema.types == .array && schema.prefixItems.count == 2 && schema.items?.types == .integer)
        }
    }

    @Test("enum values keep the names and descriptions next to them")
    func enumValuesKeepNamesAndDescriptionsBesideThem() throws {
        let schema = try readSchema(
            #"{"type": "integer", "enum": [0, null, 2], "x-enum-varnames": ["none", "nothing", "two"], "x-enum-descriptions": ["a", null, "c"]}"#
        )
        #expect(schema.allowedValues?.map(\.int) == [0, 2])
        #expect(schema.allowedValueNames == ["none", "two"])
        #expect(schema.allowedValueDescriptions == ["a", "c"])
    }

    @Test("a oneOf of constants is an enum")
    func aOneOfOfConstantsIsAnEnum() throws {
        let schema = try readSchema(
            """
            {"type": "integer", "oneOf": [{"title": "INHERIT", "description": "d", "const": 0}, {"type": "null"},
             {"title": "NEVER", "const": -1}]}
            """
        )
        #expect(schema.allowedValues?.map(\.int) == [0, -1])
        #expect(schema.allowedValueNames == ["INHERIT", "NEVER"])
        #expect(schema.allowedValueDescriptions == ["d", ""])
        #expect(schema.oneOf.isEmpty && schema.isNullable)
    }

    @Test("a constant next to other keywords stays an alternative")
    func aConstantBesideOtherKeywordsStaysAnArm() throws {
        let schema = try readSchema(#"{"oneOf": [{"const": "a"}, {"type": "string", "minLength": 2}]}"#)
        #expect(schema.oneOf.count == 2 && schema.allowedValues == nil)
    }

    @Test("tags of missing schemas are ignored with a warning where no schema is listed")
    func tagsOfNothing() {
        let reading = Reading(
            schemas:
                ##"{"S": {"oneOf": [], "discriminator": {"propertyName": "k", "mapping": {"a": "#/components/schemas/A", "b": "B"}}}}"##
        )
        #expect(
            reading.log.diagnostics.map(\.message) == [
                "'oneOf' lists no schema, so it is ignored",
                "there is no schema 'A', and nothing lists it, so the tag 'a' is ignored",
                "there is no schema 'B', and nothing lists it, so the tag 'b' is ignored",
            ]
        )
        #expect(!reading.log.hasErrors)
    }

    @Test("a discriminator maps names and references")
    func discriminatorMapsNamesAndReferences() throws {
        let reading = Reading(
            schemas: """
                {"Cat": {"type": "object"}, "Dog": {"type": "object"},
                 "Pet": {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                    "discriminator": {"propertyName": "kind", "mapping": {"d": "Dog", "c": "#/components/schemas/Cat"}}}}
                """
        )
        let discriminator = try #require(try reading.schema("Pet").discriminator)
        #expect(discriminator.propertyName == "kind")
        #expect(discriminator.mapping.map(\.tag) == ["d", "c"])
        #expect(discriminator.mapping.map(\.schema.componentName) == ["Dog", "Cat"])
    }

    @Test(
        "validation keywords become phrases",
        arguments: [
            (#"{"minLength": 1, "maxLength": 64}"#, ["at least 1 character", "at most 64 characters"]),
            (#"{"minLength": 0}"#, []),
            (
                #"{"minLength": 3, "maxLength": 3, "minItems": 1, "maxItems": 1}"#,
                ["exactly 3 characters", "exactly 1 item"]
            ),
            (
                #"{"minLength": 2.0, "maxLength": 2, "minItems": 1, "maxItems": 1.0}"#,
                ["exactly 2 characters", "exactly 1 item"]
            ),
            (#"{"minProperties": 0, "maxProperties": 0}"#, ["at most 0 properties"]),
            (#"{"pattern": "^a$"}"#, ["matches `^a$`"]),
            (#"{"minimum": 0, "maximum": 1.50}"#, ["at least 0", "at most 1.50"]),
            (#"{"minimum": 0, "exclusiveMinimum": true}"#, ["more than 0"]),
            (#"{"maximum": 9, "exclusiveMaximum": true}"#, ["less than 9"]),
            (#"{"exclusiveMinimum": 0, "exclusiveMaximum": 9}"#, ["more than 0", "less than 9"]),
            (#"{"multipleOf": 5}"#, ["a multiple of 5"]),
            (
                #"{"minItems": 2, "maxItems": 1, "uniqueItems": true}"#,
                ["at least 2 items", "at most 1 item", "no item twice"]
            ),
            (#"{"type": ["array", "null"], "uniqueItems": true, "minProperties": 1}"#, ["no item twice"]),
            (#"{"type": "string", "uniqueItems": true, "maxItems": 1, "minLength": 2}"#, ["at least 2 characters"]),
            (#"{"minProperties": 1, "maxProperties": 3}"#, ["at least 1 property", "at most 3 properties"]),
            (#"{"not": {"type": "string"}}"#, [#"does not fit `{"type":"string"}`"#]),
            (
                #"{"if": {"a": 1}, "then": {"b": 2}, "else": {"c": 3}}"#,
                [#"if it fits `{"a":1}`, it also fits `{"b":2}`; otherwise it fits `{"c":3}`"#]
            ),
            (#"{"if": {"a": 1}, "then": {"b": 2}}"#, [#"if it fits `{"a":1}`, it also fits `{"b":2}`"#]),
            (#"{"if": {"a": 1}, "else": {"c": 3}}"#, [#"if it does not fit `{"a":1}`, it fits `{"c":3}`"#]),
            (#"{"if": {}}"#, []),
            (#"{"enum": [0.5, 1.5]}"#, ["one of `[0.5,1.5]`"]),
            (#"{"const": {"a": 1}}"#, [#"always `{"a":1}`"#]),
            (#"{"enum": ["a", null]}"#, []),
            (#"{"enum": [1, 2.0]}"#, []),
            (#"{"type": "boolean", "enum": [true]}"#, []),
        ]
    )
    func validationKeywordsBecomePhrases(text: String, phrases: [String]) throws {
        #expect(try readSchema(text).constraints == phrases)
    }

    @Test(
        "an error is reported and reading continues",
        arguments: [
            (
                #""text""#,
                """
                api.json:2:46: error: a schema must be an object or a boolean, not a string
                    at #/components/schemas/S
                """
            ),
            (
                #"{"$ref": null}"#,
                "api.json:2:55: error: '$ref' must be a string, not null\n    at #/components/schemas/S/$ref\n"
                    + "    in YAML, quote it: '#' after a space begins a comment"
            ),
            (
                #"{"properties": null, "xml": {}, "$defs": {}, "name": {"type": "string"}}"#,
                "api.json:2:99: warning: 'properties' is empty, and 'name' next to it is ignored\n"
                    + "    at #/components/schemas/S/name\n    in YAML, indent the properties more than 'properties'"
            ),
            (
                ##""#/components/schemas/S""##,
                "api.json:2:46: error: a schema must be an object or a boolean, not a string\n"
                    + "    at #/components/schemas/S\n    write {\"$ref\": \"#/components/schemas/S\"}"
            ),
            (
                #""integer""#,
                "api.json:2:46: error: a schema must be an object or a boolean, not a string\n"
                    + "    at #/components/schemas/S\n    write {\"type\": \"integer\"}"
            ),
            (
                #"{"type": "strng"}"#,
                """
                api.json:2:55: error: 'strng' is not a type; did you mean 'string'?
                    at #/components/schemas/S/type
                    the types are string, integer, number, boolean, array, object, null
                """
            ),
            (
                #"{"type": "point", "properties": {"x": {"type": "number"}}}"#,
                """
                api.json:2:55: warning: 'point' is not a type, so the type follows from 'properties'
                    at #/components/schemas/S/type
                    the types are string, integer, number, boolean, array, object, null
                """
            ),
            (
                #"{"type": "any"}"#,
                """
                api.json:2:55: warning: 'any' is not a type; any value is accepted
                    at #/components/schemas/S/type
                    leave out 'type'
                """
            ),
            (
                #"{"type": "File"}"#,
                """
                api.json:2:55: warning: 'File' is not a type; 'string' with the format 'binary' is used
                    at #/components/schemas/S/type
                """
            ),
            (
                #"{"type": "string", "enum": ["a", 1]}"#,
                """
                api.json:2:79: warning: this value has none of the schema's types
                    at #/components/schemas/S/enum/1
                    put it in quotation marks
                """
            ),
            (
                #"{"properties": 1}"#,
                """
                api.json:2:61: error: 'properties' must be an object, not a number
                    at #/components/schemas/S/properties
                """
            ),
            (
                #"{"title": [1]}"#,
                """
                api.json:2:56: warning: 'title' should be a string, not an array, so it is ignored
                    at #/components/schemas/S/title
                """
            ),
            (
                ##"{"description": {"$ref": "#/components/schemas/S/description"}}"##,
                """
                api.json:2:62: warning: 'description' should be a string, not an object, so it is ignored
                    at #/components/schemas/S/description
                """
            ),
            (
                #"{"format": [1]}"#,
                """
                api.json:2:57: error: 'format' must be a string, not an array
                    at #/components/schemas/S/format
                """
            ),
            (
                #"{"title": 1}"#,
                """
                api.json:2:56: warning: 'title' should be a string, not a number; read as "1"
                    at #/components/schemas/S/title
                """
            ),
            (
                #"{"properties": []}"#,
                """
                api.json:2:61: warning: 'properties' should be an object; this empty array is read as an empty object
                    at #/components/schemas/S/properties
                """
            ),
            (
                #"{"required": true}"#,
                """
                api.json:2:59: warning: 'required' of a schema lists property names, so this 'true' is ignored
                    at #/components/schemas/S/required
                    name the property in the 'required' of the object that holds it
                """
            ),
            (
                #"{"maxLength": "x"}"#,
                """
                api.json:2:60: error: 'maxLength' must be a number, not a string
                    at #/components/schemas/S/maxLength
                """
            ),
            (
                #"{"enum": ["a", "a"]}"#,
                """
                api.json:2:61: warning: the value "a" is listed twice; the second one is ignored
                    at #/components/schemas/S/enum/1
                """
            ),
            (
                #"{"oneOf": []}"#,
                """
                api.json:2:56: warning: 'oneOf' lists no schema, so it is ignored
                    at #/components/schemas/S/oneOf
                """
            ),
            (
                #"{"discriminator": {}}"#,
                """
                api.json:2:64: error: 'discriminator' has no 'propertyName'
                    at #/components/schemas/S/discriminator
                """
            ),
            (
                #"{"discriminator": {"propertyName": "a", "mapping": {"x": "T"}}}"#,
                """
                api.json:2:103: error: there is no schema 'T'
                    at #/components/schemas/S/discriminator/mapping/x
                """
            ),
            (
                #"{"discriminator": "kind"}"#,
                """
                api.json:2:64: warning: 'discriminator' should be an object
                    at #/components/schemas/S/discriminator
                    write {"propertyName": "kind"}
                """
            ),
        ] as [(String, String)]
    )
    func aFaultIsReportedAndReadingGoesOn(text: String, message: String) {
        let reading = Reading(schemas: #"{"S": \#(text)}"#)
        #expect(reading.reported == [message])
        #expect(reading.description?.schemas.count == 1)
    }
}
