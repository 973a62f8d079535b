import EndpointDescription

extension [MediaTypeObject] {
    /// The preferred media type: plain JSON, else the simplest. The author's order decides between equals.
    var preferred: MediaTypeObject? {
        first { $0.type.isPlainJSON } ?? self.min { $0.type.kind.rank < $1.type.kind.rank }
    }

    /// The media type that a response is requested and read as: the preferred one, unless it is JSON that nothing
    /// describes beside a text or bytes.
    ///
    /// Frameworks add such JSON to every response, and what arrives is the other one.
    var received: MediaTypeObject? {
        guard let preferred, preferred.type.isPlainJSON, let freedom = preferred.freedom else { return preferred }
        let others = filter { !$0.describesSame(as: preferred) && freedom.contains($0.type.kind) }
        return others.min { $0.type.kind.rank < $1.type.kind.rank } ?? preferred
    }

    /// Those that are handed over as bytes without a look at them.
    var octets: [MediaTypeObject] { filter { $0.type.kind == .octets } }
}

extension MediaTypeObject {
    /// The kinds of content that are likely instead, if the JSON has no description; `nil` if it has one.
    fileprivate var freedom: [MediaType.Kind]? {
        guard let schema = schema?.target, !schema.acceptsAnything else { return [.text, .octets] }
        let isText = schema.types == .string && schema.format == nil && schema.allowedValues == nil
        return isText && schema.constant == nil ? [.octets] : nil
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
