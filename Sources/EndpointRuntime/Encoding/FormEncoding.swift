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
            if let scalar = element.scalarText, !isJSON(field.contentType) {
                text = scalar
            } else {
                text = try element.jsonText()
            }
            items.append(percentEncoded(name) + "=" + escape(text))
        }
    }
    return items.joined(separator: "&")
}

/// Whether a media type is JSON: `application/json`, or any other `/json` or `+json`.
package func isJSON(_ mediaType: String?) -> Bool {
    let type = mediaType?.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() ?? ""
    return type.hasSuffix("/json") || type.hasSuffix("+json")
}
