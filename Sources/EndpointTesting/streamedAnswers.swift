public import EndpointRuntime
import Foundation

extension StubAnswer {
    /// A stream of server-sent events, each a chunk of its own.
    public static func events(_ events: ServerSentEvent..., status: Int = 200, headers: HTTPHeaders = [:]) -> StubAnswer
    {
        var headers = headers
        if !headers.contains("Content-Type") { headers.set("Content-Type", "text/event-stream") }
        var answer = StubAnswer.status(status, headers: headers)
        for event in events { answer = answer.event(event) }
        return answer
    }

    /// A stream of elements as a server writes it, each a chunk of its own. Where the stream fails by the transport, so
    /// does the wire.
    ///
    /// - Parameters:
    ///   - stream: made of elements: `EventStream([…])`. Every answer has all of them.
    ///   - content: what of a server-sent event an element is.
    ///   - contentType: the format's own by default.
    /// - Throws: ``StubError/unwritable(_:)``, or what writing an element throws.
    public static func events<T: JSONCodable>(
        _ stream: EventStream<T>,
        as format: EventFormat,
        reading content: EventFormat.Content = .data,
        contentType: String? = nil,
        status: Int = 200
    ) throws -> StubAnswer {
        guard let (elements, fault) = stream.elements else {
            throw StubError.unwritable("the stream has a reader, or is not made of elements")
        }
        var answer = StubAnswer.status(status, headers: ["Content-Type": contentType ?? format.usualMediaType])
        for element in elements { answer = answer.chunk(try written(element, as: format, content)) }
        switch fault {
        case nil: return answer
        case .transport(let failure): return answer.broken(failure.code ?? .networkConnectionLost)
        case let fault?:
            throw StubError.unwritable("no server makes a stream fail like this: \(fault.debugDescription)")
        }
    }

    /// Values as JSON, one on each line.
    public static func jsonLines<T: JSONCodable>(_ values: T...) throws -> StubAnswer {
        var answer = StubAnswer.status(200, headers: ["Content-Type": "application/x-ndjson"])
        for value in values { answer = answer.chunk(try value.jsonData() + Data("\n".utf8)) }
        return answer
    }

    /// Appends a server-sent event.
    public func event(_ event: ServerSentEvent) -> StubAnswer { chunk(Data(event.wireText.utf8)) }
}

/// The inverse of how a stream is read.
private func written<T: JSONCodable>(_ element: T, as format: EventFormat, _ content: EventFormat.Content) throws
    -> Data
{
    switch format {
    case .jsonLines: return try element.jsonData() + Data("\n".utf8)
    case .jsonSequence: return try Data("\u{1E}".utf8) + element.jsonData() + Data("\n".utf8)
    case .serverSentEvents: return Data(try serverSentEvent(element, content).wireText.utf8)
    }
}

private func serverSentEvent<T: JSONCodable>(_ element: T, _ content: EventFormat.Content) throws -> ServerSentEvent {
    if let event = element as? ServerSentEvent { return event }
    switch content {
    case .data: return ServerSentEvent(data: try (element as? String) ?? element.jsonText())
    case .event(let form):
        guard case .object(let members) = try element.jsonValue() else {
            throw StubError.unwritable("\(T.self) is no object with the members of an event")
        }
        let data = members["data"] ?? .null
        var rest = members
        rest["data"] = nil
        var event = try ServerSentEvent(jsonValue: .object(rest))
        if form != .json, case .string(let text) = data { event.data = text } else { event.data = try data.jsonText() }
        return event
    }
}

extension EventFormat {
    fileprivate var usualMediaType: String {
        switch self {
        case .serverSentEvents: "text/event-stream"
        case .jsonLines: "application/x-ndjson"
        case .jsonSequence: "application/json-seq"
        }
    }
}
