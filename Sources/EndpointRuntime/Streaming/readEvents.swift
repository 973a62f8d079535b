extension HTTPResponse {
    /// The body as elements that are read while they arrive.
    ///
    /// - Parameters:
    ///   - format: what the description says. It counts where the answer's Content-Type does not name one of the formats:
    ///     where it is missing, or says just JSON, text or octets.
    ///   - content: what of a server-sent event an element is read from.
    ///   - endMark: data that ends the stream although the connection may stay open. No JSON is `[DONE]`, by which many
    ///     services end theirs; nil is for services whose texts may be.
    ///   - limit: what a line and an event may have, in bytes; 16 MiB by default.
    /// - Throws: ``HTTPResponse/BodyError/notEvents(mediaType:)`` if the answer is something else.
    public func events<T: JSONCodable>(
        of type: T.Type = T.self,
        as format: EventFormat? = nil,
        reading content: EventFormat.Content = .data,
        until endMark: String? = "[DONE]",
        limit: Int = 16 * 1_048_576
    ) throws -> EventStream<T> {
        guard let format = mediaType.flatMap(EventFormat.init) ?? (isVague ? format : nil) else {
            throw HTTPResponse.BodyError.notEvents(mediaType: mediaType)
        }
        return EventStream(
            EventOpening(
                source: .bytes(try stream()),
                format: format,
                content: content,
                endMark: endMark,
                limit: limit,
                requestLine: requestLine
            )
        )
    }

    /// The body's bytes while they arrive. A body that is all there is a stream of one chunk.
    public func stream() throws -> HTTPResponse.ByteStream {
        if case .stream(let stream) = body { return stream }
        return HTTPResponse.ByteStream([try data()])
    }

    private var isVague: Bool {
        switch mediaType {
        case nil, "application/json", "text/plain", "application/octet-stream": true
        default: false
        }
    }
}
