import Testing

@Suite("Snippets: successes")
struct ResponseSnippets {
    @Test("one success with a body")
    func one() throws {
        try snippet(
            operation: #"""
                {"operationId": "count", "responses": {"200": {"description": "How many.",
                    "content": {"application/json": {"schema": {"type": "integer"}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Count: Endpoint {
                public typealias Response = Int

                public static var operation: OperationInfo {
                    OperationInfo(id: "count", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<Int, Never> {
                    switch response.status {
                    case 200: .success(try response.json())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("no body in any success is NoContent")
    func nothing() throws {
        try snippet(
            operation: #"""
                {"operationId": "touch", "responses": {"202": {"description": "Soon."}, "204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct Touch: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "touch", method: .post, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 202: .success(NoContent())
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("204 beside 200 makes the response optional")
    func sometimes() throws {
        try snippet(
            operation: #"""
                {"operationId": "next", "responses": {
                    "200": {"description": "The next.", "content": {"application/json": {"schema": {"type": "string"}}}},
                    "204": {"description": "There is none."}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Next: Endpoint {
                public typealias Response = String?

                public static var operation: OperationInfo {
                    OperationInfo(id: "next", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String?, Never> {
                    switch response.status {
                    case 200: .success(try response.json())
                    case 204: .success(nil)
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("several successes with several bodies are an enum")
    func several() throws {
        try snippet(
            operation: #"""
                {"operationId": "order", "responses": {
                    "2XX": {"description": "Fine."},
                    "200": {"description": "Here.", "content": {"application/json": {"schema": {"type": "string"}}}},
                    "202": {"description": "Later.", "content": {"application/json": {"schema": {
                        "type": "object", "required": ["after"], "properties": {"after": {"type": "integer"}}}}}}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct Order: Endpoint {
                public static var operation: OperationInfo {
                    OperationInfo(id: "order", method: .post, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
                    switch response.status {
                    case 200: .success(.ok(try response.json()))
                    case 202: .success(.accepted(try response.json()))
                    case 200..<300: .success(.success)
                    default: .undocumented
                    }
                }

                public struct AcceptedBody: HashedModel {
                    public var after: Int

                    public init(after: Int) {
                        self.after = after
                    }

                    public init(from json: inout ObjectReader) throws {
                        after = try json.required("after")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.required("after", after)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(after, other.after)
                    }
                }

                public enum Response: Sendable {
                    case ok(String)
                    case accepted(AcceptedBody)
                    case success
                }
            }
            """#
        )
    }

    @Test("two successes with one body are that body")
    func alike() throws {
        try snippet(
            operation: #"""
                {"operationId": "put", "responses": {
                    "200": {"description": "Changed.", "content": {"application/json": {"schema": {"type": "string"}}}},
                    "201": {"description": "New.", "content": {"application/json": {"schema": {"type": "string"}}}}}}
                """#,
            method: "put"
        ).becomes(
            #"""
            /// `PUT /things`
            public struct Put: Endpoint {
                public typealias Response = String

                public static var operation: OperationInfo {
                    OperationInfo(id: "put", method: .put, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
                    switch response.status {
                    case 200: .success(try response.json())
                    case 201: .success(try response.json())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("a text response and its Accept header")
    func text() throws {
        try snippet(
            operation: #"""
                {"operationId": "read", "responses": {"200": {"description": "A text.", "content": {"text/markdown": {"schema": {"type": "string"}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Read: Endpoint {
                public typealias Response = String

                public static var operation: OperationInfo {
                    OperationInfo(id: "read", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.accept("text/markdown")
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
                    switch response.status {
                    case 200: .success(try response.text())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("octets are data")
    func octets() throws {
        try snippet(
            operation: #"""
                {"operationId": "download", "responses": {"200": {"description": "A file.", "content": {"image/png": {}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Download: Endpoint {
                public typealias Response = Data

                public static var operation: OperationInfo {
                    OperationInfo(id: "download", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.accept("image/png")
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
                    switch response.status {
                    case 200: .success(try response.data())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test(
        "JSON that nothing describes, as frameworks add it, yields to text and bytes",
        arguments: [
            (#""application/json": {"schema": {}}, "image/png": {}"#, "Data", "image/png"),
            (#""application/json": {}, "text/csv": {"schema": {"type": "string"}}"#, "String", "text/csv"),
            (
                #"""
                "application/json": {"schema": {"type": "string"}},
                "video/mp4": {"schema": {"type": "string", "format": "binary"}},
                "image/webp": {"schema": {"type": "string", "format": "binary"}}
                """#,
                "Data", "video/mp4, image/webp"
            ),
            (#""image/png": {}, "image/jpeg": {}"#, "Data", "image/png, image/jpeg"),
        ]
    )
    func placeholderJSON(content: String, type: String, accept: String) throws {
        let snippet = try responding(content)
        #expect(snippet.said == [])
        #expect(snippet.swift.contains("public typealias Response = \(type)\n"))
        #expect(snippet.swift.contains("request.accept(\"\(accept)\")"))
    }

    @Test(
        "JSON is requested where it is described, or where the others say the same or nothing more",
        arguments: [
            (#""application/json": {"schema": {"type": "integer"}}, "image/png": {}"#, "Int"),
            (
                #""text/plain": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "string"}}"#,
                "String"
            ),
            (#""application/json": {"schema": {"type": "string", "enum": ["a"]}}, "image/png": {}"#, "OK"),
            (#""application/json": {}, "application/xml": {"schema": {"type": "string"}}"#, "JSONValue"),
            (#""application/json": {"schema": {"type": "string"}}, "text/html": {}"#, "String"),
        ]
    )
    func describedJSON(content: String, type: String) throws {
        let swift = try responding(content).swift
        #expect(!swift.contains("request.accept("))
        #expect(swift.contains("try response.json()"))
        #expect(type == "OK" || swift.contains("public typealias Response = \(type)\n"))
    }

    private func responding(_ content: String) throws -> Snippet {
        try snippet(
            operation: #"""
                {"operationId": "read", "responses": {"200": {"description": "It.", "content": {\#(content)}}}}
                """#
        )
    }
}
