public import EndpointRuntime
import Foundation

extension StubResponse {
    /// A stream of server-sent events, one chunk for each event.
    public static func events(_ events: ServerSentEvent..., status: Int = 200, headers: HeaderFields = [:])
        -> StubResponse
    {
        var headers = headers
        if !headers.contains("Content-Type") { headers.set("Content-Type", "text/event-stream") }
        var response = StubResponse.status(status, headers: headers)
        for event in events { response = response.event(event) }
        return response
    }

    /// A stream of elements as a server writes it, one chunk for each element. If the stream fails with a transport
    /// error, the connection fails too.
    ///
    /// - Parameters:
    ///   - stream: a stream made from elements: `EventStream([…])`. Every response contains all of them.
    ///   - content: the part of a server-sent event that an element represents.
    ///   - contentType: the media type; by default that of the format.
    /// - Throws: ``StubError/unwritable(_:)``, or the error that writing an element throws.
    public static func events<T: JSONCodable>(
        _ stream: EventStream<T>,
        as format: EventFormat,
        reading content: EventFormat.Content = .data,
        contentType: String? = nil,
        status: Int = 200
    ) throws -> StubResponse {
        guard let (elements, fault) = stream.elements else {
            throw StubError.unwritable("the stream has a reader, or is not made of elements")
        }
        var response = StubResponse.status(status, headers: ["Content-Type": contentType ?? format.mediaType])
        for element in elements { response = response.chunk(try format.written(element, content)) }
        switch fault {
        case nil: return response
        case .transport(let failure): return response.broken(failure.code ?? .networkConnectionLost)
        case let fault?:
            throw StubError.unwritable("no server makes a stream fail like this: \(fault.debugDescription)")
        }
    }

    /// Values as JSON, one per line.
    public static func jsonLines<T: JSONCodable>(_ values: T...) throws -> StubResponse {
        var response = StubResponse.status(200, headers: ["Content-Type": "application/x-ndjson"])
        for value in values { response = response.chunk(try value.jsonData() + Data("\n".utf8)) }
        return response
    }

    /// Appends a server-sent event.
    public func event(_ event: ServerSentEvent) -> StubResponse { chunk(Data(event.wireText.utf8)) }
}
