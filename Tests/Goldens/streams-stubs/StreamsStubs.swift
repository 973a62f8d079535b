// Streams stubs, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import EndpointTesting
public import StreamsClient

nonisolated extension Streams.StreamTicks: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(data: #"{"at": "2026-01-15T09:30:00Z", "price": 1.5}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Streams.StreamRows: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text(#"{"at": "2026-01-15T09:30:00Z", "price": 1.5}"#, contentType: "application/jsonl")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .jsonLines, contentType: "application/jsonl")
    }
}

nonisolated extension Streams.StreamRowsByOtherName: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text(#"{"at": "2026-01-15T09:30:00Z", "price": 1.5}"#, contentType: "application/x-ndjson")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .jsonLines)
    }
}

nonisolated extension Streams.StreamText: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(data: "text"))]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Streams.StreamSequence: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("\u{1E}{\"at\": \"2026-01-15T09:30:00Z\", \"price\": 1.5}\n", contentType: "application/json-seq")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .jsonSequence)
    }
}

nonisolated extension Streams.StreamChat: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(data: #"{"type": "delta", "text": "text"}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Streams.StreamEvents: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(event: "tick", data: #"{"at": "2026-01-15T09:30:00Z", "price": 1.5}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents, reading: .event(data: .jsonOrText))
    }
}

nonisolated extension Streams.StreamOrWait: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"at": "2026-01-15T09:30:00Z", "price": 1.5}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Streams.StreamOrWaitStream: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(data: #"{"at": "2026-01-15T09:30:00Z", "price": 1.5}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Streams.Failures.TooManyRequests: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [.json(#"{"detail": "detail"}"#, status: 429)]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .tooManyRequests(let value): try .json(value: value, status: 429)
        }
    }
}
