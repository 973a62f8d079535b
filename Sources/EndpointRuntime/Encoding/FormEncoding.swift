/// A body as `application/x-www-form-urlencoded`: items in the members' order, spaces as `%20`.
func formEncoded(_ body: JSONValue, fields: [String: FormField], parameter: String = "body") throws -> String {
    guard case .object(let members) = body else { throw RequestEncoder.EncodingError.notAnObject(parameter: parameter) }
    var items: [String] = []
    for member in members where member.value != .null {
        let (name, value) = (member.key, member.value)
        let field = fields[name] ?? FormField()
        let escape = field.allowReserved ? percentEncodedKeepingReserved : percentEncoded
        if let style = field.style {
            let explode = field.explode ?? style.explodesByDefault
            items += try expandItems(value, style: style, explode: explode, name: name, escape: escape)
            continue
        }
        let elements: [JSONValue]
        if case .array(let values) = value, !isJSON(field.contentType) { elements = values } else { elements = [value] }
        for element in elements where element != .null {
            let text: String
            if let scalar = scalarText(element), !isJSON(field.contentType) {
                text = scalar
            } else {
                text = try element.jsonText()
            }
            items.append(percentEncoded(name) + "=" + escape(text))
        }
    }
    return items.joined(separator: "&")
}

/// Whether a media type is JSON: `application/json` or any `+json`.
func isJSON(_ mediaType: String?) -> Bool {
    guard let type = mediaType?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    return type.hasPrefix("application/json") || type.hasSuffix("+json")
}
