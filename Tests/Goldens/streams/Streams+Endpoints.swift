// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    /// `GET /ticks`
    public struct StreamTicks: Endpoint {
        public typealias Response = EventStream<Tick>
        public typealias Failure = Failures.TooManyRequests

        public static var operation: OperationInfo {
            OperationInfo(id: "streamTicks", method: .get, path: "/ticks")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/ticks"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Failure> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            case 429: .failure(.tooManyRequests(try response.json()))
            default: .undocumented
            }
        }
    }

    /// Events whose data is text.
    ///
    /// `GET /text`
    public struct StreamText: Endpoint {
        public typealias Response = EventStream<ServerSentEvent>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamText", method: .get, path: "/text")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<ServerSentEvent>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// `GET /sequence`
    public struct StreamSequence: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamSequence", method: .get, path: "/sequence")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/sequence"
            request.stream("application/json-seq")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .jsonSequence))
            default: .undocumented
            }
        }
    }

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
            case 200, 201: .success(try response.events(as: .serverSentEvents))
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

    /// Distinguished by the type of the event.
    ///
    /// `GET /events`
    public struct StreamEvents: Endpoint {
        public typealias Response = EventStream<Event>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamEvents", method: .get, path: "/events")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Event>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents, reading: .event(data: .jsonOrText)))
            default: .undocumented
            }
        }

        public enum Event: Union {
            case tick(TickEvent)
            case notice(NoticeEvent)
            /// A value whose tag the description does not list.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("event") {
                case "tick": self = .tick(try json.read())
                case "notice": self = .notice(try json.read())
                default: self = .undocumented(try json.undocumentedObject())
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .tick(let value): UnionValue(value)
                case .notice(let value): UnionValue(value)
                case .undocumented(let value): UnionValue(value)
                }
            }
        }
    }
}
