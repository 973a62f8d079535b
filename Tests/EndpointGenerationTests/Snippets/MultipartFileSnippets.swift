import Testing

@Suite("Snippets: files and forms of a multipart body")
struct MultipartFileSnippets {
    @Test("raw bytes are files, however the description says it; content that is text stays a string")
    func rawBytes() throws {
        try snippet(
            operation: #"""
                {"operationId": "upload", "requestBody": {"required": true, "content": {"multipart/form-data": {
                    "schema": {"type": "object", "required": ["photo"], "properties": {
                        "photo": {"type": "string", "contentEncoding": "binary"},
                        "scan": {"type": "string", "contentMediaType": "image/png"},
                        "pages": {"type": "array", "items": {"type": "string", "contentEncoding": "binary"}},
                        "rule": {"type": "string", "contentMediaType": "application/json"},
                        "sketch": {"type": "string", "contentMediaType": "image/png", "contentEncoding": "base64"}}}}}},
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
                        form.file("photo", body.photo)
                        form.file("scan", body.scan, contentType: "image/png")
                        form.files("pages", body.pages)
                        form.field("rule", body.rule)
                        form.field("sketch", body.sketch)
                    }
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: Sendable {
                    public var photo: FilePart
                    public var scan: FilePart?
                    public var pages: [FilePart]?
                    public var rule: String?
                    public var sketch: Base64Data?

                    public init(
                        photo: FilePart,
                        scan: FilePart? = nil,
                        pages: [FilePart]? = nil,
                        rule: String? = nil,
                        sketch: Base64Data? = nil
                    ) {
                        self.photo = photo
                        self.scan = scan
                        self.pages = pages
                        self.rule = rule
                        self.sketch = sketch
                    }
                }
            }
            """#
        )
    }

    @Test("numbered optional files are one list")
    func numberedFiles() throws {
        try snippet(
            operation: #"""
                {"operationId": "upload", "requestBody": {"content": {"multipart/form-data": {
                    "schema": {"type": "object", "properties": {
                        "text": {"type": "string"},
                        "files[0]": {"type": "string", "format": "binary", "description": "An attachment."},
                        "files[1]": {"type": "string", "format": "binary"},
                        "files[2]": {"type": "string", "format": "binary"},
                        "pairs[0]": {"type": "string"}, "pairs[1]": {"type": "string"}}}}}},
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
                            form.field("text", parts.text)
                            form.files("files", parts.files, numbered: true)
                            form.field("pairs[0]", parts.pairs0)
                            form.field("pairs[1]", parts.pairs1)
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
                    public var text: String?

                    /// An attachment.
                    ///
                    /// At most 3, sent as `files[0]`, `files[1]` and so on.
                    public var files: [FilePart]?
                    public var pairs0: String?
                    public var pairs1: String?

                    public init(text: String? = nil, files: [FilePart]? = nil, pairs0: String? = nil, pairs1: String? = nil) {
                        self.text = text
                        self.files = files
                        self.pairs0 = pairs0
                        self.pairs1 = pairs1
                    }
                }
            }
            """#
        )
    }

    @Test(
        "each alternative of a form is a case with its own parts, and parts beside the alternatives are in all of them"
    )
    func alternatives() throws {
        try snippet(
            operation: ##"""
                {"operationId": "upload", "requestBody": {"required": true, "content": {"multipart/form-data": {
                    "schema": {"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}}, "oneOf": [
                        {"$ref": "#/components/schemas/Thing"},
                        {"type": "object", "required": ["photo"], "properties": {"photo": {"type": "string", "format": "binary"}}}]}}}},
                 "responses": {"204": {"description": "Done."}}}
                """##,
            method: "post",
            components: #"""
                "schemas": {"Thing": {"type": "object", "required": ["url"], "properties": {"url": {"type": "string"}}}}
                """#
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
                    switch body {
                    case .thing(let value):
                        request.multipart { form in
                            form.field("url", value.url)
                            form.field("title", value.title)
                        }
                    case .withPhoto(let value):
                        request.multipart { form in
                            form.file("photo", value.photo)
                            form.field("title", value.title)
                        }
                    }
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                /// The body, as one of the forms that the operation accepts.
                public enum Body: Sendable {
                    /// `multipart/form-data`
                    case thing(Thing)
                    /// `multipart/form-data`
                    case withPhoto(WithPhoto)

                    public struct Thing: Sendable {
                        public var url: String
                        public var title: String

                        public init(url: String, title: String) {
                            self.url = url
                            self.title = title
                        }
                    }

                    public struct WithPhoto: Sendable {
                        public var photo: FilePart
                        public var title: String

                        public init(photo: FilePart, title: String) {
                            self.photo = photo
                            self.title = title
                        }
                    }
                }
            }
            """#
        )
    }
}
