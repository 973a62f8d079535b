extension RequestEncoder {
    /// The reason why a call cannot be encoded as a request.
    public enum EncodingError: Error, Sendable, Hashable {
        /// A value in the path is empty or null, so the path would name another resource.
        case emptyPathValue(path: String)
        /// A segment is `.` or `..`, which would leave the path.
        case dotSegment(path: String)
        /// The style cannot encode a value inside a value.
        case nestedValue(parameter: String, style: RequestEncoder.Style)
        /// A deepObject parameter or form body is not an object.
        case notAnObject(parameter: String)
        /// The value contains a character that a cookie may not contain (RFC 6265 §4.1.1), in style `cookie`, which
        /// percent-encodes nothing.
        case notInCookie(parameter: String)
        /// The value is nested more than 64 levels deep.
        case tooDeep(parameter: String)
        /// The value cannot be turned into JSON.
        case invalidValue(parameter: String, reason: String)
        /// URLSession refuses a body on GET; HEAD and TRACE have no use for one.
        case bodyNotAllowed(EndpointRequest.Method)
    }
}

extension RequestEncoder.EncodingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyPathValue(let path): "a value in the path '\(path)' is empty; pass a value that is not empty"
        case .dotSegment(let path): "a segment of the path '\(path)' is '.' or '..'; such a value cannot be sent"
        case .nestedValue(let name, let style):
            "parameter '\(name)' holds a value inside a value, which style \(style) cannot write; use flat values"
        case .notAnObject(let name): "'\(name)' must be an object with named members"
        case .notInCookie(let name):
            "'\(name)' contains a character that a cookie cannot contain, such as a space, a comma or a semicolon; escape it"
        case .tooDeep(let name): "'\(name)' is nested more than 64 levels deep"
        case .invalidValue(let name, let reason): "'\(name)' cannot be encoded: \(reason)"
        case .bodyNotAllowed(let method): "a \(method) request cannot carry a body; use POST or query parameters"
        }
    }
}
