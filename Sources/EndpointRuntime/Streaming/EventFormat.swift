/// The format of a body that consists of a sequence of elements.
public enum EventFormat: Sendable, Hashable {
    /// `text/event-stream` (WHATWG HTML §9.2).
    case serverSentEvents
    /// A JSON text on each line, as in `application/x-ndjson` and `application/jsonl`.
    case jsonLines
    /// `application/json-seq` (RFC 7464): each JSON text between a record separator and a line feed.
    case jsonSequence

    /// The format of a media type without parameters, in lower case; nil if the media type names no supported format.
    package init?(mediaType: String) {
        switch mediaType {
        case "text/event-stream": self = .serverSentEvents
        case "application/json-seq": self = .jsonSequence
        case "application/jsonl", "application/x-jsonl", "application/jsonlines", "application/x-jsonlines",
            "application/json-lines", "application/ndjson", "application/x-ndjson", "application/stream+json",
            "application/x-json-stream", "text/jsonl", "text/ndjson", "text/x-ndjson":
            self = .jsonLines
        default:
            guard mediaType.hasSuffix("+json-seq") else { return nil }
            self = .jsonSequence
        }
    }

    /// The media type to send in `Accept`.
    package var mediaType: String {
        switch self {
        case .serverSentEvents: "text/event-stream"
        case .jsonLines: "application/x-ndjson"
        case .jsonSequence: "application/json-seq"
        }
    }
}
