import EndpointDescription

/// The documentation of a body's media type, which callers name: one of a range, or of the values of a header parameter.
func contentTypeRemark(_ range: String, _ parameter: Operation.ContentTypeParameter?) -> String {
    guard let parameter else {
        if range == "*/*" { return "The body's media type." }
        return MediaType(range).kind == .multipart
            ? "The body's media type, with the boundary of its parts: \(codeSpan("\(range); boundary=…"))."
            : "The body's media type, one of \(codeSpan(range))."
    }
    guard (1...20).contains(parameter.values.count) else { return "The body's media type." }
    return "The body's media type, one of \(parameter.values.map(codeSpan).joined(separator: ", "))."
}
