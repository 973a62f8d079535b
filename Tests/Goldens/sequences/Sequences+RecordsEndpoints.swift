// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Sequences {
    /// `GET /records`
    public struct ReadRecords: Endpoint {
        public typealias Response = EventStream<Row>

        public static var operation: OperationInfo {
            OperationInfo(id: "readRecords", method: .get, path: "/records")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/records"
            request.stream("application/geo+json-seq")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Row>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .jsonSequence))
            default: .undocumented
            }
        }
    }

    /// `POST /records`
    public struct WriteRecords: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "writeRecords", method: .post, path: "/records")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/records"
            switch body {
            case .jsonSeq(let value): request.sequence(value, as: .jsonSequence)
            case .json(let value): request.json(value)
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public enum Body: Sendable {
            /// `application/json-seq`
            case jsonSeq([JSONSeq])
            /// `application/json`
            case json(Row)

            public struct JSONSeq: HashedModel {
                public var at: Double

                public init(at: Double) {
                    self.at = at
                }

                public init(from json: inout ObjectReader) throws {
                    at = try json.required("at")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("at", at)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(at, other.at)
                }
            }
        }
    }
}
