// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Sequences {
    /// `GET /lines`
    public struct ReadLines: Endpoint {
        public typealias Response = EventStream<Row>

        public static var operation: OperationInfo {
            OperationInfo(id: "readLines", method: .get, path: "/lines")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/lines"
            request.stream("application/jsonl")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Row>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .jsonLines))
            default: .undocumented
            }
        }
    }

    /// `POST /lines`
    public struct WriteLines: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "writeLines", method: .post, path: "/lines")
        }

        public var body: [Row]

        public init(body: [Row]) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/lines"
            request.sequence(body, as: .jsonLines, contentType: "application/jsonl")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /lines`
    public struct ReplaceLines: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "replaceLines", method: .put, path: "/lines")
        }

        public var body: [Row]?

        public init(body: [Row]? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/lines"
            request.sequence(body, as: .jsonLines)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
