import EndpointDescription

extension [MediaTypeObject] {
    /// The preferred media type: plain JSON, else the simplest. The author's order decides between equals.
    var preferred: MediaTypeObject? {
        first { $0.type.isPlainJSON } ?? self.min { $0.type.kind.rank < $1.type.kind.rank }
    }

    /// The media type as which a response is requested and read: the preferred one, unless that is JSON that nothing
    /// describes and there is also text, bytes, XML or described JSON of another type.
    ///
    /// Frameworks add such JSON to every response, but the server sends the other media type. Next to XML, they write an
    /// empty schema. If there is also an image, an object without members counts as such JSON.
    var received: MediaTypeObject? {
        let picture = first(where: \.isPicture)
        if let picture, let preferred, preferred.isBareObject, picture.describesSame(as: preferred) { return picture }
        guard let preferred, preferred.type.isPlainJSON, let freedom = preferred.freedom else { return preferred }
        let others = filter {
            freedom.contains($0.type.kind) && !$0.describesSame(as: preferred) && !$0.isFreeJSON
                && ($0.type.kind != .unsupported || preferred.schema != nil)
        }
        return others.min { $0.type.kind.rank < $1.type.kind.rank } ?? preferred
    }

    /// The names of the media types that describe other content than the chosen one, or `nil` if there are none.
    ///
    /// - Parameter isReceived: whether the sender chooses the media type, so that one of another kind cannot be read.
    func names(otherThan chosen: MediaTypeObject, isReceived: Bool = false) -> String? {
        guard count > 1 else { return nil }
        let undescribed = preferred.flatMap { $0.schema?.isText == true ? nil : $0.type }
        let others = filter {
            if isReceived, $0.type.kind != chosen.type.kind { return true }
            return $0.type != chosen.type && !$0.describesSame(as: chosen) && $0.type != undescribed
                && !($0.type.kind == .octets && chosen.type.kind == .octets)
        }
        return others.isEmpty ? nil : others.map(\.name).joined(separator: ", ")
    }

    /// The JSON of other media types than the received one that has a schema of its own, such as
    /// `application/problem+json` next to `application/json`.
    var furtherJSON: [MediaTypeObject] {
        guard count > 1, let received, received.type.kind == .json else { return [] }
        let further = filter {
            $0.type.kind == .json && !$0.type.isRange && $0.type.essence != received.type.essence && !$0.isFreeJSON
                && !$0.describesSame(as: received)
        }
        return Array(further.prefix(MediaTypeObject.mostFurtherJSON))
    }

    /// Those whose bytes are passed on as they are.
    var octets: [MediaTypeObject] { filter { $0.type.kind == .octets } }
}

extension MediaTypeObject {
    /// More media types of one failure have no types of their own.
    fileprivate static let mostFurtherJSON = 8

    /// Whether the schema describes a value, such as an object or a number, that the text or the bytes only represent.
    var describesMoreThanText: Bool {
        guard let schema else { return false }
        let flat = FlatSchema(schema.target)
        return flat.isObject || !flat.types.isEmpty && !flat.types.contains(.string)
    }

    /// Whether it is described as bytes, with any media type: `binary`, and `file` in Swagger 2.0.
    var isFile: Bool { schema?.target.isBinary == true }

    fileprivate var isPicture: Bool { type.kind == .octets && ["image", "audio", "video"].contains(type.type) }

    /// Whether it is an object without any description of its content.
    fileprivate var isBareObject: Bool {
        guard type.isPlainJSON, let schema else { return false }
        let flat = FlatSchema(schema.target)
        return flat.types == .object && flat.properties.isEmpty && flat.unions.isEmpty && !flat.keepsOthers
    }

    fileprivate var isFreeJSON: Bool { type.kind == .json && schema?.target.acceptsAnything != false }

    /// The kinds of content that are more likely if the JSON has no description; `nil` if it has one.
    fileprivate var freedom: [MediaType.Kind]? {
        guard let schema = schema?.target, !schema.acceptsAnything else {
            return [.json, .text, .octets, .unsupported]
        }
        let isText = schema.types == .string && schema.format == nil && schema.allowedValues == nil
        return isText && schema.constant == nil ? [.octets] : nil
    }
}

extension Schema {
    /// Whether the value is bytes as they are.
    var isBinary: Bool { types == .string && format == "binary" }
}

extension MediaType.Kind {
    /// If a body has several media types, the one with the lowest rank is preferred. Multipart responses are not read.
    fileprivate var rank: Int {
        switch self {
        case .json: 0
        case .form: 1
        case .text: 2
        case .octets: 3
        case .stream: 4
        case .multipart: 5
        case .unsupported: 6
        }
    }
}
