// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
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

    /// Reads the answer whole; `TellNewsStream` reads it while it arrives.
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
            public var stream: Presence<Bool>

            public init(about: String, stream: Presence<Bool> = .absent) {
                self.about = about
                self.stream = stream
            }

            public init(from json: inout ObjectReader) throws {
                about = try json.required("about")
                stream = try json.presence("stream")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("about", about)
                try json.presence("stream", stream)
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

    /// Reads the answer while it arrives, and sets `stream`; `TellNews` reads it whole.
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
