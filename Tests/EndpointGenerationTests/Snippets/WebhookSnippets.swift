import Testing

@testable import EndpointGeneration

@Suite("Snippets: webhooks and callbacks")
struct WebhookSnippets {
    @Test("a webhook has its payload and its documented headers")
    func whole() throws {
        try snippet(
            webhooks: #"""
                "thing.made": {"post": {
                    "summary": "There is a new thing.",
                    "parameters": [{"name": "X-Delivery", "in": "header", "required": true, "schema": {"type": "integer"}}],
                    "requestBody": {"required": true, "content": {"application/json": {
                        "schema": {"type": "array", "items": {"type": "string"}}}}}
                }}
                """#
        ).becomes(
            #"""
            /// Requests that the service sends by itself.
            public enum Webhooks {
                /// There is a new thing.
                public struct ThingMade: Webhook {
                    public static var name: String { "thing.made" }

                    public var payload: [String]

                    /// The header `X-Delivery`.
                    public var delivery: Int

                    public init(payload: [String], delivery: Int) {
                        self.payload = payload
                        self.delivery = delivery
                    }

                    public init(headers: HeaderFields, body: Data) throws {
                        payload = try [String](jsonData: body)
                        delivery = try headers.required("X-Delivery")
                    }
                }
            }
            """#
        )
    }

    @Test("bodies with a common tag are one union")
    func event() throws {
        func webhook(_ kind: String) -> String {
            let schema = #"{"type": "object", "required": ["kind"], "properties": {"kind": {"const": "\#(kind)"}}}"#
            return #""\#(kind)": {"post": {"requestBody": {"content": {"application/json": {"schema": \#(schema)}}}}}"#
        }
        let printed = try snippet(webhooks: [webhook("made"), webhook("lost")].joined(separator: ","))
        #expect(printed.said == [])
        #expect(
            printed.swift.contains(
                #"""
                        public init(from json: inout ValueReader) throws {
                            switch try json.tag("kind") {
                            case "made": self = .made(try json.read())
                            case "lost": self = .lost(try json.read())
                            default: self = .undocumented(try json.read())
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
        #expect(printed.said == ["note: the bodies cannot be told apart, so each is read as a type of its own"])
    }

    @Test("bodies that only trial can distinguish are not a union")
    func indistinct() throws {
        func webhook(_ name: String, _ member: String) -> String {
            let schema = #"{"type": "object", "properties": {"\#(member)": {"type": "string"}}}"#
            return #""\#(name)": {"post": {"requestBody": {"content": {"application/json": {"schema": \#(schema)}}}}}"#
        }
        let printed = try snippet(webhooks: [webhook("made", "a"), webhook("lost", "b")].joined(separator: ","))
        #expect(
            printed.said == [
                "note: the bodies cannot be told apart, so each is read as a type of its own"
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
        #expect(printed.said == ["note: application/x-www-form-urlencoded is received as its bytes"])
    }

    @Test("a note says that the callbacks of a webhook are left to the caller")
    func callbacksOfAWebhook() throws {
        let callback = #"{"{$request.body#/reply}": {"post": {"responses": {}}}}"#
        let snippet = try snippet(
            webhooks: #""asked": {"post": {"callbacks": {"answered": \#(callback)}, "responses": {"200": {}}}}"#
        )
        #expect(snippet.said == ["note: the callbacks of a webhook or a callback are left to the caller"])
    }

    @Test("webhooks compile beside components with the names of library types")
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

    @Test("a callback is nested in its operation")
    func callback() throws {
        try snippet(
            operation: #"""
                {"operationId": "watch", "responses": {"204": {"description": "Yes."}}, "callbacks": {
                    "seen": {"{$request.query.url}": {"put": {"requestBody": {
                        "content": {"application/json": {"schema": {"type": "string"}}}}}}}
                }}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Watch: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "watch", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                /// Requests that the service sends later because of this call.
                public enum Callbacks {
                    /// Sent with `PUT` to `{$request.query.url}`.
                    public struct Seen: Webhook {
                        public static var name: String { "seen" }

                        public var payload: String

                        public init(payload: String) {
                            self.payload = payload
                        }

                        public init(headers: HeaderFields = [:], body: Data) throws {
                            payload = try String(jsonData: body)
                        }
                    }
                }
            }
            """#
        )
    }
}
