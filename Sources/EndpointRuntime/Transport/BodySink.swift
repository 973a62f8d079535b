import Foundation

/// Where a body goes while it arrives.
enum BodySink: Sendable {
    case memory(limit: Int)
    case stream(StreamBuffer)
    case file(FileSink)

    /// Why no sink fits an answer.
    struct Refusal: Error {
        var reason: TransportError.Reason
        var detail: String
    }

    /// - Parameters:
    ///   - partial: what resumable downloads brought before.
    ///   - offset: where the request's Range begins.
    init(
        for head: ResponseHead,
        of request: HTTPRequest,
        streamLimit: Int,
        partial: PartialFile?,
        offset: Int
    ) throws(Refusal) {
        guard (200..<300).contains(head.status) else {
            self = .memory(limit: HTTPRequest.Delivery.errorBodyLimit)
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
                // What is there may not be what the server goes on with.
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
