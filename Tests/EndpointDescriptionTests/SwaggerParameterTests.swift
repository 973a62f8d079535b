import EndpointDescription
import Testing

@Suite("Swagger 2.0 parameters and bodies")
struct SwaggerParameterTests {
    @Test(
        "a collectionFormat is read as a style",
        arguments: [
            ("query", "csv", Parameter.Style.form, false), ("query", "ssv", .spaceDelimited, false),
            ("query", "pipes", .pipeDelimited, false), ("query", "multi", .form, true),
            ("header", "csv", .simple, false),
        ]
    )
    func aCollectionFormatIsAStyle(location: String, format: String, style: Parameter.Style, explode: Bool) throws {
        let reading = Reading(
            swagger2Parameter: #"""
                {"name": "a", "in": "\#(location)", "required": true, "type": "array", "items": {"type": "integer"},
                 "collectionFormat": "\#(format)"}
                """#
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.style == style && parameter.explode == explode && parameter.isRequired)
        #expect(parameter.schema?.types == .array && parameter.schema?.items?.types == .integer)
        #expect(reading.reported.isEmpty)
    }

    @Test("an array without collectionFormat is separated by commas")
    func anArrayWithoutCollectionFormatIsWrittenWithCommas() throws {
        let reading = Reading(
            swagger2Parameter: #"{"name": "a", "in": "query", "type": "array", "items": {"type": "string"}}"#
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.style == .form && !parameter.explode)
    }

    @Test(
        "a parameter with a correctable fault is a warning",
        arguments: [
            (
                #"{"name": "a", "in": "query", "type": "array", "collectionFormat": "tsv"}"#,
                "warning: tabs ('tsv') are not supported; the values of the query parameter 'a' are sent with commas"
            ),
            (
                #"{"name": "a", "in": "query", "type": "array", "collectionFormat": "mutli"}"#,
                "warning: 'mutli' is not a 'collectionFormat', so 'csv' is used; did you mean 'multi'?"
            ),
            (
                #"{"name": "a", "in": "header", "type": "array", "collectionFormat": "pipes"}"#,
                "warning: 'pipes' is not supported in a header parameter; its values are sent with commas"
            ),
            (
                #"{"name": "a", "in": "query"}"#,
                "warning: the parameter 'a' has no 'type'; it is assumed to be a string"
            ),
            (
                #"{"name": "a", "in": "query", "type": "string", "required": "true"}"#,
                "warning: 'required' should be a boolean, not a string; read as true"
            ),
        ]
    )
    func aParameterWithACorrectableFaultIsAWarning(parameter: String, message: String) throws {
        let reading = Reading(swagger2Parameter: parameter)
        #expect(messages(reading) == [message])
        #expect(try reading.operation().parameters.map(\.name) == ["a"])
    }

    @Test("an operation's parameter replaces the path's of the same name")
    func anOperationsParameterReplacesThePathsOfThatName() throws {
        let reading = Reading(
            swagger2: ##"""
                "parameters": {"Body": {"name": "shared", "in": "body", "schema": {"type": "string"}}},
                "paths": {"/p": {"parameters": [{"$ref": "#/parameters/Body"}, {"name": "a", "in": "query", "type": "string"}],
                    "put": {"responses": {}},
                    "post": {"parameters": [{"name": "own", "in": "body", "required": true, "schema": {"type": "integer"}}],
                        "responses": {}}}}
                """##
        )
        let operations = try #require(reading.description?.operations)
        #expect(operations.map { $0.parameters.map(\.name) } == [["a"], ["a"]])
        #expect(operations.map { $0.requestBody?.content.first?.schema?.types } == [.string, .integer])
        #expect(operations.map { $0.requestBody?.isRequired } == [false, true])
        #expect(operations.map { $0.requestBody?.componentName } == ["Body", nil])
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "a body has the media types of 'consumes'",
        arguments: [
            (#""consumes": ["application/xml", "application/json"]"#, "", ["application/xml", "application/json"]),
            ("", #""consumes": ["text/plain"]"#, ["text/plain"]),
            (#""consumes": []"#, #""consumes": ["text/plain"]"#, ["application/json"]),
            ("", "", ["application/json"]),
        ]
    )
    func aBodyIsOfTheTypesThatAreConsumed(own: String, document: String, names: [String]) throws {
        let reading = Reading(
            swagger2Operation: #"""
                {"parameters": [{"name": "b", "in": "body", "description": "d", "schema": {"type": "string"}}],
                 "responses": {}\#(own.isEmpty ? "" : ", ")\#(own)}
                """#,
            document: document
        )
        let body = try #require(try reading.operation().requestBody)
        #expect(body.content.map(\.name) == names && body.description == "d")
        #expect(reading.reported.isEmpty)
    }

    @Test("formData parameters are a URL-encoded form")
    func fieldsAreAnURLEncodedForm() throws {
        let reading = Reading(
            swagger2Parameter: #"""
                {"name": "a", "in": "formData", "type": "integer", "required": true},
                {"name": "b", "in": "formData", "type": "array", "items": {"type": "string"}, "collectionFormat": "ssv"}
                """#
        )
        let body = try #require(try reading.operation().requestBody)
        let media = try #require(body.content.first)
        #expect(body.isRequired && body.content.count == 1 && media.name == "application/x-www-form-urlencoded")
        #expect(media.schema?.properties.map(\.name) == ["a", "b"] && media.schema?.required == ["a"])
        #expect(media.schema?.properties.map(\.schema.types) == [.integer, .array])
        #expect(media.encoding.map(\.property) == ["b"] && media.encoding.first?.style == .spaceDelimited)
        #expect(media.encoding.first?.explode == false)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "a file or the media type makes a form multipart",
        arguments: [
            (#"{"name": "f", "in": "formData", "type": "file"}"#, "", "binary"),
            (#"{"name": "f", "in": "formData", "type": "string"}"#, #""consumes": ["multipart/form-data"]"#, nil),
        ]
    )
    func aFileOrItsMediaTypeMakesAFormMultipart(field: String, document: String, format: String?) throws {
        let reading = Reading(swagger2Parameter: field, document: document)
        let media = try #require(try reading.operation().requestBody?.content.first)
        #expect(media.name == "multipart/form-data")
        #expect(media.schema?.properties.first?.schema.types == .string)
        #expect(media.schema?.properties.first?.schema.format == format)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "the values of a field are joined in a part as in a form",
        arguments: [("", false), (#", "collectionFormat": "csv""#, false), (#", "collectionFormat": "multi""#, true)]
    )
    func partsAreJoined(format: String, explode: Bool) throws {
        let reading = Reading(
            swagger2Parameter:
                #"{"name": "f", "in": "formData", "type": "array", "items": {"type": "string"}\#(format)}"#,
            document: #""consumes": ["multipart/form-data"]"#
        )
        let media = try #require(try reading.operation().requestBody?.content.first)
        #expect(media.name == "multipart/form-data")
        #expect(media.encoding.map(\.style) == [.form] && media.encoding.map(\.explode) == [explode])
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "an invalid body is reported",
        arguments: [
            (
                #"{"name": "a", "in": "body", "schema": {}}, {"name": "b", "in": "body", "schema": {}}"#,
                "error: an operation can have only one body; this is the second one"
            ),
            (
                #"{"name": "a", "in": "body", "schema": {}}, {"name": "b", "in": "formData", "type": "string"}"#,
                "error: an operation can have either a body or form fields, not both"
            ),
            (#"{"name": "a", "in": "body"}"#, "warning: this body has no 'schema', so it may be anything"),
            (#"{"in": "formData", "type": "string"}"#, "error: a parameter must have a 'name'"),
            (
                #"{"name": "a", "in": "formData", "type": "string"}, {"name": "a", "in": "formData", "type": "string"}"#,
                "warning: the form field 'a' is declared twice; the first one is used"
            ),
            (
                #"{"name": "a", "in": "boddy", "schema": {}}"#,
                "error: a parameter must be in path, query, header, body or formData, not in 'boddy'; did you mean 'body'?"
            ),
        ]
    )
    func anOddBodyIsReported(parameters: String, message: String) {
        #expect(messages(Reading(swagger2Parameter: parameters)) == [message])
    }
}
