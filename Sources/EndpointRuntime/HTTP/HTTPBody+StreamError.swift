extension HTTPBody {
    /// Why a ``Stream`` cannot be sent, or given as asked.
    public enum StreamError: Error, Sendable, Hashable {
        /// The bytes of a stream are not there before it is sent.
        case isStream
        /// The stream was sent before, and it can be sent only once.
        case wasSent
        /// The stream is not as long as it said, in bytes.
        case wrongLength(expected: Int, found: Int)
    }
}

extension HTTPBody.StreamError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .isStream: "the body is a stream, whose bytes are not there before it is sent"
        case .wasSent: "the body is a stream that was sent before; give a function that makes it anew"
        case .wrongLength(let expected, let found):
            "the body should have \(expected) bytes and has \(found)\(found > expected ? " or more" : "")"
        }
    }
}
