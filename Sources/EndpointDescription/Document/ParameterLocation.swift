package enum ParameterLocation: String, Sendable {
    case path, query, header, cookie
    /// The whole query as one value (OpenAPI 3.2 §4.12).
    case querystring
}
