import EndpointDescription

/// The documentation of a body's media type, which callers name: one of a range, or of the values of a header parameter.
func contentTypeRemark(_ range: String, _ parameter: Operation.ContentTypeParameter?) -> String {
    guard let parameter else {
        return MediaType(range).kind == .multipart
            ? "The body's media type, with the boundary of its parts: `\(range); boundary=…`."
            : "The body's media type, one of `\(range)`."
    }
    let values = parameter.values.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    return values.isEmpty ? "The body's media type." : "The body's media type, one of \(values)."
}
