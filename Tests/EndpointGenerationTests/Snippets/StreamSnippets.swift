import Testing

@Suite("Snippets: streams")
struct StreamSnippets {
    @Test("events are read as they arrive, with data of the schema's type")
    func events() throws {
        try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {
                    "200": {"description": "OK", "content": {"text/event-stream": {"schema": {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}}}}},
                    "503": {"description": "No", "content": {"application/json": {"schema": {"type": "string"}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Listen: Endpoint {
                public typealias Response = EventStream<Event>

                public static var operation: OperationInfo {
                    OperationInfo(id: "listen", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.stream()
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Event>, Failure> {
                    switch response.status {
                    case 200: .success(try response.events(as: .serverSentEvents))
                    case 503: .failure(.unavailable(try response.json()))
                    default: .undocumented
                    }
                }

                public struct Event: HashedModel {
                    public var text: String

                    public init(text: String) {
                        self.text = text
                    }

                    public init(from json: inout ObjectReader) throws {
                        text = try json.required("text")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.required("text", text)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(text, other.text)
                    }
                }

                public enum Failure: Sendable {
                    /// No
                    case unavailable(String)
                }
            }
            """#
        )
    }

    @Test(
        "an element is one line, one record, one event, or a part of its data",
        arguments: [
            ("application/jsonl", #""schema": {"type": "integer"}"#, "Int", ".jsonLines"),
            (
                "application/x-ndjson", #""schema": {"type": "array", "items": {"type": "integer"}}"#, "Int",
                ".jsonLines"
            ),
            ("application/geo+json-seq", #""itemSchema": {"type": "integer"}"#, "Int", ".jsonSequence"),
            ("application/jsonl", "", "JSONValue", ".jsonLines"),
            ("text/event-stream; charset=utf-8", #""schema": {"type": "integer"}"#, "Int", ".serverSentEvents"),
            ("text/event-stream", "", "ServerSentEvent", ".serverSentEvents"),
            ("text/event-stream", #""schema": {"type": "string"}"#, "ServerSentEvent", ".serverSentEvents"),
            (
                "text/event-stream",
                ##""itemSchema": {"$ref": "#/components/schemas/Event"}"##,
                "Event", ".serverSentEvents, reading: .event"
            ),
            (
                "text/event-stream",
                ##""itemSchema": {"$ref": "#/components/schemas/TextEvent"}"##,
                "TextEvent", ".serverSentEvents, reading: .event(data: .text)"
            ),
            (
                "text/event-stream",
                ##""schema": {"$ref": "#/components/schemas/AnyEvent"}"##,
                "AnyEvent", ".serverSentEvents, reading: .event(data: .jsonOrText)"
            ),
        ]
    )
    func elements(mediaType: String, schema: String, element: String, format: String) throws {
        let swift = try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {"200": {"description": "OK", "content": {"\#(mediaType)": {\#(schema)}}}}}
                """#,
            components: ##"""
                "schemas": {
                    "Event": {"type": "object", "properties": {"event": {"type": "string"}, "data": {"type": "object"}}},
                    "TextEvent": {"type": "object", "properties": {"event": {"type": "string"}, "data": {"type": "string"}}},
                    "AnyEvent": {"oneOf": [{"$ref": "#/components/schemas/Event"}, {"$ref": "#/components/schemas/TextEvent"}]}}
                """##
        ).swift
        let accept =
            mediaType.contains("charset")
            ? ["\"\(mediaType)\""] : mediaType == "text/event-stream" ? [""] : ["\"\(mediaType)\""]
        #expect(swift.contains("typealias Response = EventStream<\(element)>"), "\(swift)")
        #expect(swift.contains("case 200: .success(try response.events(as: \(format)))"), "\(swift)")
        #expect(swift.contains("request.stream(\(accept[0]))"), "\(swift)")
    }

    @Test("a response that is whole or a stream becomes two endpoints; the second requests the stream")
    func both() throws {
        try snippet(
            pathItem: #"""
                {"post": {"operationId": "say",
                    "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Prompt"}}}},
                    "responses": {"200": {"description": "OK", "content": {
                        "application/json": {"schema": {"type": "string"}}, "text/event-stream": {"schema": {"type": "integer"}}}}}}}
                """#,
            components: #"""
                "schemas": {"Prompt": {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}, "stream": {"type": "boolean"}}}}
                """#
        ).becomes(
            #"""
            /// Reads the response as a whole; `SayStream` reads it while it arrives.
            ///
            /// `POST /things`
            public struct Say: Endpoint {
                public typealias Response = String

                public static var operation: OperationInfo {
                    OperationInfo(id: "say", method: .post, path: "/things")
                }

                public var body: Prompt

                public init(body: Prompt) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.json(body)
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
                    switch response.status {
                    case 200: .success(try response.json())
                    default: .undocumented
                    }
                }
            }

            /// Reads the response while it arrives, and sets `stream`; `Say` reads it as a whole.
            ///
            /// `POST /things`
            public struct SayStream: Endpoint {
                public typealias Response = EventStream<Int>

                public static var operation: OperationInfo {
                    OperationInfo(id: "say", method: .post, path: "/things")
                }

                public var body: Prompt

                public init(body: Prompt) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.stream()
                    var body = self.body
                    body.stream = true
                    request.json(body)
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Int>, Never> {
                    switch response.status {
                    case 200: .success(try response.events(as: .serverSentEvents))
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: [
                "note: this operation has a complete and a streamed response: Say reads the complete one, SayStream the streamed one, and sets 'stream'"
            ]
        )
    }

    @Test("a query parameter may request the stream, or only Accept")
    func switches() throws {
        func swift(_ parameter: String) throws -> String {
            try snippet(
                pathItem: #"""
                    {"get": {"operationId": "say", "parameters": [{"name": "\#(parameter)", "in": "query", "schema": {"type": "boolean"}}],
                        "responses": {"200": {"description": "OK", "content": {
                            "application/json": {"schema": {"type": "string"}}, "application/jsonl": {"schema": {"type": "integer"}}}}}}}
                    """#
            ).swift
        }
        let set = try swift("stream")
        #expect(set.contains(#"request.query("stream", true)"#) && set.contains("`GET /things`"))
        let unset = try swift("live")
        #expect(!unset.contains("true") && unset.contains("requests it by `Accept`"))
    }

    @Test("the data of an event is read as the JSON that 'contentSchema' describes")
    func describedData() throws {
        try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {
                    "200": {"description": "OK", "content": {"text/event-stream": {"itemSchema": {
                        "type": "object", "required": ["data"], "properties": {
                            "event": {"type": "string"},
                            "data": {"type": "string", "contentMediaType": "application/json", "contentSchema": {
                                "type": "object", "required": ["text"], "properties": {
                                    "text": {"type": "string"},
                                    "raw": {"type": "string", "contentMediaType": "application/json", "contentSchema": {"type": "integer"}}}}}}}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Listen: Endpoint {
                public typealias Response = EventStream<Event>

                public static var operation: OperationInfo {
                    OperationInfo(id: "listen", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.stream()
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Event>, Never> {
                    switch response.status {
                    case 200: .success(try response.events(as: .serverSentEvents, reading: .event))
                    default: .undocumented
                    }
                }

                public struct Event: HashedModel {
                    public var event: String?
                    public var data: Data

                    public init(data: Data, event: String? = nil) {
                        self.data = data
                        self.event = event
                    }

                    public init(from json: inout ObjectReader) throws {
                        event = try json.optional("event")
                        data = try json.required("data")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.optional("event", event)
                        try json.required("data", data)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(data, other.data)
                        pairs.add(event, other.event)
                    }

                    public struct Data: HashedModel {
                        public var text: String
                        public var raw: String?

                        public init(text: String, raw: String? = nil) {
                            self.text = text
                            self.raw = raw
                        }

                        public init(from json: inout ObjectReader) throws {
                            text = try json.required("text")
                            raw = try json.optional("raw")
                        }

                        public func encode(to json: inout ObjectWriter) throws {
                            try json.required("text", text)
                            try json.optional("raw", raw)
                        }

                        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                            pairs.add(text, other.text)
                            pairs.add(raw, other.raw)
                        }
                    }
                }
            }
            """#,
            saying: [
                "note: 'raw' is a string that contains JSON; its 'contentSchema' is ignored"
            ]
        )
    }

    @Test(
        "'contentSchema' has no effect without a JSON media type",
        arguments: ["", #""contentMediaType": "text/csv","#]
    )
    func undeclaredData(mediaType: String) throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {
                    "200": {"description": "OK", "content": {"text/event-stream": {"itemSchema": {
                        "type": "object", "required": ["data"], "properties": {
                            "data": {"type": "string", \#(mediaType) "contentSchema": {"type": "integer"}},
                            "raw": {"type": "string", \#(mediaType) "contentSchema": {"type": "integer"}}}}}}}}}
                """#
        )
        #expect(snippet.swift.contains("public var data: String\n"))
        #expect(snippet.said.isEmpty)
    }
}
