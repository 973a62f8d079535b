/// Why a body cannot be given, or sent, as asked.
public enum BodyFault: Error, Sendable, Hashable {
    /// The body is a stream: read it through ``HTTPResponse/body``.
    case isStream
    case unknownCharset(String)
    case notText(charset: String)
    /// The body is empty where a value was documented.
    case empty
    /// The body's media type holds no elements one after the other; nil if there is none.
    case notEvents(mediaType: String?)
    /// The request's body was a stream that can be sent once.
    case wasSent
    /// The request's body is a stream of another length than it said, in bytes.
    case wrongLength(expected: Int, found: Int)
}

extension BodyFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .isStream: "the body is a stream; read its chunks instead"
        case .unknownCharset(let name): "the body's charset '\(name)' is not known; ask for the bytes instead"
        case .notText(let charset): "the body's bytes are not \(charset) text"
        case .empty: "the body is empty"
        case .notEvents(let type):
            "the body is \(type ?? "of no stated type"), which is no stream of events; expected text/event-stream, "
                + "application/x-ndjson or application/json-seq"
        case .wasSent: "the body is a stream that was sent before; give a function that makes it anew"
        case .wrongLength(let expected, let found): "the body should have \(expected) bytes and has \(found) or more"
        }
    }
}
