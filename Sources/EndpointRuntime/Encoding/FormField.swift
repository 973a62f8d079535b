/// The encoding of one member of a form body, from the description's `encoding` (OpenAPI 3.1 §4.8.15).
public struct FormField: Sendable, Hashable {
    /// The style. If nil, it is `form` if `explode` or `allowReserved` is set; otherwise the content type decides:
    /// strings are sent unchanged, a list as one item for each element, an object as JSON.
    public var style: RequestEncoder.Style?
    /// Nil selects the style's default.
    public var explode: Bool?
    /// Whether reserved characters (RFC 3986 §2.2) are sent as they are.
    public var allowReserved: Bool
    /// `application/json` encodes any value as JSON text. Ignored if there is a style.
    public var contentType: String?

    /// Creates the encoding of a member; by default it is chosen by the content type.
    public init(
        style: RequestEncoder.Style? = nil,
        explode: Bool? = nil,
        allowReserved: Bool = false,
        contentType: String? = nil
    ) {
        self.style = style
        self.explode = explode
        self.allowReserved = allowReserved
        self.contentType = contentType
    }

    /// The style that replaces the content type, if there is one.
    package var styleInForce: RequestEncoder.Style? { style ?? (explode != nil || allowReserved ? .form : nil) }
}

// MARK: formEncoded

/// A body as `application/x-www-form-urlencoded`: items in the members' order, spaces as `%20`.
func formEncoded(_ body: JSONValue, fields: [String: FormField], parameter: String = "body") throws -> String {
    guard case .object(let members) = body else { throw RequestEncoder.EncodingError.notAnObject(parameter: parameter) }
    var items: [String] = []
    for member in members where member.value != .null {
        let (name, value) = (member.key, member.value)
        let field = fields[name] ?? FormField()
        let escape = field.allowReserved ? percentEncodedKeepingReserved : percentEncoded
        if let style = field.styleInForce {
            let explode = field.explode ?? style.explodesByDefault
            items += try expandItems(value, style: style, explode: explode, name: name, escape: escape)
            continue
        }
        let elements: [JSONValue]
        if case .array(let values) = value, !isJSON(field.contentType) { elements = values } else { elements = [value] }
        for element in elements where element != .null {
            let text: String
            if !isJSON(field.contentType), let scalar = try element.scalarText(of: parameter) {
                text = scalar
            } else {
                text = try element.jsonText()
            }
            items.append(percentEncoded(name) + "=" + escape(text))
        }
    }
    return items.joined(separator: "&")
}
