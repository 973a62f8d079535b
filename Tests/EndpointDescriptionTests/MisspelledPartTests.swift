import Testing

@testable import EndpointDescription

@Suite("Misspelled parts of descriptions")
struct MisspelledPartTests {
    @Test(
        "a path with patterns or doubled braces is read with the names alone",
        arguments: [
            ("/a/{id:[0-9]{1,3}}", "/a/{id}"), ("/{{v}}/b/{c}", "/{v}/b/{c}"), ("/f/{path:.*{2}}/x", "/f/{path+}/x"),
        ]
    )
    func nestedBraces(written: String, path: String) throws {
        let reading = Reading(members: #""paths": {"\#(written)": {"get": {"responses": {}}}}"#)
        #expect(try reading.operation().path == path)
        #expect(messages(reading).contains("warning: the path '\(written)' is read as '\(path)'"))
        #expect(!reading.log.hasErrors)
    }

    @Test("a method in capitals is read, unless the path has the same one in lower case")
    func capitals() throws {
        let reading = Reading(members: #""paths": {"/a": {"GET": {"responses": {}}}}"#)
        #expect(try reading.operation().method == .get)
        let warning = "warning: the method 'GET' is read as 'get'; members of a path are in lower case"
        #expect(messages(reading) == [warning])
    }

    @Test("Swagger 2.0 has no QUERY, in capitals neither", arguments: ["query", "QUERY"])
    func noQuery(method: String) {
        let reading = Reading(swagger2: #""paths": {"/a": {"\#(method)": {"responses": {}}}}"#)
        #expect(reading.description?.operations.map(\.id) == [])
        #expect(messages(reading) == ["warning: '\(method)' is not a member of a path item, so it is ignored"])
    }

    @Test(
        "a method in capitals is left out if the path has it in another spelling",
        arguments: [
            #"{"GET": {"operationId": "b", "responses": {}}, "get": {"operationId": "a", "responses": {}}}"#,
            #"{"GET": {"operationId": "a", "responses": {}}, "Get": {"operationId": "b", "responses": {}}}"#,
        ]
    )
    func repeatedMethod(item: String) {
        for member in [#""paths": {"/a": \#(item)}"#, #""paths": {}, "webhooks": {"a": \#(item)}"#] {
            let reading = Reading(members: member)
            let operations = (reading.description?.operations ?? []) + (reading.description?.webhooks ?? [])
            #expect(operations.map(\.id) == ["a"])
            #expect(
                messages(reading).contains { $0.hasSuffix("is left out, because the path has it in another spelling") }
            )
        }
    }

    @Test("an operation of a path that is read as another one is left out", arguments: ["/a/{id:[0-9]{3}}", "/a/:id"])
    func repeatedPath(path: String) {
        let own = #"{"get": {"operationId": "b", "responses": {}}}"#
        let paths = #"{"\#(path)": \#(own), "/a/{id}": {"get": {"operationId": "a", "responses": {}}}}"#
        let reading = Reading(members: #""paths": \#(paths)"#)
        #expect(reading.description?.operations.map(\.id) == ["a"])
        let error = "error: another path is also read as 'GET /a/{id}', so this operation is left out"
        #expect(messages(reading).contains(error))
    }

    @Test("a path with a name that is empty is an error")
    func emptyName() {
        let reading = Reading(members: #""paths": {"/b/{{}}": {"get": {"responses": {}}}}"#)
        #expect(messages(reading) == ["error: the braces in '/b/{{}}' do not pair up"])
    }

    @Test(
        "of a status that is described twice, the one in the right spelling is used",
        arguments: [("200 ", "200"), ("Default", "default"), ("2XX", "2xx")]
    )
    func repeatedStatus(first: String, second: String) throws {
        let responses = #"{"\#(first)": {"description": "a"}, "\#(second)": {"description": "b"}}"#
        let reading = Reading(members: #""paths": {"/a": {"get": {"responses": \#(responses)}}}"#)
        #expect(try reading.operation().responses.map(\.description) == [first == "2XX" ? "a" : "b"])
        #expect(messages(reading).count == 1)
    }

    @Test("values next to items leave items alone to which others refer")
    func sharedItems() throws {
        let schemas = ##"""
            {"A": {"properties": {"z": {"type": "array", "items": {"type": "string"}, "enum": ["p", "q"]}}},
             "B": {"type": "array", "items": {"$ref": "#/components/schemas/A/properties/z/items"}},
             "C": {"type": "array", "items": {"type": "integer"}, "enum": ["x"]}}
            """##
        let reading = Reading(members: #""components": {"schemas": \#(schemas)}, "paths": {}"#)
        #expect(try reading.schema("A").properties.first?.schema.items?.allowedValues?.count == 2)
        #expect(try reading.schema("B").items?.target.allowedValues == nil)
        #expect(try reading.schema("C").items?.types == .integer && reading.schema("C").items?.allowedValues == nil)
    }

    @Test(
        "a status with spaces or capitals is read",
        arguments: [("200 ", "200"), ("Default", "default"), (" 4xx", "4xx")]
    )
    func misspelledStatus(written: String, status: String) throws {
        let reading = Reading(
            members: #""paths": {"/a": {"get": {"responses": {"\#(written)": {"description": "-"}}}}}"#
        )
        #expect(try reading.operation().responses.count == 1)
        #expect(messages(reading).contains("warning: the status '\(written)' is read as '\(status)'"))
        #expect(!reading.log.hasErrors)
    }

    @Test(
        "one element in place of a list is read as a list of one",
        arguments: [
            (#"{"type": "object", "properties": {"a": {}}, "required": "a"}"#, "required", "a string"),
            (#"{"type": "string", "enum": "a"}"#, "enum", "a string"),
            (#"{"type": "integer", "enum": 7}"#, "enum", "a number"),
        ]
    )
    func oneElement(schema: String, keyword: String, kind: String) throws {
        let reading = Reading(schemas: #"{"A": \#(schema)}"#)
        let read = try reading.schema("A")
        #expect(read.required == (keyword == "required" ? ["a"] : []))
        #expect((read.allowedValues?.count ?? 0) == (keyword == "enum" ? 1 : 0))
        let warning = "warning: '\(keyword)' should be an array, not \(kind); read as an array of one element"
        #expect(messages(reading) == [warning])
    }

    @Test(
        "one value in place of the list of 'enum' means the same as the list",
        arguments: [
            #"{"type": "string", "minLength": 3, "enum": "a"}"#, #"{"oneOf": [{"enum": "a"}, {"const": "b"}]}"#,
            #"{"oneOf": [{"enum": "a"}, {"const": "b"}, {"type": "integer"}]}"#,
        ]
    )
    func oneValue(schema: String) throws {
        let reading = Reading(schemas: #"{"A": \#(schema)}"#)
        let read = try reading.schema("A")
        let listed = try Reading(schemas: #"{"A": \#(schema.replacing("\"a\"", with: "[\"a\"]"))}"#).schema("A")
        #expect(read.constraints == listed.constraints)
        #expect(read.allowedValues?.map(\.text) == listed.allowedValues?.map(\.text))
        #expect(read.oneOf.map { $0.allowedValues?.map(\.text) } == listed.oneOf.map { $0.allowedValues?.map(\.text) })
        #expect(
            messages(reading) == ["warning: 'enum' should be an array, not a string; read as an array of one element"]
        )
    }

    @Test("one media type in place of the list of 'enum' is that of the body")
    func oneMediaType() throws {
        let parameter = #"{"name": "Content-Type", "in": "header", "schema": {"enum": "text/csv"}}"#
        let body = #"{"content": {"application/octet-stream": {}}}"#
        let operation = #"{"parameters": [\#(parameter)], "requestBody": \#(body), "responses": {}}"#
        let reading = Reading(members: #""paths": {"/a": {"post": \#(operation)}}"#)
        #expect(try reading.operation().contentTypeParameter?.values == ["text/csv"])
    }

    @Test("a response with one value in place of a list of 'enum' is a schema")
    func oneValueOfResponse() throws {
        let reading = Reading(members: #""paths": {"/a": {"get": {"responses": {"200": {"enum": "a"}}}}}"#)
        #expect(try reading.operation().responses.first?.content.count == 1)
    }

    @Test("'required' with a boolean in quotation marks names no property")
    func quotedBoolean() throws {
        let reading = Reading(schemas: #"{"A": {"properties": {"a": {"type": "string", "required": "true"}}}}"#)
        #expect(
            messages(reading) == ["warning: 'required' of a schema lists property names, so this 'true' is ignored"]
        )
    }

    @Test("one tag, one value of a variable and one scope are read as lists of one")
    func oneTag() throws {
        let reading = Reading(
            members: #"""
                "tags": {"name": "pets"}, "security": [{"key": "read"}],
                "servers": [{"url": "https://{v}.test", "variables": {"v": {"enum": "a", "default": "a"}}}],
                "components": {"securitySchemes": {"key": {"type": "openIdConnect", "openIdConnectUrl": "https://a.test"}}},
                "paths": {}
                """#
        )
        #expect(reading.description?.tags.map(\.name) == ["pets"])
        #expect(reading.description?.servers.first?.variables.first?.allowed == ["a"])
        #expect(reading.description?.security?.first?.schemes.first?.scopes == ["read"])
        #expect(
            messages(reading)
                == [("tags", "an object"), ("key", "a string"), ("enum", "a string")].map {
                    "warning: '\($0)' should be an array, not \($1); read as an array of one element"
                }
        )
    }

    @Test("a null in place of a path item, an operation or parameters is reported")
    func null() throws {
        let reading = Reading(
            members: #""paths": {"/a": null, "/b": {"put": null, "get": {"parameters": null, "responses": {}}}}"#
        )
        #expect(reading.description?.operations.map(\.path) == ["/b"])
        #expect(
            messages(reading) == [
                "warning: '/a' is null, so it is left out", "warning: 'put' is null, so it is left out",
                "warning: 'parameters' is null and is read as an empty array",
            ]
        )
    }

    @Test("a text that is too long for comments is a note at its place")
    func longText() {
        let reading = Reading(schemas: #"{"A": {"description": "\#(String(repeating: "é", count: 20_001))"}}"#)
        #expect(
            reading.reported == [
                """
                api.json:2:62: note: 'description' has more than 20000 characters; comments contain only its beginning
                    at #/components/schemas/A/description
                    shorten it, or link to the rest under 'externalDocs'
                """
            ]
        )
        #expect(
            Reading(schemas: #"{"A": {"description": "\#(String(repeating: "é", count: 20_000))"}}"#).reported == []
        )
        let values = (0..<500).map { "\"v\($0)\"" }.joined(separator: ",")
        let meanings = (0..<500).map { _ in "\"\(String(repeating: "m", count: 50))\"" }.joined(separator: ",")
        let list = Reading(schemas: #"{"A": {"enum": [\#(values)], "x-enum-descriptions": [\#(meanings)]}}"#)
        #expect(
            messages(list) == [
                "note: the descriptions of this enum have more than 20000 characters; comments contain only their beginning"
            ]
        )
    }

    @Test("a long text of a tag or of a server's variable is no comment, so no note reports it")
    func longTextWithoutComment() {
        let text = String(repeating: "é", count: 20_001)
        let variable = #"{"default": "a", "description": "\#(text)"}"#
        let reading = Reading(
            members: #"""
                "tags": [{"name": "pets", "description": "\#(text)"}], "paths": {},
                "servers": [{"url": "https://{v}.test", "variables": {"v": \#(variable)}}]
                """#
        )
        #expect(reading.reported == [])
    }

    @Test("a tag that is only a name is read")
    func tagName() {
        let reading = Reading(members: #""tags": ["pets", {"name": "dogs"}], "paths": {}"#)
        #expect(reading.description?.tags.map(\.name) == ["pets", "dogs"])
        #expect(messages(reading) == ["warning: a tag should be an object with a 'name', not a string"])
    }

    @Test(
        "an API key whose header has the beginning of a value is sent without it",
        arguments: [
            ("Authorization: Bearer", "a bearer token"), ("X-Key:", "a key in the header 'X-Key'"),
            ("Authorization: Token", "a key in the header 'Authorization'"), ("Authorization Bearer", "a bearer token"),
            (" X-Key", "a key in the header 'X-Key'"), ("X-Key ", "a key in the header 'X-Key'"),
            ("X-Key : abc", "a key in the header 'X-Key'"),
            ("Authorization: Token bearerless", "a key in the header 'Authorization'"),
        ]
    )
    func headerKey(name: String, used: String) throws {
        let scheme = #"{"key": {"type": "apiKey", "in": "header", "name": "\#(name)"}}"#
        let reading = Reading(members: #""components": {"securitySchemes": \#(scheme)}, "paths": {}"#)
        #expect(reading.description?.securitySchemes.count == 1)
        #expect(messages(reading) == ["warning: '\(name)' is not a valid header name; \(used) is sent"])
    }

    @Test("an API key in a header that cannot have its name is reported")
    func invalidHeaderKey() {
        for name in ["é", "X API Key", ""] {
            let scheme = #"{"key": {"type": "apiKey", "in": "header", "name": "\#(name)"}}"#
            let reading = Reading(members: #""components": {"securitySchemes": \#(scheme)}, "paths": {}"#)
            let warning =
                "warning: '\(name)' is not a valid header name (RFC 9110 §5.1), so no request can be sent with this key"
            #expect(messages(reading) == [warning])
        }
    }

    @Test(
        "an API key in a cookie that cannot have its name is reported",
        arguments: [
            ("my key", false), ("a;b", false), ("a=b", false), ("é", false), ("", false), ("a[b]", false),
            ("__Host-id", true), ("session.id", true),
        ]
    )
    func cookieKey(name: String, isValid: Bool) {
        let scheme = #"{"key": {"type": "apiKey", "in": "cookie", "name": "\#(name)"}}"#
        let reading = Reading(members: #""components": {"securitySchemes": \#(scheme)}, "paths": {}"#)
        let warning =
            "warning: '\(name)' is not a valid cookie name (RFC 6265 §4.1.1), so servers may not find this key"
        #expect(messages(reading) == (isValid ? [] : [warning]))
        #expect(reading.description?.securitySchemes.count == 1)
    }

    @Test("the flow of a device without the address at which it begins is reported")
    func deviceFlow() {
        func reported(_ flow: String) -> [String] {
            let scheme = #"{"key": {"type": "oauth2", "flows": {"deviceAuthorization": \#(flow)}}}"#
            let members = #""components": {"securitySchemes": \#(scheme)}, "paths": {}"#
            return messages(Reading(members: members, version: "3.2.0"))
        }
        let warning = "warning: a 'deviceAuthorization' flow must have a 'deviceAuthorizationUrl'"
        #expect(reported(#"{"tokenUrl": "https://a.test/t", "scopes": {}}"#) == [warning])
        #expect(reported(#"{"tokenUrl": "/t", "deviceAuthorizationUrl": "/d", "scopes": {}}"#) == [])
    }

    @Test("a list that names the type of its elements is read with it", arguments: ["string[]", "Array<string>"])
    func elementType(type: String) throws {
        let reading = Reading(members: #""components": {"schemas": {"A": {"type": "\#(type)"}}}, "paths": {}"#)
        #expect(try reading.schema("A").items?.types == .string)
        #expect(messages(reading) == ["warning: '\(type)' is not a type; 'array' is used"])
    }

    @Test(
        "a part without content is read as the whole is",
        arguments: ["text/plain", "application/octet-stream", "application/json"]
    )
    func partWithoutContent(type: String) throws {
        let whole = #"{"description": "-", "content": {"\#(type)": {}}}"#
        let responses = #"{"200": \#(whole), "206": {"description": "-"}}"#
        let reading = Reading(members: #""paths": {"/a": {"get": {"responses": \#(responses)}}}"#)
        #expect(try reading.operation().responses.last?.content.map(\.name) == [type])
        #expect(messages(reading) == ["note: the response 206 has no 'content', so it is read like the response 200"])
    }

    @Test("Postman's scheme 'noauth' stands for no credentials")
    func noCredentials() throws {
        let schemes = #"{"none": {"type": "http", "scheme": "noauth"}, "key": {"type": "http", "scheme": "bearer"}}"#
        let security = #"[{"none": []}, {"key": [], "none": []}]"#
        let reading = Reading(
            members: #"""
                "components": {"securitySchemes": \#(schemes)},
                "paths": {"/a": {"get": {"security": \#(security), "responses": {}}}}
                """#
        )
        #expect(reading.description?.securitySchemes.map(\.name) == ["key"])
        #expect(try reading.operation().security?.map { $0.schemes.map(\.name) } == [[], ["key"]])
        #expect(messages(reading) == [])
    }

    @Test("a member next to a '$ref' that has no effect has a warning, unless the target has the same scalar")
    func ignoredMembers() {
        let reading = Reading(
            operation: ##"""
                {"parameters": [
                    {"$ref": "#/components/parameters/A", "required": false, "in": "query", "x-own": 1, "description": "d"}],
                "responses": {"200": {"$ref": "#/components/responses/R", "content": {}}}}
                """##,
            components: ##"""
                {"parameters": {"A": {"name": "a", "in": "query", "required": true, "schema": {"type": "string"}}},
                "responses": {"R": {"$ref": "#/components/responses/S", "headers": {}}, "S": {"description": "r"}}}
                """##
        )
        #expect(
            reading.reported == [
                """
                api.json:3:55: warning: 'required' next to a '$ref' is ignored
                    at #/paths/~1pets/get/parameters/0/required
                    write it where the '$ref' leads, or leave out the '$ref'
                """,
                """
                api.json:4:70: warning: 'content' next to a '$ref' is ignored
                    at #/paths/~1pets/get/responses/200/content
                    write it where the '$ref' leads, or leave out the '$ref'
                """,
                """
                api.json:5:68: warning: 'headers' next to a '$ref' is ignored
                    at #/components/responses/R/headers
                    write it where the '$ref' leads, or leave out the '$ref'
                """,
            ]
        )
    }

    @Test(
        "booleans in words have one meaning everywhere",
        arguments: [("\"yes\"", true), ("\"True\"", true), ("\"on\"", true), ("\"no\"", false), ("\"x\"", false)]
    )
    func words(word: String, meaning: Bool) throws {
        for name in ["nullable", "x-nullable"] {
            let reading = Reading(schemas: #"{"S": {"type": "string", "\#(name)": \#(word)}}"#, version: "3.0.3")
            #expect(try reading.schema("S").isNullable == meaning, "\(name)")
            let isReported = name == "nullable" || word != "\"x\""
            #expect(messages(reading).map { $0.contains("'\(name)'") } == (isReported ? [true] : []))
        }
        let header = #"{"name": "Authorization", "in": "header", "required": \#(word), "schema": {"type": "string"}}"#
        let key = #"{"securitySchemes": {"k": {"type": "http", "scheme": "bearer"}}}"#
        let reading = Reading(operation: #"{"parameters": [\#(header)], "responses": {}}"#, components: key)
        #expect(try reading.operation().authorizationParameter == (meaning ? .required : .optional))
    }
}
