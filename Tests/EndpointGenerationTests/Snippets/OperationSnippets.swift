import Testing

@Suite("Snippets: operations")
struct OperationSnippets {
    @Test("without an operationId the name comes from the method and the path")
    func unnamed() throws {
        try snippet(
            operation: #"{"responses": {"204": {"description": "Done."}}}"#,
            method: "delete",
            path: "/pets/{petId}/toys.old"
        ).becomes(
            #"""
            /// `DELETE /pets/{petId}/toys.old`
            public struct DeletePetsByPetIDToysOld: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "DELETE /pets/{petId}/toys.old", method: .delete, path: "/pets/{petId}/toys.old")
                }

                public var petID: String

                public init(petID: String) {
                    self.petID = petID
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/pets/\(petID)/toys.old"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: ["warning: the path parameter 'petId' is not declared; it is assumed to be a required string"]
        )
    }

    @Test("externalDocs are in the comment")
    func externalDocs() throws {
        try snippet(
            operation: #"""
                {"operationId": "go", "summary": "Goes.", "externalDocs": {"url": "https://a.test/go"},
                 "responses": {"204": {"description": "Gone."}}}
                """#
        ).becomes(
            #"""
            /// Goes.
            ///
            /// See <https://a.test/go>.
            ///
            /// `GET /things`
            public struct Go: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "go", method: .get, path: "/things")
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

    @Test("a deprecated operation")
    func deprecated() throws {
        try snippet(
            operation: #"""
                {"operationId": "fax", "deprecated": true, "summary": "Sends a fax.", "description": "Call instead.", "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// Sends a fax.
            ///
            /// Call instead.
            ///
            /// `POST /things`
            @available(*, deprecated)
            public struct Fax: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "fax", method: .post, path: "/things")
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

    @Test("alternatives of combined security schemes")
    func security() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "tags": ["a", "b \"c\""], "responses": {"204": {"description": "Done."}},
                 "security": [{"key": [], "oauth": ["read", "write"]}, {"bearer": []}, {}]}
                """#,
            components: #"""
                "securitySchemes": {"key": {"type": "apiKey", "in": "query", "name": "k"}, "bearer": {"type": "http", "scheme": "bearer"},
                    "oauth": {"type": "oauth2", "flows": {"clientCredentials": {"tokenUrl": "https://a.test/t", "scopes": {"read": "", "write": ""}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(
                        id: "getThing",
                        method: .get,
                        path: "/things",
                        tags: ["a", "b \"c\""],
                        security: [[SecurityScheme.key(), SecurityScheme.oauth("read", "write")], [SecurityScheme.bearer()], []]
                    )
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

    @Test("an operation without security")
    func open() throws {
        try snippet(
            operation: #"{"operationId": "getThing", "security": [], "responses": {"204": {"description": "Done."}}}"#
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things", security: [])
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

    @Test("an operation with its own server")
    func server() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "servers": [{"url": "https://{zone}.files.test", "variables": {"zone": {"default": "eu"}}}],
                 "responses": {"204": {"description": "Done."}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things", server: "https://eu.files.test")
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
}
