import EndpointDescription
import Testing

private let notJSON =
    "this is not JSON: a download may have saved an error message; YAML belongs in a file that is named '.yaml'"

@Suite struct DocumentTests {
    @Test("every member of the document above the paths is read")
    func everythingAboveThePathsIsRead() throws {
        let reading = Reading(
            """
            {"openapi": "3.1.0", "info": {"title": "Pets", "version": "1.2", "summary": "s", "description": "d"},
             "tags": [{"name": "a", "description": "x"}, {"name": "b"}],
             "servers": [{"url": "https://{r}.example.com", "description": "d", "variables": {
                "r": {"default": "eu", "enum": ["eu", "us"], "description": "region"}}}],
             "security": [{"key": []}, {"key": [], "auth": ["read"]}, {}],
             "components": {"securitySchemes": {
                "key": {"type": "apiKey", "name": "X-Key", "in": "header", "description": "k"},
                "auth": {"type": "oauth2", "flows": {"clientCredentials": {"tokenUrl": "/t", "refreshUrl": "/r", "scopes": {"read": ""}}}},
                "bearer": {"type": "http", "scheme": "Bearer", "bearerFormat": "JWT"},
                "basic": {"type": "http", "scheme": "basic"}, "digest": {"type": "http", "scheme": "digest"},
                "oidc": {"type": "openIdConnect", "openIdConnectUrl": "/o"}, "tls": {"type": "mutualTLS"}}},
             "paths": {}, "x-retries": 3}
            """
        )
        let description = try #require(reading.description)
        #expect(description.title == "Pets" && description.version == "1.2" && description.summary == "s")
        #expect(description.tags.map(\.name) == ["a", "b"] && description.extensions.map(\.name) == ["x-retries"])
        let server = try #require(description.servers.first)
        #expect(server.url == "https://{r}.example.com")
        #expect(server.variables.map(\.name) == ["r"] && server.variables.first?.defaultValue == "eu")
        #expect(server.variables.first?.allowed == ["eu", "us"])
        #expect(description.security?.map { $0.schemes.map(\.name) } == [["key"], ["key", "auth"], []])
        #expect(description.security?[1].schemes[1].scopes == ["read"])
        #expect(
            description.securitySchemes.map { "\($0.name) \(name(of: $0.kind))" } == [
                "key X-Key in header", "auth clientCredentials /t /r read", "bearer JWT", "basic -", "digest digest",
                "oidc /o", "tls -",
            ]
        )
        #expect(reading.reported.isEmpty)
    }

    private func name(of kind: SecurityScheme.Kind) -> String {
        switch kind {
        case .bearer(let format): format ?? "-"
        case .basic, .mutualTLS: "-"
        case .http(let scheme): scheme
        case .apiKey(let name, let location): "\(name) in \(location.rawValue)"
        case .oauth2(let flows):
            flows.map { "\($0.kind) \($0.tokenURL ?? "") \($0.refreshURL ?? "") \($0.scopes.map(\.name).joined())" }
                .joined()
        case .openIDConnect(let url): url
        }
    }

    @Test("known versions are read", arguments: ["3.0.0", "3.0.4", "3.1.1", "3.2.0"])
    func versionsThatAreKnownAreRead(version: String) {
        let reading = Reading(members: #""paths": {}"#, version: version)
        #expect(reading.description != nil && reading.reported.isEmpty)
    }

    @Test(
        "JSON that is not UTF-8 is an error that names its encoding",
        arguments: [
            ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], "UTF-32"),
            ([0x7B, 0, 0, 0, 0x7D, 0, 0, 0], "UTF-32"), ([0xFF, 0xFE, 0x7B, 0], "UTF-16"),
            ([0xFE, 0xFF, 0, 0x7B], "UTF-16"), ([0, 0x7B, 0, 0x7D], "UTF-16"),
        ] as [([UInt8], String)]
    )
    func encodings(bytes: [UInt8], name: String) {
        let log = DiagnosticLog()
        #expect(readDocument(bytes, path: "a.json", into: log) == nil)
        #expect(log.diagnostics.map(\.message) == ["the file is \(name)"])
    }

    @Test(
        "a file that is not a description is one error",
        arguments: [
            ("", "api.json:1:1: error: the file is empty"),
            (" \n", "api.json:1:1: error: the file is empty"),
            ("[]", "api.json:1:1: error: an OpenAPI description must be an object, not this array"),
            ("null", "api.json:1:1: error: an OpenAPI description must be an object, not null"),
            ("404: Not Found", "api.json:1:4: error: there is text after the end of the JSON value\n    \(notJSON)"),
            ("Not Found", "api.json:1:1: error: expected a value, found 'N'\n    \(notJSON)"),
            (
                "\"Not Found\"",
                """
                api.json:1:1: error: an OpenAPI description must be an object, not this string
                    open the file: a download may have saved an error message
                """
            ),
            (
                "version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 7\n",
                "api.json:1:1: error: this is a pointer of Git LFS, not the file itself\n    run 'git lfs pull'"
            ),
            (
                "PK\u{3}\u{4}",
                "api.json:1:1: error: the file is compressed\n    unpack it first, with 'gunzip' or 'unzip'"
            ),
            (
                #"{"asyncapi": "2.6.0", "info": {"title": "T"}}"#,
                """
                api.json:1:1: error: this is an AsyncAPI description, not an OpenAPI description
                    generate from the OpenAPI description of the same service
                """
            ),
            (
                #"{"info": {"name": "T", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/"}, "item": []}"#,
                """
                api.json:1:1: error: this is a Postman collection, not an OpenAPI description
                    convert it to OpenAPI first
                """
            ),
            (
                #"{"overlay": "1.0.0", "info": {"title": "T", "version": "1"}, "actions": []}"#,
                """
                api.json:1:1: error: this is an overlay, not an OpenAPI description
                    pass the description, and name this file as "overlay" in the configuration
                """
            ),
            (
                #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}"#,
                """
                api.json:1:1: error: this is a JSON Schema, not an OpenAPI description
                    refer to it from the 'components/schemas' of an OpenAPI description
                """
            ),
            (
                "{}",
                """
                api.json:1:1: error: there is no 'openapi' member, so this is not an OpenAPI description
                    if this is a description, add its version, such as "openapi": "3.1.0"; a download may have saved an \
                error message
                """
            ),
            (
                #"{"swagger": "1.2"}"#,
                """
                api.json:1:13: error: Swagger 1.2 is not supported; Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are
                    at #/swagger
                """
            ),
            (
                #"{"openapi": "4.0.0"}"#,
                "api.json:1:13: error: OpenAPI 4.0.0 is not supported; Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are\n    at #/openapi"
            ),
            (
                "openapi: 3.1.0\ninfo:\n",
                """
                api.json:1:1: error: this is YAML in a file that is named as JSON
                    rename it: mv api.json api.yaml
                """
            ),
        ]
    )
    func whatIsNoDescriptionIsOneError(text: String, message: String) {
        let reading = Reading(text)
        #expect(reading.description == nil)
        #expect(reading.reported == [message])
    }

    @Test("YAML in a file named as JSON is an error that names the command to rename it")
    func yamlInAFileNamedAsJSON() {
        let log = DiagnosticLog()
        #expect(readDescription(Array("# hello\nopenapi: 3.1.0".utf8), path: "my api/o'x.JSON", into: log) == nil)
        #expect(
            log.diagnostics.map(\.description) == [
                """
                my api/o'x.JSON:1:1: error: this is YAML in a file that is named as JSON
                    rename it: mv 'my api/o'\\''x.JSON' 'my api/o'\\''x.yaml'
                """
            ]
        )
    }

    @Test(
        "a missing required member is an error",
        arguments: [
            (
                #"{"openapi": "3.1.0", "paths": {}}"#,
                "warning: there is no 'info' member, so the API has no title"
            ),
            (
                #"{"openapi": "3.1.0", "info": {"title": "T"}}"#,
                "error: there is no 'paths' member, so there is no operation"
            ),
            (
                #"{"openapi": "3.0.0", "info": {"title": "T"}, "components": {}}"#,
                "warning: there is no 'paths' member, so there is no operation"
            ),
            (
                #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": []}"#,
                "warning: 'paths' should be an object; this empty array is read as an empty object"
            ),
            (
                #"{"openapi": "3.9.0", "info": {"title": "T"}, "paths": {}}"#,
                "warning: OpenAPI 3.9.0 is unknown; it is read as 3.2"
            ),
        ]
    )
    func whatIsMissingIsSaid(text: String, message: String) {
        let reading = Reading(text)
        #expect(reading.description != nil)
        #expect(messages(reading) == [message])
    }

    @Test(
        "a 3.1 description with only webhooks or components is complete",
        arguments: [
            #"{"openapi": "3.1.0", "info": {"title": "T"}, "webhooks": {}}"#,
            #"{"openapi": "3.1.0", "info": {"title": "T"}, "components": {}}"#,
        ]
    )
    func in31WebhooksOrComponentsSuffice(text: String) {
        #expect(Reading(text).reported.isEmpty)
    }

    @Test(
        "a broken security scheme is reported as broken, not as unknown",
        arguments: [
            (#"{}"#, "error: a security scheme must have a 'type'"),
            (
                #"{"type": "apikey"}"#,
                "error: 'apikey' is not a type of security scheme; did you mean 'apiKey'?"
            ),
            (#"{"type": "apiKey", "name": "k"}"#, "error: an 'apiKey' security scheme must have 'name' and 'in'"),
            (
                #"{"type": "apiKey", "name": "k", "in": "path"}"#,
                "error: an API key must be in 'query', 'header' or 'cookie', not in 'path'"
            ),
            (
                #"{"type": "apiKey", "name": "k", "in": "querystring"}"#,
                "error: an API key must be in 'query', 'header' or 'cookie', not in 'querystring'"
            ),
            (#"{"type": "http"}"#, "error: an 'http' security scheme must have a 'scheme'"),
            (
                #"{"type": "openIdConnect"}"#,
                "error: an 'openIdConnect' security scheme must have an 'openIdConnectUrl'"
            ),
            (
                #"{"type": "oauth2", "flows": {"clientcredentials": {}}}"#,
                "warning: 'clientcredentials' is not an OAuth 2 flow, so it is ignored; did you mean 'clientCredentials'?"
            ),
        ]
    )
    func aBrokenSecuritySchemeIsReportedAndNotTakenForUnknown(scheme: String, message: String) {
        let reading = Reading(
            members: #""paths": {}, "security": [{"s": []}], "components": {"securitySchemes": {"s": \#(scheme)}}"#
        )
        #expect(messages(reading) == [message])
    }

    @Test("a null in a list is reported and ignored")
    func nullElements() throws {
        let reading = Reading(
            members: #"""
                "security": [{"key": []}], "tags": [null],
                "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "query", "name": "k"}}},
                "paths": {"/a": {"get": {"security": [null], "parameters": [null], "responses": {}}}}
                """#
        )
        #expect(
            Set(messages(reading)) == [
                "warning: an element of 'security' is null, so it is ignored",
                "warning: an element of 'parameters' is null, so it is ignored",
                "warning: an element of 'tags' is null, so it is ignored",
            ]
        )
    }

    @Test("the remedy for a URL of a file is its path")
    func fileURL() {
        let text =
            ##"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/p": {"$ref": "file:///a/b/p.json#/P"}}}"##
        let reading = Reading("a/openapi.json", of: ["a/openapi.json": text])
        #expect(reading.log.diagnostics.map(\.message) == ["'file:///a/b/p.json' is a URL; only paths are read"])
        #expect(
            reading.log.diagnostics.map(\.remedy) == ["write the path from the folder of this file, such as 'p.json'"]
        )
    }
}
