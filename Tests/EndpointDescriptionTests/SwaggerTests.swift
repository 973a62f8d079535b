import EndpointDescription
import Testing

@Suite("Swagger 2.0")
struct SwaggerTests {
    // MARK: Servers

    @Test(
        "host, basePath and schemes become servers",
        arguments: [
            (
                #""host": "a.example:8080", "basePath": "/v1/", "schemes": ["http", "https"]"#,
                ["https://a.example:8080/v1", "http://a.example:8080/v1"]
            ),
            (#""host": "a.example""#, ["https://a.example"]),
            (#""host": "a.example", "basePath": "/""#, ["https://a.example"]),
            (#""host": "[::1]:8080""#, ["https://[::1]:8080"]),
            (#""basePath": "/v1""#, ["/v1"]),
            (#""x-ms-parameterized-host": {"hostTemplate": "{Endpoint}/language/?x=1#y"}"#, ["/language"]),
            (#""x-ms-parameterized-host": {"hostTemplate": "https://{a}.example/b"}, "basePath": "/v1""#, ["/b/v1"]),
            (#""x-ms-parameterized-host": {"hostTemplate": "{Endpoint}"}"#, ["/"]),
            (#""schemes": ["https"]"#, []),
        ]
    )
    func hostBasePathAndSchemesAreServers(members: String, urls: [String]) {
        let reading = Reading(swagger2: #"\#(members), "paths": {}"#)
        #expect(reading.description?.servers.map(\.url) == urls)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "an invalid server is reported",
        arguments: [
            (#""host": "{a}.example""#, "error: 'host' must be a name with an optional port, without '{'"),
            (
                #""host": "https://a.example""#,
                "warning: 'host' should be a name with an optional port; the host is 'a.example'"
            ),
            (
                #""host": "a.example:x""#,
                "error: 'host' must be a name with an optional port: its port is 'x', not a number from 1 to 65535"
            ),
            (
                #""host": "a.example:99999""#,
                "error: 'host' must be a name with an optional port: its port is '99999', not a number from 1 to 65535"
            ),
            (
                #""host": "a.example:½""#,
                "error: 'host' must be a name with an optional port: its port is '½', not a number from 1 to 65535"
            ),
            (#""host": "a.example", "basePath": "/{v}""#, "error: a 'basePath' cannot contain parameters"),
            (#""host": "a.example", "basePath": "v1""#, "warning: 'basePath' should begin with '/'"),
            (
                #""x-ms-parameterized-host": {"hostTemplate": "{Endpoint}/a}b"}"#,
                "warning: the path of a 'hostTemplate' cannot contain parameters, so it is left out"
            ),
            (
                #""x-ms-parameterized-host": {"hostTemplate": "{Endpoint}/{v}"}"#,
                "warning: the path of a 'hostTemplate' cannot contain parameters, so it is left out"
            ),
            (
                #""host": "a.example", "schemes": ["wss", "http"]"#,
                "warning: the scheme 'wss' is not supported, so it is left out"
            ),
        ]
    )
    func anOddServerIsReported(members: String, message: String) {
        #expect(messages(Reading(swagger2: #"\#(members), "paths": {}"#)) == [message])
    }

    @Test(
        "the scheme and the path of a host are those of the server",
        arguments: [
            (#""host": "http://a.example""#, "http://a.example"), (#""host": "//a.example""#, "https://a.example"),
            (#""host": "HTTPS://a.example""#, "https://a.example"),
            (#""host": "a.example//b""#, "https://a.example//b"), (#""host": "https:///""#, "/"),
            (#""host": "a.example/api/""#, "https://a.example/api"),
            (#""host": "http://a.example/api", "basePath": "/v1", "schemes": ["https"]"#, "https://a.example/api/v1"),
        ]
    )
    func aSchemeInAHost(members: String, url: String) throws {
        let reading = Reading(swagger2: #"\#(members), "paths": {}"#)
        #expect(reading.description?.servers.map(\.url) == [url])
        #expect(reading.log.diagnostics.map(\.severity) == [.warning])
    }

    @Test("an operation's own schemes become its servers")
    func anOperationMayBeReachedByAnotherScheme() throws {
        let document = #""host": "a.example", "schemes": ["https"]"#
        let reading = Reading(swagger2Operation: #"{"schemes": ["http"], "responses": {}}"#, document: document)
        #expect(try reading.operation().servers?.map(\.url) == ["http://a.example"])
        let same = Reading(swagger2Operation: #"{"schemes": ["http", "https"], "responses": {}}"#, document: document)
        #expect(try same.operation().servers == nil)
    }

    @Test("an error has its place in the original file")
    func aFaultHasItsPlaceInTheOriginalFile() {
        let reading = Reading(
            swagger2:
                ##""paths": {"/p": {"get": {"responses": {"200": {"schema": {"$ref": "#/definitions/Pett"}}}}}}, "definitions": {"Pet": {}}"##
        )
        #expect(
            reading.reported == [
                """
                api.json:2:67: error: '#/definitions/Pett' does not exist; did you mean 'Pet'?
                    at #/paths/~1p/get/responses/200/schema/$ref
                """
            ]
        )
    }

    @Test(
        "a reference in the form of another version is an error that names the right one",
        arguments: [
            (
                "#/components/schemas/Pet",
                "'#/components/schemas/Pet' does not exist; did you mean '#/definitions/Pet'?"
            ),
            ("Pet", "'Pet' is not a reference"),
        ]
    )
    func aReferenceOfAnotherVersionIsCorrected(reference: String, message: String) {
        let reading = Reading(swagger2: ##""paths": {}, "definitions": {"Pet": {}, "R": {"$ref": "\##(reference)"}}"##)
        #expect(messages(reading) == ["error: \(message)"])
    }

    // MARK: Responses

    @Test("a response has the media types of 'produces'")
    func aResponseIsOfTheTypesThatAreProduced() throws {
        let reading = Reading(
            swagger2Operation: ##"""
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
        #expect(reading.reported.isEmpty)
    }

    @Test("a schema in place of a response has the media types of 'produces'")
    func aSchemaInPlaceOfAResponse() throws {
        let reading = Reading(
            swagger2Operation: ##"""
                {"produces": ["text/csv"], "responses": {
                    "200": {"$ref": "#/definitions/Pet"}, "400": {"type": "string", "description": "A text."}}}
                """##,
            document: ##""definitions": {"Pet": {"type": "object"}}"##
        )
        let content = try reading.operation().responses.map(\.content)
        #expect(content.map { $0.map(\.name) } == [["text/csv"], ["text/csv"]])
        #expect(content.map { $0[0].schema?.reference?.componentName } == ["Pet", nil])
        let warning = "warning: a schema is in place of a response; it is read as the schema of its content"
        #expect(messages(reading) == [warning, warning])
    }

    @Test("a required header is not a schema with required members")
    func requiredHeader() throws {
        let headers = #"{"X-Left": {"type": "integer", "required": true}}"#
        let reading = Reading(
            swagger2Operation: #"{"responses": {"200": {"description": "", "headers": \#(headers)}}}"#
        )
        #expect(try reading.operation().responses.first?.headers.first?.isRequired == true)
        #expect(messages(reading).isEmpty)
    }

    @Test(
        "a header whose values are not separated by commas is read as text",
        arguments: ["csv", "ssv", "tsv", "pipes"]
    )
    func separatedHeader(format: String) throws {
        let reading = Reading(
            swagger2Operation: #"""
                {"responses": {"200": {"description": "", "headers": {
                    "X-IDs": {"type": "array", "items": {"type": "integer"}, "collectionFormat": "\#(format)"}}}}}
                """#
        )
        let header = try #require(try reading.operation().responses.first?.headers.first)
        #expect((header.schema == nil) == (format != "csv"))
        let note = "note: the header 'X-IDs' is read as text: its values are separated by '\(format)', not by commas"
        #expect(messages(reading) == (format == "csv" ? [] : [note]))
    }

    @Test("a response of type 'file' is read as bytes")
    func aFileIsReceivedAsBytes() throws {
        let reading = Reading(swagger2Operation: #"{"responses": {"200": {"schema": {"type": "file"}}}}"#)
        let media = try #require(try reading.operation().responses.first?.content.first)
        #expect(media.name == "*/*" && media.schema?.format == "binary")
        #expect(reading.reported.isEmpty)
    }

    @Test("a success without a schema is the text or bytes that its operation produces, and nothing else has content")
    func bytesWithoutSchema() throws {
        func content(_ produces: String, document: String = #""produces": ["application/zip"]"#) throws -> [[String]] {
            let reading = Reading(
                swagger2Operation: #"{\#(produces)"responses": {"200": {}, "204": {}, "404": {}, "default": {}}}"#,
                document: document
            )
            return try reading.operation().responses.map { $0.content.map(\.name) }
        }
        let none: [[String]] = [[], [], [], []]
        let bytes = ["application/x-tar", "image/png"]
        #expect(try content(#""produces": ["application/x-tar", "image/png"], "#) == [bytes] + none.dropFirst())
        #expect(try content(#""produces": ["application/json", "image/png"], "#) == none)
        for name in ["text/plain", "text/html", "image/svg+xml", "application/xml"] {
            #expect(try content(#""produces": ["\#(name)"], "#) == [[name]] + none.dropFirst())
        }
        #expect(try content(#""produces": ["application/vnd.a+json"], "#) == none)
        #expect(try content("") == none)
    }

    @Test("many media types with many responses take linear space")
    func manyMediaTypesDoNotMultiplyWithManyResponses() throws {
        let names = (0..<100).map { #""a/b\#($0)""# }.joined(separator: ",")
        let reading = Reading(
            swagger2Operation: #"{"responses": {"200": {"schema": {}}, "404": {"schema": {}}}}"#,
            document: #""produces": [\#(names)]"#
        )
        #expect(messages(reading) == ["warning: 'produces' lists 100 media types; only the first 32 are used"])
        #expect(try reading.operation().responses.map(\.content.count) == [32, 32])
    }

    @Test(
        "a response whose schema refers to a response has the content of that response",
        arguments: [
            (##"{"description": "-"}"##, 0, "the response has no content"),
            (##"{"$ref": "#/responses/Empty"}"##, 0, "the response has no content"),
            (##"{"description": "-", "schema": {"type": "string"}}"##, 1, "its schema is read"),
        ]
    )
    func schemasThatReferToResponses(response: String, count: Int, consequence: String) {
        let reading = Reading(
            swagger2: ##"""
                "paths": {"/p": {"get": {"responses": {"404": {"description": "-", "schema": {"$ref": "#/responses/R"}}}}}},
                "responses": {"R": \##(response), "Empty": {"description": "-"}}
                """##
        )
        #expect(reading.description?.operations.first?.responses.first?.content.count == count)
        #expect(messages(reading) == ["warning: '$ref' refers to a response, not to a schema; \(consequence)"])
    }

    // MARK: Schemas and security

    @Test("a discriminator is read from its string form")
    func aDiscriminatorIsAString() throws {
        let reading = Reading(
            swagger2:
                ##""paths": {}, "definitions": {"Pet": {"discriminator": "kind", "properties": {"a": {"type": "string", "x-nullable": true}}}}"##
        )
        let pet = try reading.schema("Pet")
        #expect(pet.discriminator?.propertyName == "kind" && pet.componentName == "Pet")
        #expect(pet.properties.first?.schema.isNullable == true)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "every kind of security definition is read",
        arguments: [
            (#"{"type": "basic"}"#, "basic"),
            (#"{"type": "apiKey", "name": "k", "in": "query"}"#, "apiKey k query"),
            (
                #"{"type": "oauth2", "flow": "accessCode", "authorizationUrl": "/a", "tokenUrl": "/t", "scopes": {"r": "", "x-w": ""}}"#,
                "authorizationCode /a /t r"
            ),
            (#"{"type": "oauth2", "flow": "application", "tokenUrl": "/t"}"#, "clientCredentials - /t "),
            (#"{"type": "oauth2", "flow": "implicit", "authorizationUrl": "/a"}"#, "implicit /a - "),
            (#"{"type": "oauth2", "flow": "password", "tokenUrl": "/t"}"#, "password - /t "),
        ]
    )
    func everySecurityDefinitionIsRead(definition: String, expected: String) throws {
        let reading = Reading(
            swagger2: #""paths": {}, "security": [{"s": []}], "securityDefinitions": {"s": \#(definition)}"#
        )
        let scheme = try #require(reading.description?.securitySchemes.first)
        #expect(name(of: scheme.kind) == expected && scheme.name == "s")
        #expect(reading.description?.security?.first?.schemes.map(\.name) == ["s"])
        #expect(reading.reported.isEmpty)
    }

    private func name(of kind: SecurityScheme.Kind) -> String {
        switch kind {
        case .basic: "basic"
        case .apiKey(let name, let location): "apiKey \(name) \(location.rawValue)"
        case .oauth2(let flows):
            flows.map {
                "\($0.kind) \($0.authorizationURL ?? "-") \($0.tokenURL ?? "-") \($0.scopes.map(\.name).joined())"
            }
            .joined()
        case .bearer, .http, .openIDConnect, .mutualTLS: "another"
        }
    }

    @Test(
        "a broken security definition is reported",
        arguments: [
            (#"{"type": "oauth2"}"#, "error: an 'oauth2' security scheme must have a 'flow'"),
            (
                #"{"type": "oauth2", "flow": "acessCode"}"#,
                "warning: 'acessCode' is not an OAuth 2 flow, so it is ignored; did you mean 'accessCode'?"
            ),
            (#"{"type": "basci"}"#, "error: 'basci' is not a type of security scheme; did you mean 'basic'?"),
        ]
    )
    func aBrokenSecurityDefinitionIsReported(definition: String, message: String) {
        #expect(messages(Reading(swagger2: #""paths": {}, "securityDefinitions": {"s": \#(definition)}"#)) == [message])
    }

    @Test("the remedy for an OAuth scheme without a flow is a member to add")
    func noFlow() {
        let log = Reading(swagger2: #""paths": {}, "securityDefinitions": {"s": {"type": "oauth2"}}"#).log
        let remedy = #"add "flow": "implicit", "password", "application" or "accessCode""#
        #expect(log.diagnostics.first?.remedy == remedy)
    }

    @Test("an undefined security scheme is an error that names the section")
    func aSchemeThatIsNotDefinedIsAnErrorThatNamesTheSection() {
        let reading = Reading(swagger2: #""paths": {}, "security": [{"s": []}]"#)
        #expect(reading.log.diagnostics.first?.remedy == "declare it under 'securityDefinitions'")
    }

    @Test("a Swagger version other than 2.0 is not read", arguments: [("1.2", "1.2"), ("3.0", "3.0")])
    func anotherSwaggerIsNotRead(version: String, message: String) {
        let reading = Reading(#"{"swagger": "\#(version)"}"#)
        #expect(
            messages(reading) == [
                "error: Swagger \(message) is not supported; Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are"
            ]
        )
        #expect(reading.description == nil)
    }

    @Test(
        "a keyword that only OpenAPI 3 defines is reported",
        arguments: [
            (
                #"{"requestBody": {}, "responses": {}}"#,
                "warning: 'requestBody' is OpenAPI 3, so it is left out; Swagger 2.0 has body parameters"
            ),
            (
                #"{"responses": {"200": {"content": {}}}}"#,
                "warning: 'content' is OpenAPI 3, so it is left out; Swagger 2.0 has 'schema'"
            ),
        ]
    )
    func whatOnlyOpenAPI3KnowsIsReported(operation: String, message: String) {
        #expect(messages(Reading(swagger2Operation: operation)) == [message])
    }
}
