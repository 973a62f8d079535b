package import Foundation

/// The format of a body that consists of a sequence of elements.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
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

extension EventFormat {
    /// The part of a server-sent event that an element is read from. It has no effect in formats that consist of JSON
    /// texts.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Content: Sendable, Hashable {
        /// The event's data, as JSON. A `String` receives the data unchanged, a ``ServerSentEvent`` the whole event.
        case data
        /// An object with those of the fields `event`, `id`, `retry` (milliseconds) and `data` that the event has
        /// (OpenAPI 3.2 §4.14.5). A union can then be selected by `event` and still read `data`.
        case event(data: DataForm)

        /// How the `data` member of that object is represented.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum DataForm: Sendable, Hashable {
            /// A JSON value. Data of a named event that is not JSON is a string if the element can be read with it, as that of
            /// an event that the description does not know.
            case json
            /// A string with any content.
            case text
            /// A JSON value if it is an object or an array, otherwise a string. If the element cannot be read with the one,
            /// it is read with the other: a number is a JSON value if the element has no text there.
            case jsonOrText
        }

        /// The event as an object whose data is a JSON value.
        public static var event: EventFormat.Content { .event(data: .json) }
    }
}

extension EventFormat {
    /// An element as it is written to a body: the inverse of reading a stream.
    ///
    /// - Throws: ``RequestEncoder/EncodingError/notAnObject(parameter:)`` for an element that is not an object with the
    ///   members of an event, or the error that writing the element throws.
    package func written<T: JSONCodable>(_ element: T, _ content: EventFormat.Content) throws -> Data {
        switch self {
        case .jsonLines: return try element.jsonData() + Data("\n".utf8)
        case .jsonSequence: return try Data("\u{1E}".utf8) + element.jsonData() + Data("\n".utf8)
        case .serverSentEvents: return Data(try event(of: element, content).wireText.utf8)
        }
    }

    private func event<T: JSONCodable>(of element: T, _ content: EventFormat.Content) throws -> ServerSentEvent {
        if let event = element as? ServerSentEvent { return event }
        switch content {
        case .data: return ServerSentEvent(data: try (element as? String) ?? element.jsonText())
        case .event(let form):
            guard case .object(let members) = try element.jsonValue() else {
                throw RequestEncoder.EncodingError.notAnObject(parameter: "\(T.self)")
            }
            let data = members["data"] ?? .null
            var rest = members
            rest["data"] = nil
            var event = try ServerSentEvent(jsonValue: .object(rest))
            switch data {
            case .string(let text) where form != .json: event.data = text
            case .null where form != .json: event.data = ""
            default: event.data = try data.jsonText()
            }
            return event
        }
    }

    /// The elements of a complete body.
    ///
    /// - Throws: ``StreamError``, or the error that reading an element throws.
    package func elements<T: JSONCodable>(of body: Data, _ content: EventFormat.Content) throws -> [T] {
        var parser = parser(limit: body.count + 1, lastEventID: nil)
        parser.feed(body)
        var elements: [T] = []
        while let record = try parser.next() { elements.append(try record.element(of: self, content)) }
        if let record = parser.finish() { elements.append(try record.element(of: self, content)) }
        return elements
    }
}
