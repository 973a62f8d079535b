import EndpointDescription

extension [MediaTypeObject] {
    /// The preferred media type: plain JSON, else the simplest. The author's order decides between equals.
    var preferred: MediaTypeObject? {
        first(where: \.type.isPlainJSON) ?? self.min { $0.type.kind.rank < $1.type.kind.rank }
    }
}

extension MediaType.Kind {
    /// The lowest rank is preferred if an operation offers several media types.
    fileprivate var rank: Int {
        switch self {
        case .json: 0
        case .form: 1
        case .multipart: 2
        case .text: 3
        case .octets: 4
        case .stream: 5
        case .unsupported: 6
        }
    }
}
