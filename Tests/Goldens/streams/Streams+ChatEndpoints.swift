// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// Deltas of a text, then how much it took, then `[DONE]`.
    ///
    /// `POST /chat`
    public struct StreamChat: Endpoint {
        public typealias Response = EventStream<ChatEvent>
        public typealias Failure = Failures.TooManyRequests

        public static var operation: OperationInfo {
            OperationInfo(id: "streamChat", method: .post, path: "/chat")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/chat"
            request.stream()
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<ChatEvent>, Failure> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            case 429: .failure(.tooManyRequests(try response.json()))
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var prompt: String

            public init(prompt: String) {
                self.prompt = prompt
            }

            public init(from json: inout ObjectReader) throws {
                prompt = try json.required("prompt")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("prompt", prompt)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(prompt, other.prompt)
            }
        }
    }
}
