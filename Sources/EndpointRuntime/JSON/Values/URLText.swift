public import Foundation

/// The text of an address, exactly as it was read or will be sent: the formats `uri` and `url` (RFC 3986).
///
/// Servers also send `""`, `/pets/7`, `a b` and `https://example.com/{id}` where a description promises a URL. Reading
/// never fails because of that, and writing produces the same text again; ``url`` is nil if the text cannot be a URL.
///
/// ```swift
/// let link: URLText = "https://example.com/a?b=c"
/// let page = pet.homepage?.url
/// ```
public struct URLText: JSONCodable, Hashable {
    /// The unmodified address.
    public var text: String

    /// Any text, including an empty one.
    public init(_ text: String) { self.text = text }

    /// The absolute address of a URL.
    public init(_ url: URL) { text = url.absoluteString }

    /// The address as a URL, absolute or relative; nil if the text is empty or `URL` rejects it.
    ///
    /// Characters that may not appear in a URL are percent-encoded, so the text of the URL may differ: `a b` becomes
    /// `a%20b`, and `%20` stays as it is (RFC 3986 §2.4). Before iOS 17 and macOS 14, `URL` rejects a host with such
    /// characters.
    public var url: URL? { URL(address: text) }

    /// The address as an absolute URL, resolved against a base if it is relative (RFC 3986 §5); nil if ``url`` is nil.
    ///
    /// - Parameter base: the base URL, such as ``EndpointResponse/url``.
    public func url(relativeTo base: URL) -> URL? {
        text.isEmpty ? nil : URL(address: text, relativeTo: base)?.absoluteURL
    }

    public init(from json: inout ValueReader) throws { text = try json.string("a URL") }
    public func encode(to json: inout ValueWriter) throws { try json.write(string: text) }
    public func jsonValue() throws -> JSONValue { .string(text) }
}

extension URLText: ExpressibleByStringInterpolation, LosslessStringConvertible {
    public init(stringLiteral text: String) { self.init(text) }
    public var description: String { text }
}
