import Testing

@testable import EndpointGeneration

@Suite("Snippets: webhooks and callbacks")
struct WebhookSnippets {
    @Test("bodies with a common tag are one union")
    func event() throws {
        func webhook(_ kind: String) -> String {
            let schema = #"{"type": "object", "required": ["kind"], "properties": {"kind": {"const": "\#(kind)"}}}"#
            return #""\#(kind)": {"post": {"requestBody": {"content": {"application/json": {"schema": \#(schema)}}}}}"#
        }
        let printed = try snippet(webhooks: [webhook("made"), webhook("lost")].joined(separator: ","))
        #expect(printed.reported == [])
        #expect(
            printed.swift.contains(
                #"""
                        public init(from json: inout ValueReader) throws {
                            switch try json.tag("kind") {
                            case "made": self = .made(try json.read())
                            case "lost": self = .lost(try json.read())
                            default: self = .undocumented(try json.undocumentedObject())
                            }
                        }
                """#
            )
        )
    }

    @Test("bodies that are not one union are not reported as its alternatives")
    func unusedUnion() throws {
        func webhook(_ name: String) -> String {
            let schema = #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}"#
            return #""\#(name)": {"post": {"requestBody": {"content": {"application/json": {"schema": \#(schema)}}}}}"#
        }
        let printed = try snippet(webhooks: [webhook("made"), webhook("lost")].joined(separator: ","))
        #expect(printed.reported == ["note: the bodies cannot be distinguished, so each is read as its own type"])
    }

    @Test("bodies that only trial can distinguish are not a union")
    func indistinct() throws {
        func webhook(_ name: String, _ member: String) -> String {
            let schema = #"{"type": "object", "properties": {"\#(member)": {"type": "string"}}}"#
            return #""\#(name)": {"post": {"requestBody": {"content": {"application/json": {"schema": \#(schema)}}}}}"#
        }
        let printed = try snippet(webhooks: [webhook("made", "a"), webhook("lost", "b")].joined(separator: ","))
        #expect(
            printed.reported == [
                "note: the bodies cannot be distinguished, so each is read as its own type"
            ]
        )
        #expect(!printed.swift.contains("Event"))
    }

    @Test("a webhook's body may be missing only if the description says that it is optional")
    func optionalBody() throws {
        let printed = try snippet(
            webhooks: #"""
                "a": {"post": {"requestBody": {"required": false, "content": {"application/json": {}}}}},
                "b": {"post": {"requestBody": {"content": {"application/json": {}}}}}
                """#
        )
        #expect(printed.swift.contains("payload = body.isEmpty ? nil : try JSONValue(jsonData: body)"))
        #expect(printed.swift.contains("payload = try JSONValue(jsonData: body)"))
    }

    @Test("a body that is not JSON is bytes, with a note")
    func bytes() throws {
        let printed = try snippet(
            webhooks: #""a": {"post": {"requestBody": {"content": {"application/x-www-form-urlencoded": {}}}}}"#
        )
        #expect(printed.swift.contains("public var payload: Data\n"))
        #expect(printed.swift.contains("payload = body\n"))
        #expect(printed.reported == ["note: application/x-www-form-urlencoded is received as its bytes"])
    }

    @Test("a note says that the callbacks of a webhook are left to the caller")
    func callbacksOfAWebhook() throws {
        let callback = #"{"{$request.body#/reply}": {"post": {"responses": {}}}}"#
        let snippet = try snippet(
            webhooks: #""asked": {"post": {"callbacks": {"answered": \#(callback)}, "responses": {"200": {}}}}"#
        )
        #expect(snippet.reported == ["note: the callbacks of a webhook or a callback are left to the caller"])
    }

    @Test("two webhooks whose names differ only in punctuation are told apart, with a note")
    func namesakes() throws {
        let printed = try snippet(
            webhooks: #"""
                "order.created": {"post": {"responses": {"200": {}}}},
                "order-created": {"post": {"responses": {"200": {}}}},
                "pet": {"post": {"responses": {"200": {}}}, "get": {"responses": {"200": {}}}}
                """#
        )
        #expect(printed.swift.contains("public struct OrderCreatedPost: Webhook {"))
        #expect(
            printed.reported == [
                "note: webhook 'order-created' becomes 'OrderCreatedPost': 'OrderCreated' is taken"
            ]
        )
    }

    @Test("a second request of a callback is named after its operation")
    func secondRequest() throws {
        let request = #"{"post": {"operationId": "failed", "responses": {"200": {}}}}"#
        let first = #"{"post": {"operationId": "other", "responses": {"200": {}}}}"#
        let printed = try snippet(
            operation: #"""
                {"operationId": "get", "responses": {"204": {"description": "-"}}, "callbacks": {
                    "done": {"{$request.query.a}": \#(first), "{$request.query.b}": \#(request)}}}
                """#
        )
        #expect(printed.swift.contains("public struct Done: Webhook {"))
        #expect(printed.swift.contains("public struct Failed: Webhook {"))
        #expect(printed.reported == [])
    }

    @Test("the names of a webhook and its headers can be chosen")
    func chosenNames() throws {
        let operation = #"""
            {"x-endpoint-name": "Born", "parameters": [
                {"name": "X-Try", "in": "header", "x-endpoint-name": "attempt", "schema": {"type": "integer"}}],
             "requestBody": {"content": {"application/json": {"schema": {
                "type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}}}}, "responses": {"200": {}}}
            """#
        let other = #"""
            {"requestBody": {"content": {"application/json": {"schema": {
                "type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}}}}, "responses": {"200": {}}}
            """#
        let printed = try snippet(webhooks: #""pet.new": {"post": \#(operation)}, "pet.old": {"post": \#(other)}"#)
        #expect(printed.swift.contains("public struct Born: Webhook {"))
        #expect(printed.swift.contains("public var attempt: Int?"))
        #expect(printed.swift.contains("case born(Born.Payload)"))
        #expect(printed.reported == [])
    }

    @Test("webhooks compile next to components with the names of library types")
    func shadows() throws {
        let printed = try snippet(
            webhooks: #"""
                "Webhook": {"post": {
                    "parameters": [{"name": "Body", "in": "header", "schema": {"type": "string"}}],
                    "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Data"}}}}
                }}
                """#,
            schemas: #""Data": {"type": "object"}, "HeaderFields": {"type": "object"}, "Webhooks": {"type": "string"}"#
        )
        #expect(printed.swift.contains("public enum WebhookRequests {"))
        #expect(printed.swift.contains("public struct Webhook: EndpointRuntime.Webhook {"))
        #expect(
            printed.swift.contains("init(headers: EndpointRuntime.HeaderFields = [:], body: Foundation.Data) throws {")
        )
        #expect(printed.swift.contains("payload = try Data(jsonData: body)"))
        #expect(printed.swift.contains(#"self.body = try headers.optional("Body")"#))
    }

    @Test("a note says why a webhook does not have the usual name")
    func renamed() throws {
        let printed = try snippet(
            webhooks: #"""
                "string": {"post": {"responses": {"200": {}}}}, "2fa": {"post": {"responses": {"200": {}}}}
                """#
        )
        #expect(
            printed.reported == [
                "note: webhook 'string' becomes 'StringValue': 'String' is reserved",
                "note: webhook '2fa' becomes '_2faModel': '_2fa' is kept for members",
            ]
        )
    }
}
