/// A position in a list of pages, as text that can be stored: what the server calls a cursor, a page number, an offset
/// or an address. ``EndpointClient/pages(_:from:atMost:prefetching:options:)`` continues from it.
///
/// An address may contain secrets from the server; treat it like the response that it came in.
public struct PageCursor: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A server's value as a cursor; nil for null and for an empty text, which both mean that there are no more pages.
    public init?<T: JSONCodable>(_ value: T?) {
        guard let value, let json = try? value.jsonValue(), json != .null else { return nil }
        guard let text = json.scalarText ?? (try? json.jsonText()), !text.isEmpty else { return nil }
        rawValue = text
    }

    /// The cursor for error messages: an address without path and secrets, with long text truncated.
    var shown: String { Redaction().url(rawValue.prefix(256), showsPath: false) }

    /// The cursor as a property's value: as text, as the number or boolean that it spells, or as JSON.
    func value<T: JSONCodable>(_ type: T.Type = T.self) -> T? {
        if rawValue.hasPrefix("{") || rawValue.hasPrefix("["), let value = try? T(jsonText: rawValue) { return value }
        return headerValue(rawValue)
    }
}

extension PageCursor: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public var description: String { rawValue }
}
