import Testing

@Suite("Snippets: files and forms of a multipart body")
struct MultipartFileSnippets {
    @Test("raw bytes are files in every notation; textual content stays a string")
    func rawBytes() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "required": ["photo"], "properties": {
                        "photo": {"type": "string", "contentEncoding": "binary"},
                        "scan": {"type": "string", "contentMediaType": "image/png"},
                        "pages": {"type": "array", "items": {"type": "string", "contentEncoding": "binary"}},
                        "rule": {"type": "string", "contentMediaType": "application/json"},
                        "sketch": {"type": "string", "contentMediaType": "image/png", "contentEncoding": "base64"},
                        "stamp": {"type": "string", "format": "byte"}, "seal": {"type": "string", "format": "byte"}}},
                    "encoding": {"photo": {"contentType": "image/jpeg, image/png"}, "seal": {"contentType": "image/png"}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.file("photo", body.photo)
                    form.file("scan", body.scan, contentType: "image/png")
                    form.files("pages", body.pages)
                    form.field("rule", body.rule)
                    form.field("sketch", body.sketch, contentType: "application/octet-stream")
                    form.field("stamp", body.stamp, contentType: "application/octet-stream")
                    form.field("seal", body.seal, contentType: "image/png")
                }
            }

            public struct Body: Sendable {
                /// The content type is one of `image/jpeg, image/png`.
                public var photo: FilePart
                public var scan: FilePart?
                public var pages: [FilePart]?
                public var rule: String?
                public var sketch: Base64Data?
                public var stamp: Base64Data?
                public var seal: Base64Data?

                public init(
                    photo: FilePart,
                    scan: FilePart? = nil,
                    pages: [FilePart]? = nil,
                    rule: String? = nil,
                    sketch: Base64Data? = nil,
                    stamp: Base64Data? = nil,
                    seal: Base64Data? = nil
                ) {
                    self.photo = photo
                    self.scan = scan
                    self.pages = pages
                    self.rule = rule
                    self.sketch = sketch
                    self.stamp = stamp
                    self.seal = seal
                }
            }
            """#
        )
    }

    @Test("numbered optional files are one list")
    func numberedFiles() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "properties": {
                        "text": {"type": "string"},
                        "files[0]": {"type": "string", "format": "binary", "description": "An attachment."},
                        "files[1]": {"type": "string", "format": "binary"},
                        "files[2]": {"type": "string", "format": "binary"},
                        "pairs[0]": {"type": "string"}, "pairs[1]": {"type": "string"}}}}
                """#,
            isRequired: false
        ).becomes(
            #"""
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
            """#
        )
    }

    @Test("numbered files are a list only if their numbers are written as the client writes them")
    func otherNumbers() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "properties": {
                    "files[00]": {"type": "string", "format": "binary"},
                    "files[01]": {"type": "string", "format": "binary"},
                    "pages[+0]": {"type": "string", "format": "binary"},
                    "pages[1]": {"type": "string", "format": "binary"}}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.file("files[00]", body.files00)
                    form.file("files[01]", body.files01)
                    form.file("pages[+0]", body.pages0)
                    form.file("pages[1]", body.pages1)
                }
            }

            public struct Body: Sendable {
                public var files00: FilePart?
                public var files01: FilePart?
                public var pages0: FilePart?
                public var pages1: FilePart?

                public init(
                    files00: FilePart? = nil,
                    files01: FilePart? = nil,
                    pages0: FilePart? = nil,
                    pages1: FilePart? = nil
                ) {
                    self.files00 = files00
                    self.files01 = files01
                    self.pages0 = pages0
                    self.pages1 = pages1
                }
            }
            """#
        )
    }

    @Test("numbered files whose encodings agree are one list of that media type")
    func sameEncodings() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "properties": {
                    "files[0]": {"type": "string", "format": "binary"}, "files[1]": {"type": "string", "format": "binary"}}},
                 "encoding": {"files[0]": {"contentType": "image/png"}, "files[1]": {"contentType": "image/png"}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.files("files", body.files, numbered: true, contentType: "image/png")
                }
            }

            public struct Body: Sendable {
                /// At most 2, sent as `files[0]`, `files[1]` and so on.
                public var files: [FilePart]?

                public init(files: [FilePart]? = nil) {
                    self.files = files
                }
            }
            """#
        )
    }

    @Test("numbered files with headers or with different media types are parts of their own")
    func otherEncodings() throws {
        try snippet(
            uploading: #"""
                {"schema": {"type": "object", "properties": {
                    "files[0]": {"type": "string", "format": "binary"}, "files[1]": {"type": "string", "format": "binary"},
                    "scans[0]": {"type": "string", "format": "binary"}, "scans[1]": {"type": "string", "format": "binary"},
                    "scans[2]": {"type": "string", "format": "binary"}}},
                 "encoding": {
                    "files[0]": {"contentType": "image/png"},
                    "scans[2]": {"headers": {"X-Page": {"schema": {"type": "integer"}}}}}}
                """#
        ).becomes(
            #"""
            public func encode(into request: inout RequestEncoder) {
                request.path = "/things"
                request.multipart { form in
                    form.file("files[0]", body.files0, contentType: "image/png")
                    form.file("files[1]", body.files1)
                    form.file("scans[0]", body.scans0)
                    form.file("scans[1]", body.scans1)
                    form.header("X-Page", body.scans2Page, ofPart: "scans[2]")
                    form.file("scans[2]", body.scans2)
                }
            }

            public struct Body: Sendable {
                public var files0: FilePart?
                public var files1: FilePart?
                public var scans0: FilePart?
                public var scans1: FilePart?
                public var scans2: FilePart?

                /// The header `X-Page` of `scans[2]`.
                public var scans2Page: Int?

                public init(
                    files0: FilePart? = nil,
                    files1: FilePart? = nil,
                    scans0: FilePart? = nil,
                    scans1: FilePart? = nil,
                    scans2: FilePart? = nil,
                    scans2Page: Int? = nil
                ) {
                    self.files0 = files0
                    self.files1 = files1
                    self.scans0 = scans0
                    self.scans1 = scans1
                    self.scans2 = scans2
                    self.scans2Page = scans2Page
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
            uploading: ##"""
                {"schema": {"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}}, "oneOf": [
                        {"$ref": "#/components/schemas/Thing"},
                        {"type": "object", "required": ["photo"], "properties": {"photo": {"type": "string", "format": "binary"}}}]}}
                """##,
            components: #"""
                "schemas": {"Thing": {"type": "object", "required": ["url"], "properties": {"url": {"type": "string"}}}}
                """#
        ).becomes(
            #"""
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
            """#
        )
    }
}
