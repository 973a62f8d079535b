// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// `GET /weather`
    public struct GetWeather: Endpoint, RateLimitHeaders {
        public typealias Response = String

        public static var operation: OperationInfo {
            OperationInfo(id: "getWeather", method: .get, path: "/weather")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/weather"
            request.accept("text/plain, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
            switch response.status {
            case 200, 201: .success(try response.text())
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
            request.accept("application/json, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public enum Season: OpenEnum, ExpressibleByStringLiteral {
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

    /// Has the name of a member of every reply.
    public var valueHeader: String? { header("Value") }

    /// The header `X-Old`.
    @available(*, deprecated)
    public var old: Bool? { header("X-Old") }
}
