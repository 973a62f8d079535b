// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// At once or in pieces, by media type.
    ///
    /// Reads the response as a whole; `StreamOrWaitStream` reads it while it arrives.
    ///
    /// `POST /both`
    public struct StreamOrWait: Endpoint {
        public typealias Response = [Tick]

        public static var operation: OperationInfo {
            OperationInfo(id: "streamOrWait", method: .post, path: "/both")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/both"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Tick], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var prompt: String

            /// Default: `false`.
            public var stream: Bool?

            public init(prompt: String, stream: Bool? = nil) {
                self.prompt = prompt
                self.stream = stream
            }

            public init(from json: inout ObjectReader) throws {
                prompt = try json.required("prompt")
                stream = try json.optional("stream")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("prompt", prompt)
                try json.optional("stream", stream)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(prompt, other.prompt)
                pairs.add(stream, other.stream)
            }
        }
    }

    /// At once or in pieces, by media type.
    ///
    /// Reads the response while it arrives, and sets `stream`; `StreamOrWait` reads it as a whole.
    ///
    /// `POST /both`
    public struct StreamOrWaitStream: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamOrWait", method: .post, path: "/both")
        }

        public var body: StreamOrWait.Body

        public init(body: StreamOrWait.Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/both"
            request.stream()
            var body = self.body
            body.stream = true
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }
}
