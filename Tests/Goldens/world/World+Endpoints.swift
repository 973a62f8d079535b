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
