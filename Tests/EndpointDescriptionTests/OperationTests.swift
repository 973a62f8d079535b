import EndpointDescription
import Testing

@Suite struct OperationTests {
    @Test("every documented member is read")
    func everythingWrittenIsRead() throws {
        let reading = Reading(
            operation: """
                {"operationId": "putPet", "summary": "s", "description": "d", "tags": ["a", "b"], "deprecated": true,
                 "x-one": 1, "servers": [{"url": "/v2"}], "security": [{}],
                 "requestBody": {"required": true, "description": "b", "content": {
                    "multipart/form-data": {"schema": {"type": "object"}, "encoding": {
                        "photo": {"contentType": "image/png", "style": "form", "explode": true, "allowReserved": true,
                            "headers": {"X-P": {"schema": {"type": "string"}}}}}},
                    "application/json; charset=utf-8": {"example": {"a": 1}}}},
                 "responses": {
                    "200": {"description": "ok", "content": {"application/json": {"schema": {"type": "string"}}}},
                    "4XX": {"headers": {"X-A": {"schema": {"type": "array"}, "explode": true}, "Content-Type": {}}},
                    "5xx": {}, "default": {}, "x-note": 1}}
                """,
            method: "put"
        )
        let operation = try reading.operation()
        #expect(operation.method == .put && operation.path == "/pets" && operation.id == "putPet")
        #expect(operation.summary == "s" && operation.description == "d" && operation.tags == ["a", "b"])
        #expect(operation.isDeprecated && operation.extensions.map(\.name) == ["x-one"])
        #expect(operation.servers?.map(\.url) == ["/v2"])
        #expect(operation.security?.map(\.schemes.count) == [0])
        let body = try #require(operation.requestBody)
        #expect(body.isRequired && body.description == "b")
        #expect(body.content.map(\.name) == ["multipart/form-data", "application/json; charset=utf-8"])
        #expect(body.content.last?.schema == nil && body.content.last?.example?.text == #"{"a":1}"#)
        let encoding = try #require(body.content.first?.encoding.first)
        #expect(encoding.property == "photo" && encoding.contentType == "image/png" && encoding.style == .form)
        #expect(encoding.explode == true && encoding.allowReserved == true && encoding.headers.map(\.name) == ["X-P"])
        #expect(operation.responses.map(\.status) == [.code(200), .range(4), .range(5), .default])
        #expect(operation.responses.first?.content.first?.schema?.types == .string)
        #expect(operation.responses[1].headers.map(\.name) == ["X-A"])
        #expect(reading.reported.isEmpty)
    }

    @Test("operations keep the author's order, path by path")
    func operationsStandPathByPathInTheAuthorsOrder() throws {
        let reading = Reading(
            members:
                #""paths": {"/b": {"post": {}, "summary": "s", "get": {}}, "x-a": {"get": {}}, "/a": {"trace": {}}}"#
        )
        let operations = try #require(reading.description?.operations)
        #expect(operations.map { "\($0.method.token) \($0.path)" } == ["POST /b", "GET /b", "TRACE /a"])
        #expect(operations.map(\.summary) == ["s", "s", nil])
        #expect(operations.allSatisfy { $0.id == nil && $0.security == nil && $0.servers == nil })
    }

    @Test("webhooks and callbacks are read as operations")
    func webhooksAndCallbacksAreOperationsToo() throws {
        let reading = Reading(
            members: """
                "webhooks": {"newPet": {"post": {"operationId": "w", "requestBody": {"content": {"application/json": {}}}}}},
                "paths": {"/a": {"post": {"callbacks": {"x-no": 1, "done": {"{$url}": {"put": {"responses": {"200": {}}}}}}}}}
                """
        )
        let description = try #require(reading.description)
        #expect(description.webhooks.map(\.path) == ["newPet"] && description.webhooks.first?.requestBody != nil)
        let callback = try #require(description.operations.first?.callbacks.first)
        #expect(callback.callbackName == "done" && callback.path == "{$url}" && callback.method == .put)
        #expect(reading.reported.isEmpty)
    }

    @Test("a webhook, callback, link or media type whose name begins with 'x-' is read; an extension next to it is not")
    func namesLikeExtensions() throws {
        let reading = Reading(
            members: """
                "webhooks": {"x-order-paid": {"post": {}}, "x-note": 1},
                "paths": {"/a": {"post": {"operationId": "a", "callbacks": {"x-done": {"{$url}": {"put": {}, "x-note": 1}, "x-note": {}}},
                    "responses": {"200": {
                        "content": {"x-world/x-vrml": {"schema": {"type": "string"}}, "x-note": {}},
                        "links": {"x-next": {"operationId": "a"}, "x-note": 1}}}}}}
                """
        )
        let operation = try reading.operation()
        #expect(reading.description?.webhooks.map(\.path) == ["x-order-paid"])
        #expect(operation.callbacks.map(\.callbackName) == ["x-done"])
        #expect(operation.responses[0].content.map(\.name) == ["x-world/x-vrml"])
        #expect(operation.responses[0].links.map(\.name) == ["x-next"])
        #expect(!reading.log.hasErrors)
    }

    @Test("a callback that refers to itself is read once")
    func callbacksThatLeadToThemselvesEnd() {
        let reading = Reading(
            operation: ##"{"callbacks": {"c": {"$ref": "#/components/callbacks/C"}}}"##,
            components:
                ##"{"callbacks": {"C": {"{$url}": {"post": {"callbacks": {"c": {"$ref": "#/components/callbacks/C"}}}}}}}"##
        )
        #expect(reading.description?.operations.first?.callbacks.count == 1)
    }

    @Test("a repeated operationId is reported with both places")
    func anOperationIdUsedTwiceNamesBothPlaces() {
        let reading = Reading(
            members: """
                "paths": {"/a": {"get": {"operationId": "list"}},
                          "/b": {"get": {"operationId": "list"}}}
                """
        )
        #expect(
            reading.reported == [
                """
                api.json:3:41: warning: the operationId 'list' is already used by GET /a at api.json:2:41, so this operation is \
                named after its method and path
                    at #/paths/~1b/get/operationId
                    give every operation an operationId of its own
                """
            ]
        )
    }

    @Test("of paths that share a path item, the one that describes it keeps the operationId")
    func aSharedPathItemKeepsItsOperationID() {
        let reading = Reading(
            members: ##""paths": {"/a": {"$ref": "#/paths/~1b"}, "/b": {"get": {"operationId": "list"}}}"##
        )
        #expect(reading.description?.operations.filter { $0.id == "list" }.map(\.path) == ["/b"])
        let message = "share a path item and its operationId 'list', so GET /a is named after its method and path"
        #expect(messages(reading) == ["warning: GET /b and GET /a \(message)"])
    }

    @Test("if a GET and another method have one operationId, the GET keeps it", arguments: ["delete", "patch", "put"])
    func aGETKeepsItsOperationID(method: String) {
        for paths in [
            #""/a": {"\#(method)": {"operationId": "getPet"}, "get": {"operationId": "getPet"}}"#,
            #""/a": {"\#(method)": {"operationId": "getPet"}}, "/b": {"get": {"operationId": "getPet"}}"#,
        ] {
            let operations = Reading(members: #""paths": {\#(paths)}"#).description?.operations ?? []
            #expect(operations.count == 2)
            #expect(operations.filter { $0.id == "getPet" }.map(\.method) == [.get])
        }
    }

    @Test("a request body without content is no body")
    func aRequestWithoutContentHasNoBody() throws {
        let body = #"{"requestBody": {"content": {"application/json": {"schema": {"type": "string"}}}}}"#
        for method in ["get", "head"] {
            let reading = Reading(operation: body, method: method)
            #expect(try reading.operation().requestBody == nil)
            #expect(
                messages(reading) == [
                    "warning: a \(method.uppercased()) request has no content, so this body is left out (RFC 9110 §9.3)"
                ]
            )
        }
        let empty = Reading(
            operation:
                #"{"requestBody": {"content": {"application/x-www-form-urlencoded": {"schema": {"type": "object", "properties": {}}}}}}"#
        )
        #expect(empty.reported.isEmpty)
    }

    @Test("a link names its operation")
    func linksNameTheirOperation() throws {
        let reading = Reading(
            operation: """
                {"operationId": "a", "responses": {"200": {"links": {
                    "next": {"operationId": "a", "parameters": {"id": "$response.body#/id"}},
                    "lost": {"operationId": "aa"}}}}}
                """
        )
        let link = try #require(try reading.operation().responses.first?.links.first)
        #expect(link.operationID == "a" && link.parameters.first?.value.string == "$response.body#/id")
        #expect(
            messages(reading) == ["warning: there is no operation 'aa', so the link is left out; did you mean 'a'?"]
        )
    }

    @Test(
        "a link to an operation that is not in the description gets no code, and nothing else is lost",
        arguments: [
            (
                "https://api.example.com/#/paths/~1pets/get",
                "note: no code is generated for the link 'next': 'https://api.example.com/#/paths/~1pets/get' is the operation of another description"
            ),
            (
                "#/paths/~1pet/get",
                "warning: the link 'next' is left out: '#/paths/~1pet/get' does not exist; did you mean '/pets'?"
            ),
        ]
    )
    func linksToElsewhere(reference: String, message: String) throws {
        let links = #"{"next": {"operationRef": "\#(reference)"}}"#
        let reading = Reading(operation: #"{"responses": {"200": {"links": \#(links)}}}"#)
        #expect(try reading.operation().responses.first?.links.isEmpty == true)
        #expect(messages(reading) == [message])
    }

    @Test(
        "an error is reported and reading continues",
        arguments: [
            (
                #"{"responses": {"20O": {}}}"#,
                """
                api.json:2:50: error: '20O' is not a status code
                    at #/paths/~1pets/get/responses/20O
                    write a code from 100 to 599, a range such as '4XX', or 'default'
                """
            ),
            (
                #"{"responses": []}"#,
                """
                api.json:2:42: warning: 'responses' should be an object; this empty array is read as an empty object
                    at #/paths/~1pets/get/responses
                """
            ),
            (
                #"{"tags": "a"}"#,
                """
                api.json:2:37: warning: 'tags' should be an array, not a string; read as an array of one element
                    at #/paths/~1pets/get/tags
                """
            ),
            (
                #"{"tags": {"name": "a"}}"#,
                """
                api.json:2:37: error: 'tags' must be an array, not an object
                    at #/paths/~1pets/get/tags
                """
            ),
            (
                #"{"security": [{"keyy": []}]}"#,
                """
                api.json:2:51: warning: there is no security scheme 'keyy', so this part of 'security' is ignored; did you \
                mean 'key'?
                    at #/paths/~1pets/get/security/0/keyy
                """
            ),
            (
                #"{"deprecated": "soon"}"#,
                """
                api.json:2:43: error: 'deprecated' must be a boolean, not a string
                    at #/paths/~1pets/get/deprecated
                """
            ),
            (
                #"{"deprecated": "yes"}"#,
                """
                api.json:2:43: warning: 'deprecated' should be a boolean, not a string; read as true
                    at #/paths/~1pets/get/deprecated
                """
            ),
            (
                #"{"servers": [{"url": "https://{regoin}.example.com", "variables": {"region": {"default": "eu"}}}]}"#,
                """
                api.json:2:49: warning: the server URL's '{regoin}' is not declared, so callers must pass it; did you mean \
                'region'?
                    at #/paths/~1pets/get/servers/0/url
                    declare it under 'variables' with a 'default'
                """
            ),
        ]
    )
    func aFaultIsReportedAndReadingGoesOn(operation: String, message: String) {
        let reading = Reading(
            operation: operation,
            components: #"{"securitySchemes": {"key": {"type": "apiKey", "name": "k", "in": "query"}}}"#
        )
        #expect(reading.reported == [message])
        #expect(reading.description?.operations.count == 1)
    }

    @Test(
        "a member that belongs to another object or is misspelled is reported",
        arguments: [
            (#""paths": {"/a": {"responses": {}}}"#, "'responses' is not a member of a path item, so it is ignored"),
            (
                #""paths": {"/a": {"get": {"operationID": "a", "responses": {}}}}"#,
                "'operationID' is not a member of an operation, so it is ignored; did you mean 'operationId'?"
            ),
            (
                #""paths": {"/a": {"get": {"responses": {"200": {"description": "-", "schema": {}}}}}}"#,
                "the 'schema' of this response is not under 'content'; it is read as that of JSON"
            ),
            (
                #""paths": {"/a": {"get": {"responses": {"200": {"description": "-", "schema": {}, "content": {"text/csv": {}}}}}}}"#,
                "'schema' is not a member of a response, so it is ignored"
            ),
            (
                #""paths": {"/a": {"post": {"requestBody": {"requried": true, "content": {"text/plain": {}}}, "responses": {}}}}"#,
                "'requried' is not a member of a request body, so it is ignored; did you mean 'required'?"
            ),
            (#""host": "example.com", "paths": {}"#, "'host' is not a member of a description, so it is ignored"),
            (
                #""securityDefinitions": {}, "paths": {}"#,
                "'securityDefinitions' is not a member of a description, so it is ignored"
            ),
            (
                #""paths": {"/a": {"get": {"produces": ["text/plain"], "responses": {}}}}"#,
                "'produces' is not a member of an operation, so it is ignored"
            ),
            (
                #""paths": {"/a": {"gte": {"responses": {}}}}"#,
                "'gte' is not a member of a path item, so it is ignored; did you mean 'get'?"
            ),
            (
                #""paths": {"/a": {"copy": {"responses": {}}, "comment": {}}}"#,
                "'copy' is not a member of a path item, so it is ignored"
            ),
            (
                #""paths": {"/a": {"get": {"responses": {"200": null}}}}"#,
                "the response '200' is null and is read as one without a body"
            ),
        ]
    )
    func foreignMembersAreReported(members: String, message: String) {
        #expect(messages(Reading(members: members)) == ["warning: \(message)"])
    }

    @Test(
        "a schema titled as a stream is one in place of a response or a media type as well",
        arguments: [
            #"{"type": "object", "properties": {}, "title": "Stream result of Pet"}"#,
            #"{"content": {"application/json": {"type": "object", "properties": {}, "title": "Stream result of Pet"}}}"#,
        ]
    )
    func misplacedStreamSchema(response: String) throws {
        let reading = Reading(operation: #"{"responses": {"200": \#(response)}}"#)
        #expect(try reading.operation().responses[0].content.map(\.type.isStream) == [true])
    }

    @Test("a header that refers to a schema leaves the schema's required members as they are")
    func schemaInPlaceOfAHeader() throws {
        let headers = ##"{"X-Rate": {"$ref": "#/components/schemas/Rate"}, "X-A": {"schema": {"type": "integer"}}}"##
        let schemas = #"{"Rate": {"type": "object", "required": ["limit"], "properties": {"limit": {}}}}"#
        let operation = #"{"responses": {"200": {"description": "-", "type": "string", "headers": \#(headers)}}}"#
        let reading = Reading(
            members: #""paths": {"/a": {"get": \#(operation)}}, "components": {"schemas": \#(schemas)}"#
        )
        let response = try reading.operation().responses[0]
        #expect(response.content.count == 1)
        #expect(response.headers.map(\.name) == ["X-Rate", "X-A"])
        #expect(response.headers[0].schema?.target.required == ["limit"])
        #expect(!reading.reported.contains { $0.contains("error") })
    }

    @Test("the schema of a parameter in place of a schema is read, and its 'required' lists no members")
    func parameterAsSchema() {
        let schemas = ##"{"A": {"properties": {"a": {"$ref": "#/components/parameters/P"}}}}"##
        let parameters = #"{"P": {"name": "p", "in": "query", "required": true, "schema": {"type": "string"}}}"#
        let reading = Reading(
            members: #""paths": {}, "components": {"schemas": \#(schemas), "parameters": \#(parameters)}"#
        )
        #expect(
            messages(reading) == [
                "warning: '$ref' refers to a parameter, not to a schema; its schema is read"
            ]
        )
    }

    @Test("a member of a vendor is not reported")
    func vendorMembersAreNotReported() {
        let members = #""x-note": 1, "vendor": 2, "paths": {"/a": {"id": 1, "path": "/a", "host": "b"}}"#
        #expect(messages(Reading(members: members)).isEmpty)
    }

    @Test("a path that only lacks its slash is read with it")
    func aPathThatOnlyLacksItsSlashIsReadWithIt() throws {
        let operation = #"{"responses": {"204": {"description": "Done."}}}"#
        let reading = Reading(members: #""paths": {"pets": {"get": \#(operation)}}"#)
        #expect(messages(reading) == ["warning: the path 'pets' does not begin with '/', so it is read as '/pets'"])
        #expect(try reading.operation().path == "/pets")
    }

    @Test("a path without its slash is an error next to the same path with it")
    func aPathWithoutItsSlashIsAnErrorBesideTheSamePathWithIt() throws {
        let operation = #"{"responses": {"204": {"description": "Done."}}}"#
        let reading = Reading(members: #""paths": {"pets": {"get": \#(operation)}, "/pets": {"get": \#(operation)}}"#)
        #expect(messages(reading) == ["error: the path 'pets' does not begin with '/'"])
        #expect(reading.description?.operations.count == 1)
    }

    @Test(
        "an invalid path is reported",
        arguments: [
            (#"{"{base}/pets": {"get": {}}}"#, "error: the path '{base}/pets' does not begin with '/'"),
            (#"{"schemas": {"Pet": {}}}"#, "error: the path 'schemas' does not begin with '/'"),
            (#"{"https://b.test/pets": {"get": {}}}"#, "error: the path 'https://b.test/pets' does not begin with '/'"),
            (#"{"/pets/{id": {"get": {}}}"#, "error: the braces in '/pets/{id' do not pair up"),
            (#"{"/pets/id}": {"get": {}}}"#, "error: the braces in '/pets/id}' do not pair up"),
            (#"{"/pets/{{a}b}": {"get": {}}}"#, "error: the braces in '/pets/{{a}b}' do not pair up"),
            (#"{"/pets": 7}"#, "error: '/pets' must be an object, not a number"),
        ]
    )
    func whatIsNoPathIsReported(paths: String, message: String) {
        let reading = Reading(members: #""paths": \#(paths)"#)
        #expect(messages(reading) == [message])
        #expect(reading.description?.operations.isEmpty == true)
    }
}
