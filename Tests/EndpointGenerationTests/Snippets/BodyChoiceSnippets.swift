import Testing

@Suite("Snippets: bodies of several media types")
struct BodyChoiceSnippets {
    @Test("the caller chooses one of several bodies")
    func several() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing", "requestBody": {"required": true, "content": {
                    "text/plain": {"schema": {"type": "string"}},
                    "application/json": {"schema": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}},
                    "multipart/form-data": {"schema": {"type": "object", "properties": {"photo": {"type": "string", "format": "binary"}}}},
                    "image/png": {}, "image/*": {}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct AddThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "addThing", method: .post, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    switch body {
                    case .text(let value): request.text(value, contentType: "text/plain")
                    case .json(let value): request.json(value)
                    case .multipart(let value):
                        request.multipart { form in
                            form.file("photo", value.photo)
                        }
                    case .png(let value): request.body(value, contentType: "image/png")
                    case .image(let value, let contentType): request.body(value, contentType: contentType)
                    }
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                /// The body, as one of the media types that the operation accepts.
                public enum Body: Sendable {
                    /// `text/plain`
                    case text(String)
                    /// `application/json`
                    case json(JSON)
                    /// `multipart/form-data`
                    case multipart(Multipart)
                    /// `image/png`
                    case png(HTTPBody)
                    /// `image/*`
                    case image(HTTPBody, contentType: String)

                    public struct JSON: HashedModel {
                        public var name: String

                        public init(name: String) {
                            self.name = name
                        }

                        public init(from json: inout ObjectReader) throws {
                            name = try json.required("name")
                        }

                        public func encode(to json: inout ObjectWriter) throws {
                            try json.required("name", name)
                        }

                        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                            pairs.add(name, other.name)
                        }
                    }

                    public struct Multipart: Sendable {
                        public var photo: FilePart?

                        public init(photo: FilePart? = nil) {
                            self.photo = photo
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("an optional body is an optional choice, and equal schemas share one type")
    func optionalChoice() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing", "requestBody": {"content": {
                    "application/json": {"schema": {"type": "object", "properties": {"name": {"type": "string"}}}},
                    "application/x-www-form-urlencoded": {"schema": {"type": "object", "properties": {"name": {"type": "string"}}}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct AddThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "addThing", method: .post, path: "/things")
                }

                public var body: Body?

                public init(body: Body? = nil) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    switch body {
                    case .json(let value): request.json(value)
                    case .form(let value): request.form(value)
                    case nil: break
                    }
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                /// The body, as one of the media types that the operation accepts.
                public enum Body: Sendable {
                    /// `application/json`
                    case json(Content)
                    /// `application/x-www-form-urlencoded`
                    case form(Content)

                    public struct Content: HashedModel {
                        public var name: String?

                        public init(name: String? = nil) {
                            self.name = name
                        }

                        public init(from json: inout ObjectReader) throws {
                            name = try json.optional("name")
                        }

                        public func encode(to json: inout ObjectWriter) throws {
                            try json.optional("name", name)
                        }

                        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                            pairs.add(name, other.name)
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("further JSON media types with the same schema, and XML, are omitted with a note")
    func spellings() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing", "requestBody": {"required": true, "content": {
                    "application/json-patch+json": {"schema": {"$ref": "#/components/schemas/Pet"}},
                    "application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}, "text/json": {"schema": {"$ref": "#/components/schemas/Pet"}},
                    "application/*+json": {"schema": {"$ref": "#/components/schemas/Pet"}}, "application/xml": {"schema": {"$ref": "#/components/schemas/Pet"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post",
            components: ##""schemas": {"Pet": {"type": "object"}}"##
        ).becomes(
            #"""
            /// `POST /things`
            public struct AddThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "addThing", method: .post, path: "/things")
                }

                public var body: Pet

                public init(body: Pet) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.json(body)
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: [
                "note: the body is sent as application/json; also described: application/json-patch+json, text/json, application/*+json, application/xml"
            ]
        )
    }

    @Test("JSON media types with different meanings stay separate cases")
    func patches() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing", "requestBody": {"required": true, "content": {
                    "application/json-patch+json": {"schema": {"$ref": "#/components/schemas/Patch"}},
                    "application/merge-patch+json": {"schema": {"$ref": "#/components/schemas/Patch"}},
                    "application/apply-patch+yaml": {"schema": {"$ref": "#/components/schemas/Patch"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "patch",
            components: ##""schemas": {"Patch": {"type": "object"}}"##
        ).becomes(
            #"""
            /// `PATCH /things`
            public struct AddThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "addThing", method: .patch, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    switch body {
                    case .jsonPatch(let value): request.json(value, contentType: "application/json-patch+json")
                    case .mergePatch(let value): request.json(value, contentType: "application/merge-patch+json")
                    case .applyPatch(let value): request.body(value, contentType: "application/apply-patch+yaml")
                    }
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                /// The body, as one of the media types that the operation accepts.
                public enum Body: Sendable {
                    /// `application/json-patch+json`
                    case jsonPatch(Patch)
                    /// `application/merge-patch+json`
                    case mergePatch(Patch)
                    /// `application/apply-patch+yaml`
                    case applyPatch(HTTPBody)
                }
            }
            """#,
            saying: ["note: application/apply-patch+yaml is sent as the bytes that the caller gives"]
        )
    }

    @Test("the caller gives the media type if the description has only a range")
    func openType() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing", "requestBody": {"required": true, "content": {"image/*": {}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct AddThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "addThing", method: .post, path: "/things")
                }

                public var body: HTTPBody

                /// The body's media type, one of `image/*`.
                public var contentType: String

                public init(body: HTTPBody, contentType: String = "application/octet-stream") {
                    self.body = body
                    self.contentType = contentType
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.body(body, contentType: contentType)
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

    @Test("the body of a GET is left out, and a warning says so")
    func get() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "requestBody": {"content": {"application/json": {"schema": {"type": "string"}}}},
                 "responses": {"204": {"description": "Done."}}}
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

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: ["warning: a GET request has no content, so this body is left out (RFC 9110 §9.3)"]
        )
    }
}
