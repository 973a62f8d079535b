import EndpointRuntime
import Foundation

/// A response whose body arrives in pieces of `size` bytes; 0 means in one piece.
func streamed(_ wire: [UInt8], size: Int = 0, type: String? = "text/event-stream") -> EndpointResponse {
    let size = size == 0 ? max(wire.count, 1) : size
    let chunks = stride(from: 0, to: wire.count, by: size).map { Data(wire[$0..<min($0 + size, wire.count)]) }
    let headers = HeaderFields([type.map { HeaderFields.Field(name: "Content-Type", value: $0) }].compactMap { $0 })
    return EndpointResponse(status: 200, headers: headers, body: .stream(EndpointResponse.ByteStream(chunks)))
}

/// The elements up to the end, and the fault that ended the stream.
func collect<T: JSONCodable>(_ stream: EventStream<T>) async -> (elements: [T], fault: StreamError?) {
    var elements: [T] = []
    do throws(StreamError) {
        var iterator = stream.makeAsyncIterator()
        while let element = try await iterator.next() { elements.append(element) }
        return (elements, nil)
    } catch { return (elements, error) }
}

extension StreamError {
    /// The kind of the error, without its payload.
    var kind: String {
        switch self {
        case .transport(let failure): "transport \(failure.reason)"
        case .element: "element"
        case .tooLong(let limit): "tooLong \(limit)"
        case .refused: "refused"
        case .alreadyRead: "alreadyRead"
        case .cancelled: "cancelled"
        }
    }
}

/// Refuses requests with these errors in turn; nil, and all requests after the last error, are sent.
final class Refusing: EndpointInterceptor {
    private let left: Lock<ArraySlice<EndpointClientError?>>

    init(_ faults: [EndpointClientError?]) { left = Lock(faults[...]) }

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        if let fault = left.withLock({ $0.popFirst() ?? nil }) { throw fault }
        return try await next.send(request)
    }
}
