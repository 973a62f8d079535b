// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// Reads the response as a whole; `TellNewsStream` reads it while it arrives.
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Item], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
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

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(about, other.about)
                pairs.add(stream, other.stream)
            }
        }
    }

    /// Reads the response while it arrives, and sets `stream`; `TellNews` reads it as a whole.
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Item>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// `GET /news`
    public struct ExportNews: Endpoint {
        public typealias Response = EventStream<Item>

        public static var operation: OperationInfo {
            OperationInfo(id: "exportNews", method: .get, path: "/news")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/news"
            request.stream("application/jsonl")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Item>, Failure> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .jsonLines))
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// No news.
            case notFound(String)
        }
    }
}
