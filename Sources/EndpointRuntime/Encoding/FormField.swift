/// The encoding of one member of a form body, from the description's `encoding` (OpenAPI 3.1 §4.8.15).
public struct FormField: Sendable, Hashable {
    /// Nil encodes by content type: texts unchanged, a list as one item for each element, an object as JSON.
    public var style: RequestEncoder.Style?
    /// Nil selects the style's default.
    public var explode: Bool?
    public var allowReserved: Bool
    /// `application/json` encodes any value as JSON text. Ignored if there is a style.
    public var contentType: String?

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
}
