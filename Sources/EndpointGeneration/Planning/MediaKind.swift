import EndpointDescription

/// What a media type means to us.
enum MediaKind {
    case json, form, multipart, text, stream, octets, unsupported

    init(_ name: String) {
        let essence = name.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        switch essence {
        case "application/json", "text/json", "*/*", "application/*": self = .json
        case "application/x-www-form-urlencoded": self = .form
        case _ where EventFormat(essence) != nil: self = .stream
        case "application/xml", "text/xml": self = .unsupported
        default:
            if essence.hasPrefix("multipart/") {
                self = .multipart
            } else if essence.hasSuffix("+json") || essence.hasPrefix("application/json") {
                self = .json
            } else if essence.hasSuffix("+xml") {
                self = .unsupported
            } else {
                self = essence.hasPrefix("text/") ? .text : .octets
            }
        }
    }

    /// `application/json` itself, whatever its parameters; not `application/json-patch+json`.
    static func isPlainJSON(_ name: String) -> Bool {
        name.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() == "application/json"
    }

    /// Lower is picked first where an operation offers several.
    var rank: Int {
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

extension MediaType {
    /// Without parameters, in lower case.
    var essence: String { name.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }

    /// Whether both have the same schema, or the same words for it.
    func describesSame(as other: MediaType) -> Bool {
        guard let schema, let others = other.schema else { return self.schema == nil && other.schema == nil }
        if schema.target === others.target { return true }
        guard let text = schema.place.json?.text else { return false }
        return text == others.place.json?.text
    }
}

extension [MediaType] {
    /// The one to speak: plain JSON, else the simplest, the author's order deciding between equals.
    var preferred: MediaType? {
        first { MediaKind.isPlainJSON($0.name) } ?? self.min { MediaKind($0.name).rank < MediaKind($1.name).rank }
    }
}

extension EventFormat {
    /// - Parameter essence: a media type without parameters, in lower case.
    init?(_ essence: String) {
        switch essence {
        case "text/event-stream": self = .serverSentEvents
        case "application/json-seq": self = .jsonSequence
        case "application/jsonl", "application/x-jsonl", "application/jsonlines", "application/x-jsonlines",
            "application/json-lines", "application/ndjson", "application/x-ndjson", "application/stream+json",
            "application/x-json-stream", "text/jsonl", "text/ndjson", "text/x-ndjson":
            self = .jsonLines
        default:
            guard essence.hasSuffix("+json-seq") else { return nil }
            self = .jsonSequence
        }
    }
}
