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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Tick>, Failure> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            case 429: .failure(.tooManyRequests(try response.json()))
            default: .undocumented
            }
        }
    }

    /// `GET /rows`
    public struct StreamRows: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamRows", method: .get, path: "/rows")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/rows"
            request.stream("application/jsonl")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonLines))
            default: .undocumented
            }
        }
    }

    /// `POST /rows`
    public struct StreamRowsByOtherName: Endpoint {
        public typealias Response = EventStream<Tick>

        public static var operation: OperationInfo {
            OperationInfo(id: "streamRowsByOtherName", method: .post, path: "/rows")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/rows"
            request.stream("application/x-ndjson")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonLines))
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<ServerSentEvent>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonSequence))
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<ChatEvent>, Failure> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            case 429: .failure(.tooManyRequests(try response.json()))
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.prompt, b.prompt)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(prompt)
            }
        }
    }

    /// Told apart by the event's own type.
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Event>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents, reading: .event(data: .jsonOrText)))
            default: .undocumented
            }
        }

        public enum Event: Union {
            case tick(TickEvent)
            case notice(NoticeEvent)
            /// A value whose tag the description does not name.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("event") {
                case "tick": self = .tick(try json.read())
                case "notice": self = .notice(try json.read())
                default: self = .undocumented(try json.read())
                }
            }

            public var alternative: Alternative {
                switch self {
                case .tick(let value): Alternative(value)
                case .notice(let value): Alternative(value)
                case .undocumented(let value): Alternative(value)
                }
            }
        }
    }

    /// All at once or bit by bit: the media type tells.
    ///
    /// Reads the response whole; `StreamOrWaitStream` reads it while it arrives.
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<[Tick], Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.prompt, b.prompt)
                same.compare(a.stream, b.stream)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(prompt)
                hasher.combine(stream)
            }
        }
    }

    /// All at once or bit by bit: the media type tells.
    ///
    /// Reads the response while it arrives, and sets `stream`; `StreamOrWait` reads it whole.
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Tick>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }
}
