public import Foundation

/// The text of an address, as it was read or will be sent: the formats `uri` and `url` (RFC 3986).
///
/// Servers also send `""`, `/pets/7`, `a b` and `https://example.com/{id}` where a description promises a URL. Reading never
/// fails because of that, and writing gives the same text again; ``url`` is nil where the text cannot be a URL.
///
/// ```swift
/// let link: URLText = "https://example.com/a?b=c"
/// let page = pet.homepage?.url
/// ```
public struct URLText: JSONCodable, Hashable {
    /// The address, with not a character changed.
    public var text: String

    /// Any text, also an empty one.
    public init(_ text: String) { self.text = text }

    /// The text of a URL: its absolute address.
    public init(_ url: URL) { text = url.absoluteString }

    /// The address as a URL, absolute or relative; nil if the text is empty or `URL` refuses it. `URL` percent-encodes what
    /// may not stand in a URL, so its own text may differ: `a b` becomes `a%20b`.
    public var url: URL? { URL(string: text) }

    /// The address as an absolute URL, resolved against another one if it is relative (RFC 3986 §5); nil where ``url`` is.
    ///
    /// - Parameter base: such as ``HTTPResponse/url``.
    public func url(relativeTo base: URL) -> URL? {
        text.isEmpty ? nil : URL(string: text, relativeTo: base)?.absoluteURL
    }

    public init(from json: inout ValueReader) throws { text = try json.string("a URL") }
    public func encode(to json: inout ValueWriter) throws { try json.write(string: text) }
    public func jsonValue() throws -> JSONValue { .string(text) }
}

extension URLText: ExpressibleByStringInterpolation, LosslessStringConvertible {
    public init(stringLiteral text: String) { self.init(text) }
    public var description: String { text }
}
