/// A media type or a range of media types, parsed once (RFC 9110 §8.3.1).
package struct MediaType: Sendable, Hashable {
    /// As written: `Application/JSON; charset=utf-8`.
    package let text: String
    /// Without parameters and white space, in lower case: `application/json`.
    package let essence: String
    package let kind: Kind

    package init(_ text: String) {
        self.text = text
        essence = MediaType.isEssence(text) ? text : MediaType.token(text.prefix { $0 != ";" })
        kind = Kind(essence: essence)
    }

    /// The same name, for content of another kind than the name says.
    package func of(kind: Kind) -> MediaType { MediaType(text: text, essence: essence, kind: kind) }

    private init(text: String, essence: String, kind: Kind) {
        (self.text, self.essence, self.kind) = (text, essence, kind)
    }

    /// The text up to white space (RFC 9110 §5.6.3), in lower case. White space around `/` and `,` is left out.
    private static func token(_ text: Substring) -> String {
        var token = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            guard token.isEmpty || token.last.map("/,".contains) == true || word.first.map("/,".contains) == true else {
                break
            }
            token += word
        }
        return token.lowercased()
    }

    /// Whether the text has no parameters, white space and capitals.
    private static func isEssence(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x80 || byte == 0x3B || byte <= 0x20 || byte &- 0x41 < 26 { return false }
            index += 1
        }
        return true
    }

    /// The way in which a body of this type is written and read.
    package enum Kind: Sendable, Hashable {
        case json, form, multipart, text
        case stream(StreamFormat)
        case octets
        /// A structured text that the runtime cannot read, such as XML.
        case unsupported
    }

    /// The format of a sequence of elements in a body.
    package enum StreamFormat: String, Sendable {
        case serverSentEvents, jsonLines, jsonSequence
    }

    /// The part before the first `/`.
    package var type: Substring { essence.prefix { $0 != "/" } }

    /// The part after the first `/`; `nil` without a `/`, in which case this is not a media type.
    package var subtype: Substring? { essence.firstIndex(of: "/").map { essence[essence.index(after: $0)...] } }

    /// Whether it matches several media types: `image/*`.
    package var isRange: Bool { essence.contains("*") }

    /// Whether it is `application/json`, with any parameters, and not for example `application/json-patch+json`.
    package var isPlainJSON: Bool { essence == "application/json" }

    /// Whether it is `application/json` without parameters that change its meaning. `charset` does not (RFC 8259 §11).
    package var isBareJSON: Bool {
        isPlainJSON
            && parameters.allSatisfy { parameter in
                let name = MediaType.token(parameter.prefix { $0 != "=" })
                return name.isEmpty || name == "charset"
            }
    }

    /// Whether it is `application/json;stream=watch`.
    package var isWatch: Bool { isPlainJSON && parameters.contains { MediaType.token($0) == "stream=watch" } }

    private var parameters: ArraySlice<Substring> { text.split(separator: ";").dropFirst() }

    package var isStream: Bool { streamFormat != nil }

    package var streamFormat: StreamFormat? {
        if case .stream(let format) = kind { return format }
        return nil
    }
}

extension MediaType.Kind {
    fileprivate init(essence: String) {
        switch essence {
        case "*/*", "application/*", "application/jsonrequest": self = .json
        case "application/x-www-form-urlencoded": self = .form
        case "text/event-stream": self = .stream(.serverSentEvents)
        case "application/json-seq": self = .stream(.jsonSequence)
        case "application/jsonl", "application/x-jsonl", "application/jsonlines", "application/x-jsonlines",
            "application/json-lines", "application/ndjson", "application/x-ndjson", "application/stream+json",
            "application/x-json-stream", "text/jsonl", "text/ndjson", "text/x-ndjson":
            self = .stream(.jsonLines)
        case "application/xml", "text/xml": self = .unsupported
        case _ where essence.hasSuffix("+json-seq"): self = .stream(.jsonSequence)
        case _ where essence.hasPrefix("multipart/"): self = .multipart
        case _ where essence.hasSuffix("/json") || essence.hasSuffix("+json"): self = .json
        // Types such as `application/json-patch`, `application/json.v1` and, in reverse order, `application/json+sarif`. The
        // encoding of a form's field may list several types.
        case _ where essence.begins(withWord: "application/json"): self = .json
        case _ where essence.hasPrefix("application/x-amz-json"): self = .json
        case _ where essence.hasSuffix("+xml"): self = .unsupported
        case "application/graphql", "application/jsonpath": self = .text
        case _ where essence.hasPrefix("text/"): self = .text
        default: self = .octets
        }
    }
}

extension String {
    /// Whether it begins with this text, and neither a letter nor a digit follows.
    fileprivate func begins(withWord text: String) -> Bool {
        guard hasPrefix(text), let next = utf8.dropFirst(text.utf8.count).first else { return false }
        return !next.isASCIILetter && !next.isASCIIDigit
    }
}

extension MediaType: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}

/// A body, or a parameter, in one media type (OpenAPI 3.1 §4.8.14).
package struct MediaTypeObject: Sendable {
    package var type: MediaType
    package var schema: Schema?
    /// The schema of one item of a stream (OpenAPI 3.2 §4.14).
    package var itemSchema: Schema?
    /// For form and multipart bodies, by property name.
    package var encoding: [Encoding] = []
    /// For multipart bodies, by position (OpenAPI 3.2 §4.14). The property names are empty.
    package var prefixEncoding: [Encoding] = []
    /// For the parts that follow those of `prefixEncoding`.
    package var itemEncoding: Encoding?
    /// The examples that have a value, in the author's order.
    package var examples: [Example] = []
    package var place: SourceLocation

    /// An example (OpenAPI 3.2 §4.19).
    package struct Example: Sendable {
        package var value: JSON?
        /// The text that is sent (`serializedValue`).
        package var sent: String?
    }

    /// The value of the first example.
    package var example: JSON? { examples.first?.value }
    /// The first example as it is sent.
    package var sentExample: String? { examples.first?.sent }

    package struct Encoding: Sendable {
        package var property: String
        package var contentType: MediaType?
        package var style: Parameter.Style?
        package var explode: Bool?
        package var allowReserved: Bool?
        package var headers: [Header] = []
        package var place: SourceLocation

        /// Whether a style takes the place of the content type.
        package var hasStyle: Bool { style != nil || explode != nil || allowReserved != nil }
        /// Whether its style is the one that a field without a style has too.
        var hasOnlyDefaultStyle: Bool { (style ?? .form) == .form && explode ?? true }

        package init(property: String, place: SourceLocation) {
            self.property = property
            self.place = place
        }
    }

    package init(_ type: MediaType, schema: Schema? = nil, place: SourceLocation) {
        self.type = type
        self.schema = schema
        self.place = place
    }

    var hasEncodings: Bool { !encoding.isEmpty || !prefixEncoding.isEmpty || itemEncoding != nil }

    /// Every encoding, by name or by position.
    package var everyEncoding: [Encoding] { encoding + prefixEncoding + (itemEncoding.map { [$0] } ?? []) }

    /// The media type as written: `application/json; charset=utf-8`.
    package var name: String { type.text }

    /// Whether both have the same schema, or schemas with the same text, for the whole and for its items.
    package func describesSame(as other: MediaTypeObject) -> Bool {
        isSame(schema, other.schema) && isSame(itemSchema, other.itemSchema)
    }

    private func isSame(_ schema: Schema?, _ other: Schema?) -> Bool {
        guard let schema, let other else { return schema == nil && other == nil }
        return schema.describesSame(as: other)
    }
}

extension Schema {
    /// Whether both are one schema, or are written in the same way.
    package func describesSame(as other: Schema) -> Bool {
        if target === other.target { return true }
        guard let text = place.json?.text else { return false }
        return text == other.place.json?.text
    }
}
