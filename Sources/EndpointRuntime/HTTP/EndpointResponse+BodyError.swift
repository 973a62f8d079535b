extension EndpointResponse {
    /// The reason why a response's body cannot be read in the requested form.
    public enum BodyError: Error, Sendable, Hashable {
        /// The body is a stream: read it through ``EndpointResponse/body``.
        case isStream
        case unknownCharset(String)
        case notText(charset: String)
        /// The body is empty, but a value is documented.
        case empty
        /// The body's media type does not contain consecutive elements; nil if there is no media type.
        case notEvents(mediaType: String?)
    }
}

extension EndpointResponse.BodyError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .isStream: "the body is a stream; read its chunks instead"
        case .unknownCharset(let name): "the body's charset '\(name)' is not known; ask for the bytes instead"
        case .notText(let charset): "the body's bytes are not \(charset) text"
        case .empty: "the body is empty"
        case .notEvents(let type):
            "the body is \(type ?? "of no stated type"), which is not a stream of events; expected text/event-stream, "
                + "application/x-ndjson or application/json-seq"
        }
    }
}
