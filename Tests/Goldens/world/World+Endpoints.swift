// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension World {
    /// Fails with the status of a success.
    ///
    /// `GET /tide`
    public struct CheckTide: Endpoint {
        public typealias Failure = Failures.Other

        public static var operation: OperationInfo {
            OperationInfo(id: "checkTide", method: .get, path: "/tide")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/tide"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<CheckTide.Response, Failure> {
            switch response.status {
            case 200 where response.tag("ok") == "false": .failure(.other(response.status, try response.json()))
            case 200: .success(try response.json())
            default: .failure(.other(response.status, try response.json()))
            }
        }

        public struct Response: Model, Hashable {
            public var ok: Bool { true }
            public var level: Int

            public init(level: Int) {
                self.level = level
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("ok", true)
                level = try json.required("level")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("ok", true)
                try json.required("level", level)
            }

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.level, b.level)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(level)
            }
        }
    }

    /// `GET /inhabitants`
    public struct ListInhabitants: Endpoint {
        public typealias Response = [Inhabitant]

        public static var operation: OperationInfo {
            OperationInfo(id: "listInhabitants", method: .get, path: "/inhabitants")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/inhabitants"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<[Inhabitant], Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /inhabitants`
    public struct AddInhabitant: Endpoint {
        public typealias Response = Inhabitant

        public static var operation: OperationInfo {
            OperationInfo(id: "addInhabitant", method: .post, path: "/inhabitants")
        }

        public var body: Inhabitant

        public init(body: Inhabitant) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/inhabitants"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Inhabitant, Never> {
            switch response.status {
            case 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /weather`
    public struct GetWeather: Endpoint, RateLimitHeaders {
        public typealias Response = String

        public static var operation: OperationInfo {
            OperationInfo(id: "getWeather", method: .get, path: "/weather")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/weather"
            request.accept("text/plain")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<String, Never> {
            switch response.status {
            case 200: .success(try response.text())
            default: .undocumented
            }
        }
    }

    /// `HEAD /weather`
    public struct CheckWeather: Endpoint, RateLimitHeaders {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "checkWeather", method: .head, path: "/weather")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/weather"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `DELETE /weather`
    @available(*, deprecated)
    public struct StopWeather: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "stopWeather", method: .delete, path: "/weather")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/weather"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public enum Season: OpenEnum {
            case summer, winter
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Season] = [.summer, .winter]

            public var rawValue: String {
                switch self {
                case .summer: "summer"
                case .winter: "winter"
                case .undocumented(let value): value
                }
            }
        }
    }

    /// Reads the response whole; `TellNewsStream` reads it while it arrives.
    ///
    /// `POST /news`
    public struct TellNews: Endpoint {
        public typealias Response = [Item]

        public static var operation: OperationInfo {
            OperationInfo(id: "tellNews", method: .post, path: "/news")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/news"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<[Item], Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
            public var about: String

            /// Default: `false`.
            public var stream: Bool?

            public init(about: String, stream: Bool? = nil) {
                self.about = about
                self.stream = stream
            }

            public init(from json: inout ObjectReader) throws {
                about = try json.required("about")
                stream = try json.optional("stream")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("about", about)
                try json.optional("stream", stream)
            }

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.about, b.about)
                same.compare(a.stream, b.stream)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(about)
                hasher.combine(stream)
            }
        }
    }

    /// Reads the response while it arrives, and sets `stream`; `TellNews` reads it whole.
    ///
    /// `POST /news`
    public struct TellNewsStream: Endpoint {
        public typealias Response = EventStream<Item>

        public static var operation: OperationInfo {
            OperationInfo(id: "tellNews", method: .post, path: "/news")
        }

        public var body: TellNews.Body

        public init(body: TellNews.Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/news"
            request.stream()
            var body = self.body
            body.stream = true
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Item>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// `GET /news`
    public struct ExportNews: Endpoint {
        public typealias Response = EventStream<Item>
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "exportNews", method: .get, path: "/news")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/news"
            request.stream("application/jsonl")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Item>, Failure> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonLines))
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// `GET /letters`
    public struct ListLetters: Endpoint {
        public typealias Response = [Letter]

        public static var operation: OperationInfo {
            OperationInfo(id: "listLetters", method: .get, path: "/letters")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/letters"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<[Letter], Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /letters`
    public struct SendLetter: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendLetter", method: .post, path: "/letters")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/letters"
            switch body {
            case .json(let value): request.json(value)
            case .form(let value): request.form(value)
            case .multipart(let value):
                request.multipart { form in
                    form.field("to", value.to)
                    form.file("scan", value.scan)
                }
            case .text(let value): request.text(value, contentType: "text/plain")
            case .image(let value, let contentType): request.body(value, contentType: contentType)
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
            /// `multipart/form-data`
            case multipart(Multipart)
            /// `text/plain`
            case text(String)
            /// `image/*`
            case image(HTTPBody, contentType: String)

            public struct Multipart: Sendable {
                public var to: String
                public var scan: FilePart

                public init(to: String, scan: FilePart) {
                    self.to = to
                    self.scan = scan
                }
            }
        }
    }

    /// `PATCH /letters`
    public struct EditLetter: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "editLetter", method: .patch, path: "/letters")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/letters"
            switch body {
            case .jsonPatch(let value): request.json(value, contentType: "application/json-patch+json")
            case .mergePatch(let value): request.json(value, contentType: "application/merge-patch+json")
            case nil: break
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
            /// `application/json-patch+json`
            case jsonPatch([JSONValue])
            /// `application/merge-patch+json`
            case mergePatch(Letter)
        }
    }

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Exhibit, Never> {
            switch response.status {
            case 200: .success(try response.json())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
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
                tags: [String]? = nil,
                photo: FilePart,
                photoCamera: String,
                photoLenses: [Int]? = nil,
                photoWind: Wind? = nil,
                scan: FilePart? = nil,
                winds: [Wind]? = nil,
                wind: Wind? = nil,
                table: String? = nil,
                tableContentLanguage: String? = nil
            ) {
                self.title = title
                self.tags = tags
                self.photo = photo
                self.photoCamera = photoCamera
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.name, b.name)
                same.compare(a.tags, b.tags)
                same.compare(a.colors, b.colors)
                same.compare(a.callback, b.callback)
                same.compare(a.from, b.from)
                same.compare(a.wind, b.wind)
                same.compare(a.at, b.at)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(name)
                hasher.combine(tags)
                hasher.combine(colors)
                hasher.combine(callback)
                hasher.combine(from)
                hasher.combine(wind)
                hasher.combine(at)
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

    /// `GET /exhibits/{id}`
    public struct FindWind: Endpoint {
        public typealias Response = Wind?
        public typealias Failure = Failures.NotFoundOrClientErrorOrServerErrorOrMore

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Wind?, Failure> {
            switch response.status {
            case 204: .success(nil)
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 400..<500: .failure(.clientError(response.status, try response.json()))
            case 500..<600: .failure(.serverError(response.status))
            default: .failure(.other(response.status, try response.json()))
            }
        }
    }

    /// `POST /exhibits/{id}`
    public struct DescribeWind: Endpoint {
        public typealias Response = JSONValue
        public typealias Failure = Failures.BadRequest

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<JSONValue, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 400: .failure(.badRequest(try response.text()))
            default: .undocumented
            }
        }
    }

    /// `POST /entries`
    public struct AddEntry: Endpoint {
        public typealias Response = Entry

        public static var operation: OperationInfo {
            OperationInfo(id: "addEntry", method: .post, path: "/entries")
        }

        public var body: Entry

        public init(body: Entry) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/entries"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Entry, Never> {
            switch response.status {
            case 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}

@available(*, deprecated)
nonisolated extension Reply where E == World.StopWeather {
    /// The header `ETag`.
    public var eTag: String? { header("ETag") }

    /// The header `Set-Cookie`.
    public var setCookie: [String] { headers.values("Set-Cookie") }

    /// From where to where.
    public var wind: World.Wind? { headers["X-Wind"].flatMap { try? .init(jsonText: $0) } }

    /// The header `X-Regions`.
    public var regions: [Int]? { header("X-Regions") }

    /// The header `X-Season`.
    public var season: World.StopWeather.Season? { header("X-Season") }

    /// Of a name that a reply has already.
    public var valueHeader: String? { header("Value") }

    /// The header `X-Old`.
    @available(*, deprecated)
    public var old: Bool? { header("X-Old") }
}
