public import EndpointRuntime
import Foundation

extension StubAnswer {
    /// A stream of server-sent events, each a chunk of its own.
    public static func events(_ events: ServerSentEvent..., headers: HTTPHeaders = [:]) -> StubAnswer {
        var headers = headers
        if !headers.contains("Content-Type") { headers.set("Content-Type", "text/event-stream") }
        var answer = StubAnswer.status(200, headers: headers)
        for event in events { answer = answer.event(event) }
        return answer
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
