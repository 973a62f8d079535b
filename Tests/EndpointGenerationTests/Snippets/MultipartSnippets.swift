import Testing

@Suite("Snippets: multipart")
struct MultipartSnippets {
    @Test("fields, files and parts of JSON")
    func parts() throws {
        try snippet(
            operation: #"""
                {"operationId": "upload", "requestBody": {"required": true, "content": {"multipart/form-data": {
                    "schema": {"type": "object", "required": ["title", "photo"], "properties": {
                        "title": {"type": "string"},
                        "photo": {"type": "string", "format": "binary", "description": "A JPEG."},
                        "pages": {"type": "array", "items": {"type": "string", "format": "binary"}},
                        "labels": {"type": "object", "additionalProperties": {"type": "string"}},
                        "table": {"type": "string"}}},
                    "encoding": {"table": {"contentType": "text/csv"}}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct Upload: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "upload", method: .post, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.multipart { form in
                        form.field("title", body.title)
                        form.file("photo", body.photo)
                        form.files("pages", body.pages)
                        form.json("labels", body.labels)
                        form.field("table", body.table, contentType: "text/csv")
                    }
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: Sendable {
                    public var title: String

                    /// A JPEG.
                    public var photo: FilePart
                    public var pages: [FilePart]?
                    public var labels: [String: String]?
                    public var table: String?

                    public init(
                        title: String,
                        photo: FilePart,
                        pages: [FilePart]? = nil,
                        labels: [String: String]? = nil,
                        table: String? = nil
                    ) {
                        self.title = title
                        self.photo = photo
                        self.pages = pages
                        self.labels = labels
                        self.table = table
                    }
                }
            }
            """#
        )
    }

    @Test("a form that may be left out")
    func optional() throws {
        try snippet(
            operation: #"""
                {"operationId": "upload", "requestBody": {"content": {"multipart/form-data": {
                    "schema": {"type": "object", "properties": {"photo": {"type": "string", "format": "binary"}}}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct Upload: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "upload", method: .post, path: "/things")
                }

                public var body: Body?

                public init(body: Body? = nil) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    if let parts = body {
                        request.multipart { form in
                            form.file("photo", parts.photo)
                        }
                    }
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: Sendable {
                    public var photo: FilePart?

                    public init(photo: FilePart? = nil) {
                        self.photo = photo
                    }
                }
            }
            """#
        )
    }

    @Test("the parts of a schema with a name of its own")
    func named() throws {
        try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": true, "content": {"multipart/form-data": {
                    "schema": {"$ref": "#/components/schemas/Upload"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post",
            components: #"""
                "schemas": {"Upload": {"type": "object", "required": ["file"], "properties": {
                    "file": {"type": "string", "format": "binary"}, "count": {"type": "integer"}}}}
                """#
        ).becomes(
            #"""
            /// `POST /things`
            public struct Send: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "send", method: .post, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.multipart { form in
                        form.file("file", body.file)
                        form.field("count", body.count)
                    }
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: Sendable {
                    public var file: FilePart
                    public var count: Int?

                    public init(file: FilePart, count: Int? = nil) {
                        self.file = file
                        self.count = count
                    }
                }
            }
            """#
        )
    }

    @Test("a file is known by its media type alone, where nothing encodes it")
    func contentMediaType() throws {
        try snippet(
            operation: #"""
                {"operationId": "upload", "requestBody": {"required": true, "content": {"multipart/form-data": {"schema": {
                    "type": "object", "required": ["file"], "properties": {
                        "file": {"type": "string", "contentMediaType": "application/octet-stream"},
                        "more": {"type": "array", "items": {"type": "string", "contentMediaType": "image/png"}},
                        "coded": {"type": "string", "contentMediaType": "image/png", "contentEncoding": "base64"}}}}}},
                 "responses": {"204": {"description": "Stored"}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct Upload: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "upload", method: .post, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.multipart { form in
                        form.file("file", body.file)
                        form.files("more", body.more)
                        form.field("coded", body.coded)
                    }
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: Sendable {
                    public var file: FilePart
                    public var more: [FilePart]?
                    public var coded: Data?

                    public init(file: FilePart, more: [FilePart]? = nil, coded: Data? = nil) {
                        self.file = file
                        self.more = more
                        self.coded = coded
                    }
                }
            }
            """#
        )
    }
}
