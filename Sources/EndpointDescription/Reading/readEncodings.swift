extension DescriptionReader {
    /// Reads the encodings of parts and fields: by name, or by position (OpenAPI 3.2 §4.14).
    func readEncodings(of mediaType: inout MediaTypeObject, from json: JSON) {
        mediaType.encoding = members("encoding", in: json).compactMap(readEncoding)
        mediaType.prefixEncoding = elements("prefixEncoding", in: json).compactMap { readEncoding("", $0) }
        mediaType.itemEncoding = json["itemEncoding"].flatMap { readEncoding("", $0) }
        leaveOutStyles(of: &mediaType)
        if json["encoding"] != nil, let positional = json["prefixEncoding"] ?? json["itemEncoding"] {
            log.warning(
                "parts have names or positions: 'encoding' is used only for an object, and 'prefixEncoding' and "
                    + "'itemEncoding' only for an array",
                at: positional.place
            )
        }
    }

    /// OpenAPI 3.0 §4.7.15.1 applies styles only to urlencoded bodies, OpenAPI 3.1 §4.8.15.1.2 to form data as well.
    private func leaveOutStyles(of mediaType: inout MediaTypeObject) {
        let type = mediaType.type
        let isFormData = type.essence == "multipart/form-data"
        guard type.kind != .form, version == .v30 || !isFormData else { return }
        func withoutStyle(_ encoding: MediaTypeObject.Encoding) -> MediaTypeObject.Encoding {
            if !encoding.hasOnlyDefaultStyle, isFormData {
                log.note(
                    "OpenAPI 3.0 ignores 'style' and 'explode' unless the body is urlencoded",
                    at: encoding.place,
                    remedy: "describe the API in OpenAPI 3.1, where parts have styles"
                )
            } else if !encoding.hasOnlyDefaultStyle {
                log.note("'style' and 'explode' have no effect in \(type.essence)", at: encoding.place)
            }
            var bare = encoding
            (bare.style, bare.explode, bare.allowReserved) = (nil, nil, nil)
            return bare
        }
        mediaType.encoding = mediaType.encoding.map(withoutStyle)
        mediaType.prefixEncoding = mediaType.prefixEncoding.map(withoutStyle)
        mediaType.itemEncoding = mediaType.itemEncoding.map(withoutStyle)
    }

    private func readEncoding(_ property: String, _ json: JSON) -> MediaTypeObject.Encoding? {
        guard let object = object(json, named: property.isEmpty ? "an encoding" : property) else { return nil }
        for name in ["encoding", "prefixEncoding", "itemEncoding"] {
            guard let nested = object[name] else { continue }
            log.note(
                "nested parts are sent as the caller passes them, so '\(name)' is left out",
                at: nested.place
            )
        }
        var encoding = MediaTypeObject.Encoding(property: property, place: json.place)
        encoding.contentType = string("contentType", in: object).map { MediaType($0) }
        if let style = string("style", in: object) {
            let styles = ["form", "spaceDelimited", "pipeDelimited", "deepObject"]
            if styles.contains(style) {
                encoding.style = Parameter.Style(rawValue: style)
            } else {
                let near = nearestName(to: style, among: styles)
                log.warning(
                    "'\(style)' is not a style of a form field, so it is ignored\(suggestion(near))",
                    at: (object["style"] ?? object).place
                )
            }
        }
        encoding.explode = bool("explode", in: object)
        encoding.allowReserved = bool("allowReserved", in: object)
        encoding.headers = readHeaders(of: object)
        return encoding
    }
}
