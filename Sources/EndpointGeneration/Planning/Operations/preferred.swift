import EndpointDescription

extension [MediaTypeObject] {
    /// The one to speak: plain JSON, else the simplest, the author's order deciding between equals.
    var preferred: MediaTypeObject? {
        first(where: \.type.isPlainJSON) ?? self.min { $0.type.kind.rank < $1.type.kind.rank }
    }
}

extension MediaType.Kind {
    /// Lower is picked first where an operation offers several.
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
