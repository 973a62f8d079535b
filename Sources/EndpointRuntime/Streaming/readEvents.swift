extension EndpointResponse {
    /// The elements of the body, read while they arrive.
    ///
    /// - Parameters:
    ///   - format: the format from the description. It applies if the response's Content-Type does not name one of the
    ///     formats: if it is missing, or is just JSON, text or octets.
    ///   - content: the part of a server-sent event that an element is read from.
    ///   - endMark: the data that ends the stream although the connection may stay open. Many services use `[DONE]`,
    ///     which is not valid JSON; pass nil for services whose texts may have that value.
    ///   - limit: the maximum size of a line and of an event, in bytes; 16 MiB by default.
    /// - Throws: ``EndpointResponse/BodyError/notEvents(mediaType:)`` if the response has another format.
    public func events<T: JSONCodable>(
        of type: T.Type = T.self,
        as format: EventFormat? = nil,
        reading content: EventFormat.Content = .data,
        until endMark: String? = "[DONE]",
        limit: Int = 16 * 1_048_576
    ) throws -> EventStream<T> {
        guard let format = mediaType.flatMap(EventFormat.init) ?? (isVague ? format : nil) else {
            throw EndpointResponse.BodyError.notEvents(mediaType: mediaType)
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

    /// The body's bytes as they arrive. A body that is already complete is a stream of one chunk.
    public func stream() throws -> EndpointResponse.ByteStream {
        if case .stream(let stream) = body { return stream }
        return EndpointResponse.ByteStream([try data()])
    }

    private var isVague: Bool {
        switch mediaType {
        case nil, "application/json", "text/plain", "application/octet-stream": true
        default: false
        }
    }
}
