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

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
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

    @Test("headers of a part are properties, and its media type is the documented one")
    func headers() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "required": ["photo"], "properties": {
                        "photo": {"type": "string", "format": "binary"},
                        "photoCamera": {"type": "string"},
                        "meta": {"type": "object"}, "notes": {"type": "object"}}},
                    "encoding": {
                        "photo": {"contentType": "image/png", "headers": {
                            "X-Camera": {"required": true, "schema": {"type": "string"}, "description": "What took it."},
                            "X-Place": {"explode": true, "schema": {"type": "object", "additionalProperties": {"type": "number"}}},
                            "Content-Type": {"schema": {"type": "string"}},
                            "Content-Disposition": {"schema": {"type": "string"}}}},
                        "meta": {"contentType": "application/ld+json", "headers": {
                            "X-Sum": {"required": true, "content": {"application/json": {"schema": {"type": "integer"}}}}}},
                        "notes": {"contentType": "application/xml"}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.header("X-Camera", body.photoCameraHeader, ofPart: "photo")
                    form.header("X-Place", body.photoPlace, ofPart: "photo", explode: true)
                    form.file("photo", body.photo, contentType: "image/png")
                    form.field("photoCamera", body.photoCamera)
                    form.header("X-Sum", json: body.metaSum, ofPart: "meta")
                    form.json("meta", body.meta, contentType: "application/ld+json")
                    form.json("notes", body.notes)
                }
            }

            public struct Body: Sendable {
                public var photo: FilePart

                /// What took it.
                public var photoCameraHeader: String

                /// The header `X-Place` of `photo`.
                public var photoPlace: [String: Double]?
                public var photoCamera: String?
                public var meta: [String: JSONValue]?

                /// The header `X-Sum` of `meta`.
                public var metaSum: Int?
                public var notes: [String: JSONValue]?

                public init(
                    photo: FilePart,
                    photoCameraHeader: String,
                    photoPlace: [String: Double]? = nil,
                    photoCamera: String? = nil,
                    meta: [String: JSONValue]? = nil,
                    metaSum: Int? = nil,
                    notes: [String: JSONValue]? = nil
                ) {
                    self.photo = photo
                    self.photoCameraHeader = photoCameraHeader
                    self.photoPlace = photoPlace
                    self.photoCamera = photoCamera
                    self.meta = meta
                    self.metaSum = metaSum
                    self.notes = notes
                }
            }
            """#,
            saying: ["note: the part 'notes' is sent as JSON; it cannot be encoded as application/xml"]
        )
    }

    @Test("an optional form")
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

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
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

    @Test("a component as the schema of a form")
    func named() throws {
        try snippet(
            uploading: #"""
                {"schema": {"$ref": "#/components/schemas/Upload"}}
                """#,
            components: #"""
                "schemas": {"Upload": {"type": "object", "required": ["file"], "properties": {
                    "file": {"type": "string", "format": "binary"}, "count": {"type": "integer"}}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.file("file", body.file)
                    form.field("count", body.count)
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
            """#
        )
    }

    @Test("a string with a binary media type and no encoding is a file")
    func contentMediaType() throws {
        try snippet(
            uploading: #"""
                {"schema": {
                    "type": "object", "required": ["file"], "properties": {
                        "file": {"type": "string", "contentMediaType": "application/octet-stream"},
                        "more": {"type": "array", "items": {"type": "string", "contentMediaType": "image/png"}},
                        "coded": {"type": "string", "contentMediaType": "image/png", "contentEncoding": "base64"}}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.file("file", body.file)
                    form.files("more", body.more, contentType: "image/png")
                    form.field("coded", body.coded, contentType: "application/octet-stream")
                }
            }

            public struct Body: Sendable {
                public var file: FilePart
                public var more: [FilePart]?
                public var coded: Base64Data?

                public init(file: FilePart, more: [FilePart]? = nil, coded: Base64Data? = nil) {
                    self.file = file
                    self.more = more
                    self.coded = coded
                }
            }
            """#
        )
    }

    @Test("a list with a style is one part, with a separator between its elements")
    func separators() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "properties": {
                    "tags": {"type": "array", "items": {"type": "string"}},
                    "sizes": {"type": "array", "items": {"type": "integer"}},
                    "colors": {"type": "array", "items": {"type": "string"}},
                    "marks": {"type": "array", "items": {"type": "string"}}}},
                 "encoding": {
                    "tags": {"style": "form", "explode": false, "contentType": "text/csv"},
                    "sizes": {"style": "spaceDelimited"},
                    "colors": {"style": "pipeDelimited", "explode": false},
                    "marks": {"style": "form"}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.field("tags", body.tags, separator: ",")
                    form.field("sizes", body.sizes, separator: " ")
                    form.field("colors", body.colors, separator: "|")
                    form.field("marks", body.marks)
                }
            }

            public struct Body: Sendable {
                public var tags: [String]?
                public var sizes: [Int]?
                public var colors: [String]?
                public var marks: [String]?

                public init(tags: [String]? = nil, sizes: [Int]? = nil, colors: [String]? = nil, marks: [String]? = nil) {
                    self.tags = tags
                    self.sizes = sizes
                    self.colors = colors
                    self.marks = marks
                }
            }
            """#
        )
    }

    @Test(
        "a style that no part is written in is a note, and OpenAPI 3.0 has none in multipart bodies",
        arguments: [
            ("3.1.0", #"{"style": "deepObject"}"#, "form.json(\"a\", body.a)", ["in style 'deepObject'"]),
            ("3.1.0", #"{"style": "form", "explode": true}"#, "form.json(\"a\", body.a)", ["in style 'form'"]),
            ("3.1.0", #"{"explode": false}"#, "form.json(\"a\", body.a)", ["in style 'form'"]),
            ("3.0.3", #"{"style": "deepObject"}"#, "form.json(\"a\", body.a)", []),
            ("3.0.3", #"{"style": "pipeDelimited"}"#, "form.field(\"list\", body.list)", []),
        ]
    )
    func stylesOfParts(version: String, encoding: String, line: String, unwritten: [String]) throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": true, "content": {"multipart/form-data": {"schema": {
                    "type": "object", "properties": {"a": {"type": "object", "properties": {"b": {"type": "string"}}},
                    "list": {"type": "array", "items": {"type": "string"}}}},
                 "encoding": {"\#(line.contains("list") ? "list" : "a")": \#(encoding)}}}},
                 "responses": {"204": {"description": "-"}}}
                """#,
            method: "post",
            version: version
        )
        let ignored = "note: OpenAPI 3.0 ignores 'style' and 'explode' unless the body is urlencoded"
        #expect(snippet.swift.contains(line))
        #expect(
            snippet.said == (version == "3.0.3" ? [ignored] : [])
                + unwritten.map { "note: the part 'a' is sent as JSON; it cannot be encoded \($0)" }
        )
    }
}
