/// How one member of a form body is written, where the description's `encoding` says so (OpenAPI 3.1 §4.8.15).
public struct FormField: Sendable, Hashable {
    /// Nil writes by content type: texts as they are, a list as one item for each element, an object as JSON.
    public var style: RequestEncoder.Style?
    /// Nil is the style's default.
    public var explode: Bool?
    public var allowReserved: Bool
    /// `application/json` writes any value as JSON text. Ignored beside a style.
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
