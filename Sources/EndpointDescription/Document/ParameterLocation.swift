package enum ParameterLocation: String, Sendable {
    case path, query, header, cookie
}
