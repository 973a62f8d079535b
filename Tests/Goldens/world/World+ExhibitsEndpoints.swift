// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension World {
    /// `PUT /exhibits`
    public struct KeepExhibit: Endpoint {
        public typealias Response = Exhibit

        public static var operation: OperationInfo {
            OperationInfo(id: "keepExhibit", method: .put, path: "/exhibits")
        }

        public var body: Exhibit

        public init(body: Exhibit) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/exhibits"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Exhibit, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /exhibits`
    public struct ShowExhibit: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "showExhibit", method: .post, path: "/exhibits")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/exhibits"
            request.multipart { form in
                form.field("title", body.title)
                form.field("tags", body.tags)
                form.header("X-Camera", body.photoCamera, ofPart: "photo")
                form.header("X-Lenses", body.photoLenses, ofPart: "photo")
                form.header("X-Wind", json: body.photoWind, ofPart: "photo")
                form.file("photo", body.photo, contentType: "image/png")
                form.file("scan", body.scan, contentType: "image/tiff")
                form.field("winds", body.winds)
                form.json("wind", body.wind, contentType: "application/vnd.wind+json")
                form.header("Content-Language", body.tableContentLanguage, ofPart: "table")
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
            public var tags: [String]?
            public var photo: FilePart

            /// The header `X-Camera` of `photo`.
            public var photoCamera: String

            /// The header `X-Lenses` of `photo`.
            public var photoLenses: [Int]?

            /// The header `X-Wind` of `photo`.
            public var photoWind: Wind?
            public var scan: FilePart?
            public var winds: [Wind]?
            public var wind: Wind?
            public var table: String?

            /// The header `Content-Language` of `table`.
            public var tableContentLanguage: String?

            public init(
                title: String,
                photo: FilePart,
                photoCamera: String,
                tags: [String]? = nil,
                photoLenses: [Int]? = nil,
                photoWind: Wind? = nil,
                scan: FilePart? = nil,
                winds: [Wind]? = nil,
                wind: Wind? = nil,
                table: String? = nil,
                tableContentLanguage: String? = nil
            ) {
                self.title = title
                self.photo = photo
                self.photoCamera = photoCamera
                self.tags = tags
                self.photoLenses = photoLenses
                self.photoWind = photoWind
                self.scan = scan
                self.winds = winds
                self.wind = wind
                self.table = table
                self.tableContentLanguage = tableContentLanguage
            }
        }
    }

    /// `PATCH /exhibits`
    public struct OrderExhibit: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "orderExhibit", method: .patch, path: "/exhibits")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/exhibits"
            request.form(
                body,
                fields: [
                    "tags": FormField(style: .form, explode: true),
                    "colors": FormField(style: .spaceDelimited, explode: false),
                    "callback": FormField(allowReserved: true),
                    "from": FormField(style: .deepObject, explode: true),
                    "wind": FormField(contentType: "application/json"),
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
            public var from: Wind?
            public var wind: Wind?
            public var at: Date?

            public init(
                name: String,
                tags: [String]? = nil,
                colors: [String]? = nil,
                callback: URLText? = nil,
                from: Wind? = nil,
                wind: Wind? = nil,
                at: Date? = nil
            ) {
                self.name = name
                self.tags = tags
                self.colors = colors
                self.callback = callback
                self.from = from
                self.wind = wind
                self.at = at
            }

            public init(from json: inout ObjectReader) throws {
                name = try json.required("name")
                tags = try json.optional("tags")
                colors = try json.optional("colors")
                callback = try json.optional("callback")
                from = try json.optional("from")
                wind = try json.optional("wind")
                at = try json.optional("at")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("name", name)
                try json.optional("tags", tags)
                try json.optional("colors", colors)
                try json.optional("callback", callback)
                try json.optional("from", from)
                try json.optional("wind", wind)
                try json.optional("at", at)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(name, other.name)
                pairs.add(tags, other.tags)
                pairs.add(colors, other.colors)
                pairs.add(callback, other.callback)
                pairs.add(from, other.from)
                pairs.add(wind, other.wind)
                pairs.add(at, other.at)
            }
        }
    }

    /// `DELETE /exhibits`
    public struct DropExhibits: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "dropExhibits", method: .delete, path: "/exhibits")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/exhibits"
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

    /// `GET /exhibits/{id}`
    public struct FindWind: Endpoint {
        public typealias Response = Wind?

        public static var operation: OperationInfo {
            OperationInfo(id: "findWind", method: .get, path: "/exhibits/{id}")
        }

        public var id: String

        public init(id: String) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/exhibits/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Wind?, Failure> {
            switch response.status {
            case 204: .success(nil)
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 400..<500: .failure(.clientError(status: response.status, try response.json()))
            case 500..<600: .failure(.serverError(status: response.status))
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// What went wrong.
            case notFound(Item)
            /// Yours.
            case clientError(status: Int, Item)
            /// Ours, and nothing to read about it.
            case serverError(status: Int)
            /// What went wrong.
            case other(status: Int, Item)
        }
    }

    /// `POST /exhibits/{id}`
    public struct DescribeWind: Endpoint {
        public typealias Response = JSONValue

        public static var operation: OperationInfo {
            OperationInfo(id: "describeWind", method: .post, path: "/exhibits/{id}")
        }

        public var id: String
        public var body: JSONValue

        public init(id: String, body: JSONValue) {
            self.id = id
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/exhibits/\(id)"
            request.accept("application/hal+json; charset=utf-8")
            request.json(body, contentType: "application/vnd.world.v2+json")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<JSONValue, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 400: .failure(.badRequest(try response.text()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// In words.
            case badRequest(String)
        }
    }
}
