// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Bodies {
    /// `POST /form`
    public struct SendForm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendForm", method: .post, path: "/form")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/form"
            request.form(
                body,
                fields: [
                    "tags": FormField(style: .form, explode: true),
                    "colors": FormField(style: .spaceDelimited, explode: false),
                    "callback": FormField(allowReserved: true),
                    "origin": FormField(style: .deepObject, explode: true),
                    "target": FormField(contentType: "application/json"),
                ]
            )
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var name: String
            public var tags: [String]?
            public var colors: [String]?
            public var callback: URLText?
            public var origin: Point?
            public var target: Point?
            public var at: Date?

            public init(
                name: String,
                tags: [String]? = nil,
                colors: [String]? = nil,
                callback: URLText? = nil,
                origin: Point? = nil,
                target: Point? = nil,
                at: Date? = nil
            ) {
                self.name = name
                self.tags = tags
                self.colors = colors
                self.callback = callback
                self.origin = origin
                self.target = target
                self.at = at
            }

            public init(from json: inout ObjectReader) throws {
                name = try json.required("name")
                tags = try json.optional("tags")
                colors = try json.optional("colors")
                callback = try json.optional("callback")
                origin = try json.optional("origin")
                target = try json.optional("target")
                at = try json.optional("at")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("name", name)
                try json.optional("tags", tags)
                try json.optional("colors", colors)
                try json.optional("callback", callback)
                try json.optional("origin", origin)
                try json.optional("target", target)
                try json.optional("at", at)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(name, other.name)
                pairs.add(tags, other.tags)
                pairs.add(colors, other.colors)
                pairs.add(callback, other.callback)
                pairs.add(origin, other.origin)
                pairs.add(target, other.target)
                pairs.add(at, other.at)
            }
        }
    }

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
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var title: String
            public var copies: Int?
            public var tags: [String]?

            /// The content type is one of `image/jpeg`, `image/png`.
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

    /// A body in an unusual place.
    ///
    /// `DELETE /delete`
    public struct DeleteSome: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "deleteSome", method: .delete, path: "/delete")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/delete"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var ids: [Int]

            public init(ids: [Int]) {
                self.ids = ids
            }

            public init(from json: inout ObjectReader) throws {
                ids = try json.required("ids")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("ids", ids)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(ids, other.ids)
            }
        }
    }
}
