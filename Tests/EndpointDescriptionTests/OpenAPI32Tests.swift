import EndpointDescription
import Testing

@Suite("OpenAPI 3.2")
struct OpenAPI32Tests {
    private func read(_ paths: String, components: String = "{}", version: String = "3.2.0") -> Reading {
        Reading(members: #""paths": \#(paths), "components": \#(components)"#, version: version)
    }

    @Test("a security requirement may name a scheme by its URI")
    func schemeURI() throws {
        let reading = read(
            ##"{"/a": {"get": {"security": [{"#/components/securitySchemes/k": ["x"]}], "responses": {}}}}"##,
            components: #"{"securitySchemes": {"k": {"type": "apiKey", "in": "header", "name": "X-Key"}}}"#
        )
        let schemes = try #require(reading.description?.operations.first?.security?.first?.schemes)
        #expect(schemes.map(\.name) == ["k"] && schemes.map(\.scopes) == [["x"]])
        #expect(reading.reported.isEmpty)
    }

    @Test("QUERY and additional methods are operations, in the author's order")
    func methods() throws {
        let reading = read(
            #"{"/a": {"query": {"operationId": "q"}, "additionalOperations": {"COPY": {"operationId": "c"}, "M-SEARCH": {}}}}"#
        )
        let operations = try #require(reading.description?.operations)
        #expect(operations.map(\.method.token) == ["QUERY", "COPY", "M-SEARCH"])
        #expect(operations.map(\.method.member) == ["query", nil, nil])
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "an additional method that cannot be sent is reported",
        arguments: [
            (
                "GET", 0,
                "error: 'GET' is not an additional operation"
            ),
            (
                "A B", 0,
                "error: 'A B' is not a method (RFC 9110 §9.1)"
            ),
            (
                "", 0,
                "error: '' is not a method (RFC 9110 §9.1)"
            ),
            (
                "CONNECT", 0,
                "warning: CONNECT opens a tunnel and has no response to read, so it is left out"
            ),
            ("Get", 1, "warning: the method 'Get' is sent as written; it is not GET"),
        ]
    )
    func impossibleMethods(token: String, count: Int, message: String) {
        let reading = read(#"{"/a": {"additionalOperations": {"\#(token)": {}}}}"#)
        #expect(reading.description?.operations.count == count)
        #expect(messages(reading) == [message])
    }

    @Test("a querystring is the whole query, described by its content")
    func querystring() throws {
        let reading = read(
            ##"{"/a": {"get": {"parameters": [{"name": "q", "in": "querystring", "content": {"application/x-www-form-urlencoded": {"schema": {"type": "object"}, "encoding": {"tags": {"explode": false}}}}}]}}}"##
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.location == .querystring)
        #expect(parameter.contentType?.kind == .form && parameter.schema?.types == .object)
        #expect(parameter.encoding.map(\.property) == ["tags"])
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "a querystring with a schema, or next to other parts of the query, is an error",
        arguments: [
            (
                #"{"name": "q", "in": "querystring", "schema": {}}"#, 0,
                "error: the parameter 'q' is the whole query, so it must have 'content'"
            ),
            (
                #"{"name": "q", "in": "querystring", "content": {"application/json": {}}}, {"name": "a", "in": "query", "schema": {}}"#,
                1, "error: 'q' is the whole query, so 'a' cannot be a parameter of its own"
            ),
            (
                #"{"name": "q", "in": "querystring", "content": {"application/json": {}}}, {"name": "r", "in": "querystring", "content": {"application/json": {}}}"#,
                1, "error: an operation can have only one querystring parameter; 'q' is the first one"
            ),
        ]
    )
    func impossibleQuerystring(parameters: String, count: Int, message: String) throws {
        let reading = read(#"{"/a": {"get": {"parameters": [\#(parameters)]}}}"#)
        #expect(try reading.operation().parameters.count == count)
        #expect(reading.reported.count == 1 && reading.reported[0].contains(message), "\(reading.reported)")
    }

    @Test("the style 'cookie' and reserved characters in a path exist only since 3.2")
    func styles() throws {
        let parameters =
            #"{"name": "c", "in": "cookie", "style": "cookie", "schema": {}}, {"name": "p", "in": "path", "required": true, "allowReserved": true, "schema": {}}"#
        let paths = #"{"/a/{p}": {"get": {"parameters": [\#(parameters)]}}}"#
        let new = try read(paths).operation().parameters
        #expect(new[0].style == .cookie && new[0].explode && new[1].allowReserved)
        let old = read(paths, version: "3.1.0")
        #expect(try old.operation().parameters[0].style == .form)
        #expect(try !old.operation().parameters[1].allowReserved)
        #expect(
            messages(old) == [
                "warning: 'cookie' is not a style of a cookie parameter, so 'form' is used",
                "note: before OpenAPI 3.2, only a query parameter has 'allowReserved', so that of 'p' is ignored",
            ]
        )
    }

    @Test("media types are components, with the encodings of their items")
    func mediaTypes() throws {
        let reading = read(
            ##"{"/a": {"post": {"requestBody": {"content": {"multipart/mixed": {"$ref": "#/components/mediaTypes/Parts"}}}}}}"##,
            components:
                #"{"mediaTypes": {"Parts": {"schema": {"type": "array"}, "prefixEncoding": [{"contentType": "text/csv"}], "itemEncoding": {"contentType": "image/png"}}}}"#
        )
        let media = try #require(try reading.operation().requestBody?.content.first)
        #expect(media.name == "multipart/mixed" && media.schema?.types == .array)
        #expect(media.prefixEncoding.map(\.contentType?.text) == ["text/csv"])
        #expect(media.itemEncoding?.contentType == "image/png")
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "a member that a media type cannot have is reported",
        arguments: [
            (
                #"{"application/json": {"itemSchema": {}}}"#,
                "warning: 'itemSchema' requires a sequential media type, and application/json is not one, so it is left out"
            ),
            (
                #"{"multipart/mixed": {"encoding": {}, "itemEncoding": {}}}"#,
                "warning: parts have names or positions: 'encoding' is used only for an object"
            ),
            (
                #"{"multipart/mixed": {"itemSchema": {}, "itemEncoding": {"itemEncoding": {}}}}"#,
                "note: nested parts are sent as the caller passes them, so 'itemEncoding' is left out"
            ),
        ]
    )
    func impossibleMediaTypes(content: String, message: String) {
        let reading = read(#"{"/a": {"post": {"requestBody": {"content": \#(content)}}}}"#)
        #expect(reading.reported.count == 1 && reading.reported[0].contains(message), "\(reading.reported)")
    }

    @Test("two sequences have equal descriptions only if their items do")
    func sameItems() throws {
        let reading = read(
            #"{"/a": {"post": {"requestBody": {"content": {"application/jsonl": {"itemSchema": {"type": "string"}}, "application/json-seq": {"itemSchema": {"type": "integer"}}, "application/x-ndjson": {"itemSchema": {"type": "string"}}}}}}}"#
        )
        let content = try #require(try reading.operation().requestBody?.content)
        #expect(!content[0].describesSame(as: content[1]) && content[0].describesSame(as: content[2]))
    }

    @Test("an example has data and the text that is sent")
    func examples() throws {
        let reading = read(
            #"{"/a": {"post": {"requestBody": {"content": {"application/json": {"examples": {"e": {"dataValue": [1], "serializedValue": "[1.0]"}}}}}}}}"#
        )
        let media = try #require(try reading.operation().requestBody?.content.first)
        #expect(media.example?.text == "[1]" && media.sentExample == "[1.0]")
    }

    @Test("a discriminator names the default schema")
    func defaultMapping() throws {
        let reading = Reading(
            schemas:
                ##"{"S": {"oneOf": [{"$ref": "#/components/schemas/A"}], "discriminator": {"propertyName": "k", "defaultMapping": "B"}}, "A": {}, "B": {}}"##,
            version: "3.2.0"
        )
        let discriminator = try #require(try reading.schema("S").discriminator)
        #expect(discriminator.fallback === (try reading.schema("B")))
        #expect(reading.reported.isEmpty)
    }

    @Test("the names of servers, the summaries of responses and the new members of security schemes are read")
    func labels() throws {
        let reading = Reading(
            members: """
                "servers": [{"url": "https://a.test", "name": "Test"}],
                "paths": {"/a": {"get": {"responses": {"404": {"summary": "Gone"}}}}},
                "components": {"securitySchemes": {"s": {"type": "oauth2", "deprecated": true,
                "oauth2MetadataUrl": "https://a.test/meta", "flows": {"deviceAuthorization": {
                "deviceAuthorizationUrl": "https://a.test/device", "tokenUrl": "https://a.test/token", "scopes": {}}}}}}
                """,
            version: "3.2.0"
        )
        let description = try #require(reading.description)
        #expect(description.servers.map(\.name) == ["Test"])
        #expect(try reading.operation().responses.map(\.summary) == ["Gone"])
        let scheme = try #require(description.securitySchemes.first)
        #expect(scheme.isDeprecated && scheme.metadataURL == "https://a.test/meta")
        guard case .oauth2(let flows) = scheme.kind else {
            Issue.record("\(scheme.kind)")
            return
        }
        #expect(flows.map(\.kind) == [.deviceAuthorization] && flows[0].authorizationURL == "https://a.test/device")
        #expect(reading.reported.isEmpty)
    }

    @Test("an operation also belongs to the parents of its tags")
    func tags() throws {
        let reading = Reading(
            members: """
                "tags": [{"name": "a", "parent": "b"}, {"name": "b", "parent": "c", "kind": "nav"}, {"name": "c", "parent": "a"},
                {"name": "d", "parent": "e"}],
                "paths": {"/a": {"get": {"tags": ["a"]}}}
                """,
            version: "3.2.0"
        )
        #expect(try reading.operation().tags == ["a"])
        #expect(try reading.operation().groups == ["b", "c"])
        #expect(
            messages(reading) == [
                "note: the 'summary' and 'kind' of tags do not change the client",
                "warning: there is no tag 'e', so this parent is ignored",
            ]
        )
    }

    @Test("an operation belongs to the nearest 64 tags that contain its own")
    func deepTags() throws {
        let tags = (0..<100).map { #"{"name": "t\#($0)", "parent": "t\#($0 + 1)"}"# } + [#"{"name": "t100"}"#]
        let reading = Reading(
            members: #""tags": [\#(tags.joined(separator: ", "))], "paths": {"/a": {"get": {"tags": ["t0"]}}}"#,
            version: "3.2.0"
        )
        #expect(try reading.operation().groups == (1...64).map { "t\($0)" })
    }

    @Test("3.2 is known, and a later version is read as 3.2 with a warning")
    func versions() {
        #expect(read("{}").reported.isEmpty && read("{}", version: "3.2.7").reported.isEmpty)
        let later = read(#"{"/a": {"query": {}}}"#, version: "3.3.0")
        #expect(later.description?.operations.count == 1)
        #expect(messages(later) == ["warning: OpenAPI 3.3.0 is unknown; it is read as 3.2"])
    }
}

@Suite("The address that a document gives itself")
struct PublishedAddressTests {
    private func read(_ address: String, _ reference: String, files: [String: String] = [:]) -> Reading {
        var all = files
        all["specs/api.json"] = """
            {"openapi": "3.2.0", "$self": "\(address)", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
            "R": {"$ref": "\(reference)"}, "Known": {"title": "known"}}}}
            """
        return Reading("specs/api.json", of: all)
    }

    @Test(
        "a reference by the address leads to the document",
        arguments: [
            ("https://example.com/v1/api.json", "https://example.com/v1/api.json#/components/schemas/Known"),
            ("https://example.com/v1/api.json", "//example.com/v1/api.json#/components/schemas/Known"),
            ("https://example.com/v1/api.json", "/v1/api.json#/components/schemas/Known"),
            ("https://example.com/v1/api.json", "../v1/api.json#/components/schemas/Known"),
            ("https://example.com/v1/published", "published#/components/schemas/Known"),
            ("/v1/api", "api#/components/schemas/Known"),
            ("other/name.json", "name.json#/components/schemas/Known"),
            ("urn:example:api", "urn:example:api#/components/schemas/Known"),
            ("https://example.com#x", "https://example.com#/components/schemas/Known"),
        ]
    )
    func itself(address: String, reference: String) throws {
        let reading = read(address, reference)
        #expect(try reading.schema("R").reference?.title == "known", "\(reading.reported)")
    }

    @Test(
        "a reference below the address leads to the file next to the description",
        arguments: [
            ("https://example.com/v1/api.json", "https://example.com/v1/models/pet.json", "specs/models/pet.json"),
            ("https://example.com/v1/api.json", "/v1/models/pet.json", "specs/models/pet.json"),
            ("https://example.com/v1/api.json", "models/pet.json", "specs/models/pet.json"),
            ("https://example.com/v1/", "https://example.com/v1/pet.json", "specs/pet.json"),
            ("https://example.com", "https://example.com/pet.json", "specs/pet.json"),
            ("https://example.com?v=1", "pet.json", "specs/pet.json"),
            ("other/name.json", "pet.json", "specs/other/pet.json"),
            ("other/", "pet.json", "specs/other/pet.json"),
            ("", "pet.json", "specs/pet.json"),
        ]
    )
    func beside(address: String, reference: String, path: String) throws {
        let reading = read(address, reference, files: [path: #"{"title": "pet"}"#])
        #expect(try reading.schema("R").title == "pet" || reading.schema("R").reference?.title == "pet")
        #expect(reading.reported.isEmpty, "\(reading.reported)")
    }

    @Test("a reference to another file by the address that this file gives itself leads there")
    func others() throws {
        let reading = Reading(
            "specs/api.json",
            of: [
                "specs/api.json": ##"""
                {"openapi": "3.2.0", "$self": "https://example.com/api", "info": {"title": "T"}, "paths": {}, "components": {
                "schemas": {"A": {"properties": {"a": {"$ref": "shared.json#/components/schemas/S"}}},
                "B": {"properties": {"b": {"$ref": "https://other.example.com/s#/components/schemas/S"}}}}}}
                """##,
                "specs/shared.json": ##"""
                {"openapi": "3.2.0", "$self": "https://other.example.com/s", "components": {"schemas": {"S": {"properties": {
                "k": {"$ref": "https://example.com/api#/components/schemas/A"}}}}}}
                """##,
            ]
        )
        let shared = try reading.schema("A").properties[0].schema.reference
        #expect(shared?.properties.first?.schema.reference === (try reading.schema("A")))
        #expect(reading.reported.allSatisfy { $0.contains("network") }, "\(reading.reported)")
    }

    @Test(
        "a reference to any other address remains a reference to the network",
        arguments: ["https://example.com/other/pet.json", "https://example.org/v1/pet.json", "../../v2/pet.json"]
    )
    func elsewhere(reference: String) {
        let reading = read("https://example.com/v1/api.json", reference)
        #expect(reading.reported.count == 1 && reading.reported[0].contains("error"), "\(reading.reported)")
    }

    @Test("an address with a fragment, or longer than any real one, is reported")
    func invalid() {
        #expect(
            read("https://a.test/x#y", "#/components/schemas/Known").reported.map { $0.prefix { $0 != "\n" } } == [
                "specs/api.json:1:31: warning: '$self' names the whole document, so its fragment is left out"
            ]
        )
        let long = read("https://a.test/" + String(repeating: "x", count: 2_000), "#/components/schemas/Known")
        #expect(
            long.reported.map { $0.prefix { $0 != "\n" } } == [
                "specs/api.json:1:31: warning: '$self' is over 2000 bytes long, so it is left out"
            ]
        )
    }
}
