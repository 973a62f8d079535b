import Foundation

/// The destination of a response body while it arrives.
enum BodySink: Sendable {
    case memory(limit: Int)
    case stream(StreamBuffer)
    case file(FileSink)

    /// The reason why a response cannot be stored.
    struct Refusal: Error {
        var reason: TransportError.Reason
        var detail: String
    }

    /// - Parameters:
    ///   - partial: the file that earlier resumable downloads have written.
    ///   - offset: the start of the request's Range.
    init(
        for head: ResponseHead,
        of request: EndpointRequest,
        streamLimit: Int,
        partial: PartialFile?,
        offset: Int
    ) throws(Refusal) {
        guard head.isSuccess else {
            self = .memory(limit: EndpointRequest.Delivery.errorBodyLimit)
            return
        }
        switch request.delivery {
        case .streamed: self = .stream(StreamBuffer(limit: streamLimit))
        case .buffered(let limit):
            let limit = max(0, limit)
            if let length = head.expectedLength(of: request.method), length > limit {
                throw Refusal(reason: .bodyTooLarge(limit: limit), detail: "\(length) bytes")
            }
            self = .memory(limit: limit)
        case .file(let url, _):
            if head.status == 206, let partial, let detail = head.mismatch(of: request, from: offset) {
                // The bytes on disk may not match the content that the server continues with.
                partial.discard()
                throw Refusal(reason: .badResponse, detail: detail)
            }
            do {
                self = .file(
                    try partial.map { try FileSink(continuing: $0, at: head.status == 206 ? offset : 0, head) }
                        ?? FileSink(destination: url)
                )
            } catch { throw Refusal(reason: .storage, detail: "\(error)") }
        }
    }
}
