import EndpointDescription

extension Response.Status {
    /// A Swift pattern that matches the status; `nil` for `default`.
    var pattern: String? {
        switch self {
        case .code(let code): String(code)
        case .range(let hundred): "\(hundred)00..<\(hundred + 1)00"
        case .default: nil
        }
    }
}
