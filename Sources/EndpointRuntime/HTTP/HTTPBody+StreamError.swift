extension HTTPBody {
    /// The reason why a ``Stream`` cannot be sent or read into memory.
    public enum StreamError: Error, Sendable, Hashable {
        /// A stream has no bytes before it is sent.
        case isStream
        /// The stream has already been sent and can be sent only once.
        case wasSent
        /// The stream does not have the length that was given. Both lengths are in bytes.
        case wrongLength(expected: Int, found: Int)
    }
}

extension HTTPBody.StreamError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .isStream: "the body is a stream, which has no bytes before it is sent"
        case .wasSent: "the body is a stream that was already sent; pass a function that makes it anew"
        case .wrongLength(let expected, let found):
            "the body should have \(expected) bytes and has \(found)\(found > expected ? " or more" : "")"
        }
    }
}
