// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Bodies {
    /// `POST /json`
    public struct SendJSON: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendJSON", method: .post, path: "/json")
        }

        public var body: Letter

        public init(body: Letter) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /json`
    public struct SendOptionalJSON: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendOptionalJSON", method: .put, path: "/json")
        }

        public var body: Letter?

        public init(body: Letter? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PATCH /json`
    public struct SendMergePatch: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendMergePatch", method: .patch, path: "/json")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json"
            request.json(body, contentType: "application/merge-patch+json")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
            public var subject: Presence<String>
            public var stamps: Int?

            public init(subject: Presence<String> = .absent, stamps: Int? = nil) {
                self.subject = subject
                self.stamps = stamps
            }

            public init(from json: inout ObjectReader) throws {
                subject = try json.presence("subject")
                stamps = try json.optional("stamps")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.presence("subject", subject)
                try json.optional("stamps", stamps)
            }

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.subject, b.subject)
                same.compare(a.stamps, b.stamps)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(subject)
                hasher.combine(stamps)
            }
        }
    }

    /// `POST /json/array`
    public struct SendArray: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendArray", method: .post, path: "/json/array")
        }

        public var body: [Letter]

        public init(body: [Letter]) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json/array"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /json/vendor`
    public struct SendVendorJSON: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendVendorJSON", method: .post, path: "/json/vendor")
        }

        /// JSON by another name.
        public var body: Letter

        public init(body: Letter) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json/vendor"
            request.json(body, contentType: "application/vnd.example.letter.v2+json")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /json/anything`
    public struct SendAnything: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendAnything", method: .post, path: "/json/anything")
        }

        public var body: JSONValue

        public init(body: JSONValue) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json/anything"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.name, b.name)
                same.compare(a.tags, b.tags)
                same.compare(a.colors, b.colors)
                same.compare(a.callback, b.callback)
                same.compare(a.origin, b.origin)
                same.compare(a.target, b.target)
                same.compare(a.at, b.at)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(name)
                hasher.combine(tags)
                hasher.combine(colors)
                hasher.combine(callback)
                hasher.combine(origin)
                hasher.combine(target)
                hasher.combine(at)
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var title: String
            public var copies: Int?
            public var tags: [String]?
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
                copies: Int? = nil,
                tags: [String]? = nil,
                cover: FilePart,
                coverCamera: String? = nil,
                pages: [FilePart]? = nil,
                scan: FilePart? = nil,
                letter: Letter? = nil,
                letters: [Letter]? = nil,
                table: String? = nil
            ) {
                self.title = title
                self.copies = copies
                self.tags = tags
                self.cover = cover
                self.coverCamera = coverCamera
                self.pages = pages
                self.scan = scan
                self.letter = letter
                self.letters = letters
                self.table = table
            }
        }
    }

    /// `POST /text`
    public struct SendText: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendText", method: .post, path: "/text")
        }

        public var body: String

        public init(body: String) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.text(body, contentType: "text/plain")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /text`
    public struct SendCSV: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendCSV", method: .put, path: "/text")
        }

        public var body: String?

        public init(body: String? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.text(body, contentType: "text/csv")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /octets`
    public struct SendOctets: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendOctets", method: .put, path: "/octets")
        }

        public var body: HTTPBody

        public init(body: HTTPBody) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/octets"
            request.body(body, contentType: "application/octet-stream")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /octets`
    public struct SendImage: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendImage", method: .post, path: "/octets")
        }

        public var body: HTTPBody

        /// The body's media type, one of `image/*`.
        public var contentType: String

        public init(body: HTTPBody, contentType: String = "application/octet-stream") {
            self.body = body
            self.contentType = contentType
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/octets"
            request.body(body, contentType: contentType)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// Three ways to say it: the caller picks one.
    ///
    /// `POST /several`
    public struct SendSeveral: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendSeveral", method: .post, path: "/several")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/several"
            switch body {
            case .json(let value): request.json(value)
            case .form(let value): request.form(value)
            case .text(let value): request.text(value, contentType: "text/plain")
            }
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public enum Body: Sendable {
            /// `application/json`
            case json(Letter)
            /// `application/x-www-form-urlencoded`
            case form(Letter)
            /// `text/plain`
            case text(String)
        }
    }

    /// No encoder for it: the octets are yours.
    ///
    /// `PUT /several`
    public struct SendXML: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendXML", method: .put, path: "/several")
        }

        public var body: HTTPBody

        public init(body: HTTPBody) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/several"
            request.body(body, contentType: "application/xml")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// A body where few expect one.
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.ids, b.ids)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(ids)
            }
        }
    }
}
