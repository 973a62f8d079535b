import EndpointDescription
import Testing

@Suite("Swagger 2.0")
struct SwaggerTests {
    private func read(_ members: String) -> Reading {
        Reading(
            """
            {"swagger": "2.0", "info": {"title": "T", "version": "1"},
            \(members)}
            """
        )
    }

    private func read(operation: String, document: String = "", method: String = "post", path: String = "/p") -> Reading
    {
        read(#""paths": {"\#(path)": {"\#(method)": \#(operation)}}\#(document.isEmpty ? "" : ", ")\#(document)"#)
    }

    private func read(parameter: String, document: String = "") -> Reading {
        read(operation: #"{"parameters": [\#(parameter)], "responses": {}}"#, document: document)
    }

    // MARK: Servers

    @Test(arguments: [
        (
            #""host": "a.example:8080", "basePath": "/v1/", "schemes": ["http", "https"]"#,
            ["https://a.example:8080/v1", "http://a.example:8080/v1"]
        ),
        (#""host": "a.example""#, ["https://a.example"]),
        (#""host": "a.example", "basePath": "/""#, ["https://a.example"]),
        (#""basePath": "/v1""#, ["/v1"]),
        (#""schemes": ["https"]"#, []),
    ])
    func hostBasePathAndSchemesAreServers(members: String, urls: [String]) {
        let reading = read(#"\#(members), "paths": {}"#)
        #expect(reading.description?.servers.map(\.url) == urls)
        #expect(reading.said.isEmpty)
    }

    @Test(arguments: [
        (#""host": "{a}.example""#, "error: a 'host' is a name and a port, without '{'"),
        (#""host": "https://a.example""#, "error: a 'host' is a name and a port, without '/'"),
        (#""host": "a.example", "basePath": "/{v}""#, "error: a 'basePath' has no parameters"),
        (#""host": "a.example", "basePath": "v1""#, "warning: 'basePath' should begin with '/'"),
        (
            #""host": "a.example", "schemes": ["wss", "http"]"#,
            "warning: calls by 'wss' are not supported, so it is left out"
        ),
    ])
    func anOddServerIsReported(members: String, said: String) {
        #expect(messages(read(#"\#(members), "paths": {}"#)) == [said])
    }

    @Test func anOperationMayBeReachedByAnotherScheme() throws {
        let document = #""host": "a.example", "schemes": ["https"]"#
        let reading = read(operation: #"{"schemes": ["http"], "responses": {}}"#, document: document)
        #expect(try reading.operation().servers?.map(\.url) == ["http://a.example"])
        let same = read(operation: #"{"schemes": ["http", "https"], "responses": {}}"#, document: document)
        #expect(try same.operation().servers == nil)
    }

    // MARK: Parameters

    @Test(arguments: [
        ("query", "csv", Parameter.Style.form, false), ("query", "ssv", .spaceDelimited, false),
        ("query", "pipes", .pipeDelimited, false), ("query", "multi", .form, true), ("header", "csv", .simple, false),
    ])
    func aCollectionFormatIsAStyle(location: String, format: String, style: Parameter.Style, explode: Bool) throws {
        let reading = read(
            parameter: #"""
                {"name": "a", "in": "\#(location)", "required": true, "type": "array", "items": {"type": "integer"},
                 "collectionFormat": "\#(format)"}
                """#
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.style == style && parameter.explode == explode && parameter.isRequired)
        #expect(parameter.schema?.types == .array && parameter.schema?.items?.types == .integer)
        #expect(reading.said.isEmpty)
    }

    @Test func anArrayWithoutCollectionFormatIsWrittenWithCommas() throws {
        let reading = read(parameter: #"{"name": "a", "in": "query", "type": "array", "items": {"type": "string"}}"#)
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.style == .form && !parameter.explode)
    }

    @Test(arguments: [
        (
            #"{"name": "a", "in": "query", "type": "array", "collectionFormat": "tsv"}"#,
            "warning: tabs ('tsv') are not supported; the values of the query parameter 'a' are sent with commas"
        ),
        (
            #"{"name": "a", "in": "query", "type": "array", "collectionFormat": "mutli"}"#,
            "warning: 'mutli' is no 'collectionFormat'; did you mean 'multi'?; 'csv' is taken"
        ),
        (
            #"{"name": "a", "in": "header", "type": "array", "collectionFormat": "pipes"}"#,
            "warning: 'pipes' is not supported in a header parameter; its values are sent with commas"
        ),
        (
            #"{"name": "a", "in": "query"}"#,
            "warning: the parameter 'a' has no 'type'; it is taken to be a string"
        ),
    ])
    func aDoubtfulParameterIsAWarning(parameter: String, said: String) throws {
        let reading = read(parameter: parameter)
        #expect(messages(reading) == [said])
        #expect(try reading.operation().parameters.map(\.name) == ["a"])
    }

    @Test func anOperationsParameterReplacesThePathsOfThatName() throws {
        let reading = read(
            ##"""
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
        #expect(reading.said.isEmpty)
    }

    // MARK: Bodies

    @Test(arguments: [
        (#""consumes": ["application/xml", "application/json"]"#, "", ["application/xml", "application/json"]),
        ("", #""consumes": ["text/plain"]"#, ["text/plain"]),
        (#""consumes": []"#, #""consumes": ["text/plain"]"#, ["application/json"]),
        ("", "", ["application/json"]),
    ])
    func aBodyIsOfTheTypesThatAreConsumed(own: String, document: String, names: [String]) throws {
        let reading = read(
            operation: #"""
                {"parameters": [{"name": "b", "in": "body", "description": "d", "schema": {"type": "string"}}],
                 "responses": {}\#(own.isEmpty ? "" : ", ")\#(own)}
                """#,
            document: document
        )
        let body = try #require(try reading.operation().requestBody)
        #expect(body.content.map(\.name) == names && body.description == "d")
        #expect(reading.said.isEmpty)
    }

    @Test func fieldsAreAnURLEncodedForm() throws {
        let reading = read(
            parameter: #"""
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
        #expect(reading.said.isEmpty)
    }

    @Test(arguments: [
        (#"{"name": "f", "in": "formData", "type": "file"}"#, "", "binary"),
        (#"{"name": "f", "in": "formData", "type": "string"}"#, #""consumes": ["multipart/form-data"]"#, nil),
    ])
    func aFileOrItsMediaTypeMakesAFormMultipart(field: String, document: String, format: String?) throws {
        let reading = read(parameter: field, document: document)
        let media = try #require(try reading.operation().requestBody?.content.first)
        #expect(media.name == "multipart/form-data")
        #expect(media.schema?.properties.first?.schema.types == .string)
        #expect(media.schema?.properties.first?.schema.format == format)
        #expect(reading.said.isEmpty)
    }

    @Test(arguments: [
        (
            #"{"name": "a", "in": "body", "schema": {}}, {"name": "b", "in": "body", "schema": {}}"#,
            "error: an operation has one body; this is its second"
        ),
        (
            #"{"name": "a", "in": "body", "schema": {}}, {"name": "b", "in": "formData", "type": "string"}"#,
            "error: an operation has either a body or form fields, not both"
        ),
        (#"{"name": "a", "in": "body"}"#, "warning: this body has no 'schema', so it may be anything"),
        (#"{"in": "formData", "type": "string"}"#, "error: a parameter must have a 'name'"),
        (
            #"{"name": "a", "in": "formData", "type": "string"}, {"name": "a", "in": "formData", "type": "string"}"#,
            "warning: the form field 'a' is declared twice; the first counts"
        ),
        (
            #"{"name": "a", "in": "boddy", "schema": {}}"#,
            "error: a parameter stands in path, query, header, body or formData, not in 'boddy'; did you mean 'body'?"
        ),
    ])
    func anOddBodyIsReported(parameters: String, said: String) {
        #expect(messages(read(parameter: parameters)) == [said])
    }

    @Test func aFaultHasItsPlaceInTheOriginalFile() {
        let reading = read(
            ##""paths": {"/p": {"get": {"responses": {"200": {"schema": {"$ref": "#/definitions/Pett"}}}}}}, "definitions": {"Pet": {}}"##
        )
        #expect(
            reading.said == [
                """
                api.json:2:67: error: '#/definitions/Pett' does not exist; did you mean 'Pet'?
                    at #/paths/~1p/get/responses/200/schema/$ref
                """
            ]
        )
    }

    @Test(arguments: [
        ("#/components/schemas/Pet", "'#/components/schemas/Pet' does not exist; did you mean '#/definitions/Pet'?"),
        ("Pet", "'Pet' is no reference"),
    ])
    func aReferenceOfAnotherVersionIsAnsweredWithTheRightOne(reference: String, said: String) {
        let reading = read(##""paths": {}, "definitions": {"Pet": {}, "R": {"$ref": "\##(reference)"}}"##)
        #expect(messages(reading) == ["error: \(said)"])
    }

    // MARK: Responses

    @Test func aResponseIsOfTheTypesThatAreProduced() throws {
        let reading = read(
            operation: ##"""
                {"produces": ["application/json", "text/csv"], "responses": {
                    "200": {"description": "ok", "schema": {"$ref": "#/definitions/Pet"},
                        "headers": {"X-Left": {"type": "integer", "description": "h"}},
                        "examples": {"application/json": {"a": 1}}},
                    "204": {"description": "none"}, "404": {"$ref": "#/responses/No"}}}
                """##,
            document:
                ##""definitions": {"Pet": {"type": "object"}}, "responses": {"No": {"description": "n", "schema": {"type": "string"}}}"##
        )
        let responses = try reading.operation().responses
        #expect(
            responses.map { $0.content.map(\.name) } == [
                ["application/json", "text/csv"], [], ["application/json", "text/csv"],
            ]
        )
        #expect(responses[0].content[0].schema?.reference?.componentName == "Pet")
        #expect(responses[0].content.map { $0.example?.text } == [#"{"a":1}"#, nil])
        #expect(responses[0].headers.first?.schema?.types == .integer && responses[0].headers.first?.description == "h")
        #expect(responses[2].componentName == "No")
        #expect(reading.said.isEmpty)
    }

    @Test func aFileIsReceivedAsBytes() throws {
        let reading = read(operation: #"{"responses": {"200": {"schema": {"type": "file"}}}}"#)
        let media = try #require(try reading.operation().responses.first?.content.first)
        #expect(media.name == "application/octet-stream" && media.schema?.format == "binary")
        #expect(reading.said.isEmpty)
    }

    @Test func manyMediaTypesDoNotMultiplyWithManyResponses() throws {
        let names = (0..<100).map { #""a/b\#($0)""# }.joined(separator: ",")
        let reading = read(
            operation: #"{"responses": {"200": {"schema": {}}, "404": {"schema": {}}}}"#,
            document: #""produces": [\#(names)]"#
        )
        #expect(messages(reading) == ["warning: 'produces' lists 100 media types; the first 32 count"])
        #expect(try reading.operation().responses.map(\.content.count) == [32, 32])
    }

    // MARK: Schemas and security

    @Test func aDiscriminatorIsAString() throws {
        let reading = read(
            ##""paths": {}, "definitions": {"Pet": {"discriminator": "kind", "properties": {"a": {"type": "string", "x-nullable": true}}}}"##
        )
        let pet = try reading.schema("Pet")
        #expect(pet.discriminator?.propertyName == "kind" && pet.componentName == "Pet")
        #expect(pet.properties.first?.schema.isNullable == true)
        #expect(reading.said.isEmpty)
    }

    @Test(arguments: [
        (#"{"type": "basic"}"#, "basic"),
        (#"{"type": "apiKey", "name": "k", "in": "query"}"#, "apiKey k query"),
        (
            #"{"type": "oauth2", "flow": "accessCode", "authorizationUrl": "/a", "tokenUrl": "/t", "scopes": {"r": "", "x-w": ""}}"#,
            "authorizationCode /a /t r"
        ),
        (#"{"type": "oauth2", "flow": "application", "tokenUrl": "/t"}"#, "clientCredentials - /t "),
        (#"{"type": "oauth2", "flow": "implicit", "authorizationUrl": "/a"}"#, "implicit /a - "),
        (#"{"type": "oauth2", "flow": "password", "tokenUrl": "/t"}"#, "password - /t "),
    ])
    func everySecurityDefinitionIsRead(definition: String, expected: String) throws {
        let reading = read(
            #""paths": {}, "security": [{"s": []}], "securityDefinitions": {"s": \#(definition)}"#
        )
        let scheme = try #require(reading.description?.securitySchemes.first)
        #expect(name(of: scheme.kind) == expected && scheme.name == "s")
        #expect(reading.description?.security?.first?.schemes.map(\.name) == ["s"])
        #expect(reading.said.isEmpty)
    }

    private func name(of kind: SecurityScheme.Kind) -> String {
        switch kind {
        case .basic: "basic"
        case .apiKey(let name, let location): "apiKey \(name) \(location.rawValue)"
        case .oauth2(let flows):
            flows.map { "\($0.kind) \($0.authorizationURL ?? "-") \($0.tokenURL ?? "-") \($0.scopes.joined())" }
                .joined()
        case .bearer, .http, .openIDConnect, .mutualTLS: "another"
        }
    }

    @Test(arguments: [
        (#"{"type": "oauth2"}"#, "error: an 'oauth2' security scheme must have a 'flow'"),
        (
            #"{"type": "oauth2", "flow": "acessCode"}"#,
            "warning: 'acessCode' is no OAuth 2 flow; did you mean 'accessCode'?"
        ),
        (#"{"type": "basci"}"#, "error: 'basci' is no type of security scheme; did you mean 'basic'?"),
    ])
    func aBrokenSecurityDefinitionIsReported(definition: String, said: String) {
        #expect(messages(read(#""paths": {}, "securityDefinitions": {"s": \#(definition)}"#)) == [said])
    }

    @Test func aSchemeThatIsNotDefinedIsAnErrorThatNamesTheSection() {
        let reading = read(#""paths": {}, "security": [{"s": []}]"#)
        #expect(reading.log.diagnostics.first?.remedy == "declare it under 'securityDefinitions'")
    }

    @Test(arguments: [("1.2", "1.2"), ("3.0", "3.0")])
    func anotherSwaggerIsNotRead(version: String, said: String) {
        let reading = Reading(#"{"swagger": "\#(version)"}"#)
        #expect(
            messages(reading) == ["error: Swagger \(said) is not read; Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are"]
        )
        #expect(reading.description == nil)
    }

    @Test(arguments: [
        (
            #"{"requestBody": {}, "responses": {}}"#,
            "warning: 'requestBody' is OpenAPI 3, so it is left out; Swagger 2.0 has body parameters"
        ),
        (
            #"{"responses": {"200": {"content": {}}}}"#,
            "warning: 'content' is OpenAPI 3, so it is left out; Swagger 2.0 has 'schema'"
        ),
    ])
    func whatOnlyOpenAPI3KnowsIsReported(operation: String, said: String) {
        #expect(messages(read(operation: operation)) == [said])
    }
}
