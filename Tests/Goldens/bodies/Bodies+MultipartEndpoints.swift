// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    /// `POST /multipart`
    public struct SendMultipart: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendMultipart", method: .post, path: "/multipart")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/multipart"
            request.multipart { form in
                form.field("title", body.title)
                form.field("copies", body.copies)
                form.field("tags", body.tags)
                form.header("X-Camera", body.coverCamera, ofPart: "cover")
                form.file("cover", body.cover)
                form.files("pages", body.pages)
                form.file("scan", body.scan, contentType: "image/png")
                form.json("letter", body.letter)
                form.field("letters", body.letters)
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
            public var copies: Int?
            public var tags: [String]?

            /// The content type is one of `image/jpeg, image/png`.
            public var cover: FilePart

            /// The header `X-Camera` of `cover`.
            public var coverCamera: String?
            public var pages: [FilePart]?
            public var scan: FilePart?
            public var letter: Letter?
            public var letters: [Letter]?
            public var table: String?

            public init(
                title: String,
                cover: FilePart,
                copies: Int? = nil,
                tags: [String]? = nil,
                coverCamera: String? = nil,
                pages: [FilePart]? = nil,
                scan: FilePart? = nil,
                letter: Letter? = nil,
                letters: [Letter]? = nil,
                table: String? = nil
            ) {
                self.title = title
                self.cover = cover
                self.copies = copies
                self.tags = tags
                self.coverCamera = coverCamera
                self.pages = pages
                self.scan = scan
                self.letter = letter
                self.letters = letters
                self.table = table
            }
        }
    }
}
