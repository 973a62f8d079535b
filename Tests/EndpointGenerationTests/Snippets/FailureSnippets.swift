import Testing

@Suite("Snippets: failures")
struct FailureSnippets {
    static let problem = #""schemas": {"Problem": {"type": "object", "properties": {"title": {"type": "string"}}}}"#

    @Test("exact statuses come before ranges and the default, in any order")
    func order() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "responses": {
                    "default": {"description": "Anything else.", "content": {"text/plain": {}}},
                    "4XX": {"description": "Your fault.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
                    "404": {"description": "There is no such thing.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
                    "410": {"description": "Gone."},
                    "200": {"description": "The thing.", "content": {"application/json": {"schema": {"type": "string"}}}}}}
                """#,
            components: Self.problem
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = String

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Failure> {
                    switch response.status {
                    case 200: .success(try response.json())
                    case 404: .failure(.notFound(try response.json()))
                    case 410: .failure(.gone)
                    case 400..<500: .failure(.clientError(response.status, try response.json()))
                    default: .failure(.other(response.status, try response.text()))
                    }
                }

                public enum Failure: Sendable {
                    /// There is no such thing.
                    case notFound(Problem)
                    /// Gone.
                    case gone
                    /// Your fault.
                    case clientError(Int, Problem)
                    /// Anything else.
                    case other(Int, String)
                }
            }
            """#
        )
    }

    @Test("an operation without documented failures has the failure Never")
    func never() throws {
        try snippet(
            operation: #"{"operationId": "ping", "responses": {"204": {"description": "Pong."}}}"#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Ping: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "ping", method: .get, path: "/things")
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
            }
            """#
        )
    }

    @Test("a default beside no success is the success within 2XX and the failure of every other status")
    func onlyDefault() throws {
        try snippet(
            operation: #"""
                {"operationId": "ping", "responses": {"default": {"description": "Pong.", "content": {"application/json": {"schema": {"type": "string"}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Ping: Endpoint {
                public typealias Response = String

                public static var operation: OperationInfo {
                    OperationInfo(id: "ping", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Failure> {
                    switch response.status {
                    case 200..<300: .success(try response.json())
                    default: .failure(.other(response.status, try response.json()))
                    }
                }

                public enum Failure: Sendable {
                    /// Pong.
                    case other(Int, String)
                }
            }
            """#
        )
    }

    @Test("an inline body of a failure is a type beside the failures")
    func inline() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "responses": {
                    "204": {"description": "Done."},
                    "5XX": {"description": "Our fault.", "content": {"application/problem+json": {"schema": {
                        "type": "object", "required": ["code"], "properties": {"code": {"type": "integer"}}}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
                    switch response.status {
                    case 204: .success(NoContent())
                    case 500..<600: .failure(.serverError(response.status, try response.json()))
                    default: .undocumented
                    }
                }

                public enum Failure: Sendable {
                    /// Our fault.
                    case serverError(Int, ServerErrorBody)

                    public struct ServerErrorBody: HashedModel {
                        public var code: Int

                        public init(code: Int) {
                            self.code = code
                        }

                        public init(from json: inout ObjectReader) throws {
                            code = try json.required("code")
                        }

                        public func encode(to json: inout ObjectWriter) throws {
                            try json.required("code", code)
                        }

                        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                            pairs.add(code, other.code)
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("operations with the same failures share their type")
    func shared() throws {
        try snippet(
            pathItem: #"""
                {"get": {"operationId": "getThing", "responses": {"204": {"description": "Done."}, "404": {"$ref": "#/components/responses/Lost"}}},
                 "delete": {"operationId": "deleteThing", "responses": {"204": {"description": "Done."}, "404": {"$ref": "#/components/responses/Lost"}}}}
                """#,
            components: #"""
                "responses": {"Lost": {"description": "Lost.", "content": {"application/json": {"schema": {"type": "string"}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
                    switch response.status {
                    case 204: .success(NoContent())
                    case 404: .failure(.notFound(try response.json()))
                    default: .undocumented
                    }
                }

                public enum Failure: Sendable {
                    /// Lost.
                    case notFound(String)
                }
            }

            /// `DELETE /things`
            public struct DeleteThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "deleteThing", method: .delete, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
                    switch response.status {
                    case 204: .success(NoContent())
                    case 404: .failure(.notFound(try response.json()))
                    default: .undocumented
                    }
                }

                public enum Failure: Sendable {
                    /// Lost.
                    case notFound(String)
                }
            }
            """#
        )
    }

    @Test("a failure that is described as an object is read as JSON, whatever media type the operation produces")
    func objectInBytes() throws {
        let object = #"{"type": "object", "properties": {"message": {"type": "string"}}}"#
        let swift = try snippet(
            operation: #"""
                {"operationId": "export", "responses": {
                    "200": {"description": "A file.", "content": {"application/x-tar": {"schema": \#(object)}}},
                    "400": {"description": "No.", "content": {"application/x-tar": {"schema": \#(object)}}},
                    "404": {"description": "Gone.", "content": {"text/plain": {"schema": \#(object)}}},
                    "410": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}}}}
                """#
        ).swift
        #expect(swift.contains("case 200: .success(try response.data())"))
        #expect(swift.contains("case 400: .failure(.badRequest(try response.json()))"))
        #expect(swift.contains("case 404: .failure(.notFound(try response.json()))"))
        #expect(swift.contains("case 410: .failure(.gone(try response.text()))"))
    }
}
