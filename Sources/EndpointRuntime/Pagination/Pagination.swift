import Foundation

/// Declares how to get from one page of an endpoint to the next, and which items a page contains.
///
/// Each kind of pagination ends when the server indicates that there are no more pages; only declared indications
/// count.
public struct Pagination<E: Endpoint, Item: Sendable>: Sendable {
    enum Target: Sendable {
        case endpoint(E)
        /// The same call at another, absolute address.
        case address(String)
    }

    /// The cursor that the call itself contains; nil for the first page, and for kinds that count or follow addresses.
    let start: @Sendable (E) -> PageCursor?
    let items: @Sendable (E.Response) -> [Item]
    /// The cursor of the next page, from the call and its reply; nil at the end.
    let next: @Sendable (E, Reply<E>) -> PageCursor?
    /// The target to send for the page at a cursor.
    let target: @Sendable (E, PageCursor) throws -> Target
    /// Whether a 404 for a page after the first means that there are no more.
    let endsWithMissingPage: Bool

    init(
        start: @escaping @Sendable (E) -> PageCursor? = { _ in nil },
        items: @escaping @Sendable (E.Response) -> [Item],
        next: @escaping @Sendable (E, Reply<E>) -> PageCursor?,
        target: @escaping @Sendable (E, PageCursor) throws -> Target,
        endsWithMissingPage: Bool = false
    ) {
        self.start = start
        self.items = items
        self.next = next
        self.target = target
        self.endsWithMissingPage = endsWithMissingPage
    }

    /// A custom pagination.
    ///
    /// - Parameters:
    ///   - items: the items of a page.
    ///   - next: the cursor of the next page, from the call and its reply; nil at the end.
    ///   - at: the call for the page at a cursor.
    public init(
        items: @escaping @Sendable (E.Response) -> [Item],
        next: @escaping @Sendable (E, Reply<E>) -> PageCursor?,
        at: @escaping @Sendable (E, PageCursor) throws -> E
    ) {
        self.init(items: items, next: next, target: { .endpoint(try at($0, $1)) })
    }

    /// Each page names the cursor of the next one; null, an empty text or a missing value ends the list.
    ///
    /// A property that takes values of several kinds, as ``JSONValue`` does, gets the cursor as the server sent it. A
    /// cursor made from stored text is text for such a property, or JSON if it begins like an object or an array.
    ///
    /// - Parameters:
    ///   - cursor: the property that takes the cursor.
    ///   - next: the cursor that a page names, in its body or in a header.
    public static func cursor<Value: JSONCodable, Next: JSONCodable>(
        _ cursor: WritableKeyPath<E, Value>,
        next: @escaping @Sendable (Reply<E>) -> Next?,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        // A key path to a property captures nothing, but Swift 5 does not infer that its literal is Sendable.
        nonisolated(unsafe) let cursor = cursor
        return Pagination(
            start: { PageCursor($0[keyPath: cursor]) },
            items: items,
            next: { PageCursor(next($1)) },
            target: { .endpoint(try moved($0, cursor, to: $1)) }
        )
    }

    /// Pages are numbered. An empty page ends the list, and so do the other declared indications. Without `pages` and
    /// `hasMore`, a 404 for a page after the first of an iteration also ends the list, because some servers respond
    /// with it after the last page.
    ///
    /// - Parameters:
    ///   - number: the property that takes the number; if it is not set, the call requests the first page.
    ///   - first: the number of the first page.
    ///   - size: the call's page size. Declare it if a page with fewer items is the last one; with a server that
    ///     applies a lower limit of its own, the list would end too soon. Nil is ignored.
    ///   - pages: the number of pages; nil and a negative number in a response are ignored.
    ///   - hasMore: whether there is another page; nil in a response is ignored.
    public static func page<Number: JSONCodable>(
        _ number: WritableKeyPath<E, Number>,
        first: Int = 1,
        size: (@Sendable (E) -> (any BinaryInteger)?)? = nil,
        pages: (@Sendable (Reply<E>) -> (any BinaryInteger)?)? = nil,
        hasMore: (@Sendable (Reply<E>) -> Bool?)? = nil,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        // As in `cursor`.
        nonisolated(unsafe) let number = number
        return Pagination(
            items: items,
            next: { endpoint, reply in
                let current = whole(endpoint[keyPath: number]) ?? first
                let count = items(reply.value).count
                if ends(count, size?(endpoint), hasMore?(reply)) { return nil }
                // If pages are counted from zero, the last of three pages has number two.
                if let pages = counted(pages?(reply)), current >= added(pages, first &- 1) { return nil }
                return PageCursor(rawValue: "\(added(current, 1))")
            },
            target: { .endpoint(try moved($0, number, to: $1)) },
            endsWithMissingPage: pages == nil && hasMore == nil
        )
    }

    /// Pages start at an offset. The next page starts after the items read so far. An empty page ends the list, and so
    /// do the other declared indications.
    ///
    /// - Parameters:
    ///   - offset: the property that takes the offset; if it is not set, the call requests the first page.
    ///   - first: the offset of the first item: 1 for a server that counts from one, as SCIM does (RFC 7644 §3.4.2.4).
    ///   - size: the call's page size. Declare it if a page with fewer items is the last one; with a server that
    ///     applies a lower limit of its own, the list would end too soon. Nil is ignored.
    ///   - total: the total number of items; nil and a negative number in a response are ignored.
    ///   - hasMore: whether there are more items; nil in a response is ignored.
    public static func offset<Number: JSONCodable>(
        _ offset: WritableKeyPath<E, Number>,
        first: Int = 0,
        size: (@Sendable (E) -> (any BinaryInteger)?)? = nil,
        total: (@Sendable (Reply<E>) -> (any BinaryInteger)?)? = nil,
        hasMore: (@Sendable (Reply<E>) -> Bool?)? = nil,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        // As in `cursor`.
        nonisolated(unsafe) let offset = offset
        return Pagination(
            items: items,
            next: { endpoint, reply in
                let count = items(reply.value).count
                let next = added(whole(endpoint[keyPath: offset]) ?? first, count)
                if ends(count, size?(endpoint), hasMore?(reply)) { return nil }
                if let total = counted(total?(reply)), next >= added(total, first) { return nil }
                return PageCursor(rawValue: "\(next)")
            },
            target: { .endpoint(try moved($0, offset, to: $1)) }
        )
    }

    /// Each page holds the address of the next one, absolute or relative to its own; null, an empty text or a missing
    /// value ends the list. The call is sent to that address unchanged; an address on another origin throws
    /// ``PageCursor/LinkError/crossOrigin(_:origin:)``.
    public static func address<Next: JSONCodable>(
        next: @escaping @Sendable (Reply<E>) -> Next?,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        Pagination(
            items: items,
            next: { _, reply in PageCursor(next(reply)).map { absolute($0.rawValue, reply) } },
            target: { .address($1.rawValue) }
        )
    }

    /// Each page holds a URL whose query requests the next one; null, an empty text, a missing value or a URL without a
    /// query ends the list. The call is sent to its own address with that query, which is the cursor: `?page=2`.
    ///
    /// This suits servers behind a proxy, whose URLs have another scheme, host or path than their clients use.
    public static func query<Next: JSONCodable>(
        next: @escaping @Sendable (Reply<E>) -> Next?,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        Pagination(
            items: items,
            next: { _, reply in
                guard let url = PageCursor(next(reply))?.rawValue.withoutFragment.utf8,
                    let query = url.firstIndex(of: UInt8(ascii: "?"))
                else { return nil }
                return PageCursor(rawValue: String(Substring(url[query...])))
            },
            target: { .address($1.rawValue) }
        )
    }

    /// Each page has a header `Link: <…>; rel="next"` (RFC 8288); the last one has none, or one with `results="false"`,
    /// with which Sentry announces an empty page.
    public static func link(items: @escaping @Sendable (E.Response) -> [Item]) -> Pagination {
        let next = { @Sendable (reply: Reply<E>) -> String? in
            guard let link = reply.headers.firstLink(to: "next", from: reply.response.url) else { return nil }
            return link["results"]?.ifASCII == "false" ? nil : absolute(link.target, reply).rawValue
        }
        return address(next: next, items: items)
    }

    private static func absolute(_ reference: String, _ reply: Reply<E>) -> PageCursor {
        PageCursor(rawValue: resolved(reference, against: reply.response.url) ?? reference)
    }
}

private func moved<E, Value: JSONCodable>(
    _ endpoint: E,
    _ property: WritableKeyPath<E, Value>,
    to cursor: PageCursor
) throws(PageCursor.LinkError) -> E {
    guard let value: Value = cursor.value() else { throw .unusable(cursor, type: typeName(of: Value.self)) }
    var copy = endpoint
    copy[keyPath: property] = value
    return copy
}

private func ends(_ count: Int, _ size: (any BinaryInteger)?, _ hasMore: Bool?) -> Bool {
    count == 0 || hasMore == false || size.map { count < clamped($0) } ?? false
}

private func whole<T: JSONCodable>(_ value: T) -> Int? {
    PageCursor(value).flatMap { Int($0.rawValue) }
}

private func clamped(_ value: any BinaryInteger) -> Int { Int(clamping: value) }

/// A server's number of pages or items; nil if it is negative, which some servers send for "not counted".
private func counted(_ value: (any BinaryInteger)?) -> Int? {
    value.map(clamped).flatMap { $0 < 0 ? nil : $0 }
}

private func added(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? Int.max : sum
}

// MARK: PageCursor

/// A position in a list of pages, as text that can be stored: what the server calls a cursor, a page number, an offset
/// or an address. ``EndpointClient/pages(_:from:pageLimit:prefetching:options:)`` continues from it.
///
/// An address may contain secrets from the server; treat it like the response that it came in.
public struct PageCursor: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String
    /// The server's value; nil if the cursor was made from text.
    private let json: JSONValue?

    public init(rawValue: String) {
        self.rawValue = rawValue
        json = nil
    }

    /// A server's value as a cursor; nil for null and for an empty text, which both mean that there are no more pages.
    public init?<T: JSONCodable>(_ value: T?) {
        guard let value, let json = try? value.jsonValue(), json != .null else { return nil }
        guard let text = json.scalarText ?? (try? json.jsonText()), !text.isEmpty else { return nil }
        rawValue = text
        self.json = json
    }

    public static func == (a: PageCursor, b: PageCursor) -> Bool { haveSameBytes(a.rawValue, b.rawValue) }

    public func hash(into hasher: inout Hasher) {
        var text = rawValue
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// The cursor for error messages: an address without path and secrets, with long text truncated and control
    /// characters escaped.
    var shown: String {
        let redaction = Redaction()
        let shown = PageCursor.withoutValues(rawValue.cut(to: 4_096))
        return redaction.visible(redaction.url(shown, showsPath: false), limit: 256)
    }

    /// A cursor with only the numbers among the values of its query, because any name may be that of an API key.
    private static func withoutValues(_ cursor: String) -> String {
        let place = cursor.before("?")
        let query = cursor[place.endIndex...].unicodeScalars.dropFirst()
        let start = place.endIndex == cursor.endIndex ? cursor.startIndex : query.startIndex
        let items = cursor[start...].parts(between: "&", omittingEmpty: false).map { item in
            let value = item.unicodeScalars.drop { $0 != "=" }.dropFirst()
            let isNumber = value.count < 10 && value.allSatisfy { "0"..."9" ~= $0 }
            // Base64 ends with equals signs.
            let isShown = isNumber || value.allSatisfy { $0 == "=" }
            return isShown ? String(item) : item.before("=") + "=" + Redaction.mark
        }
        return cursor[..<start] + items.joined(separator: "&")
    }

    /// The cursor as a property's value: as the server sent it, as text, as the number or boolean that it spells, or as
    /// JSON.
    func value<T: JSONCodable>(_ type: T.Type = T.self) -> T? {
        if let json, let value = try? T(jsonValue: json) { return value }
        if rawValue.hasPrefix("{") || rawValue.hasPrefix("["), let value = try? T(jsonText: rawValue) { return value }
        return headerValue(rawValue)
    }
}

extension PageCursor: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public var description: String { rawValue }
}

// MARK: PageCursor.LinkError

extension PageCursor {
    /// An error in the step from one page to the next.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum LinkError: Error, Sendable, Hashable {
        /// The server returned a cursor for the second time, so the pages would repeat forever.
        case repeated(PageCursor)
        /// There are more pages than the limit allows.
        case tooMany(limit: Int)
        /// The next address is on another origin than the call, which must not receive the call's credentials.
        case crossOrigin(String, origin: String)
        /// The next address is not a valid address.
        case notAnAddress(String)
        /// The cursor is not a valid value of the property that takes it.
        case unusable(PageCursor, type: String)
    }
}

extension PageCursor.LinkError: CustomStringConvertible, DeveloperError, Opaque {
    public var description: String {
        switch self {
        case .repeated(let cursor):
            "the server named the cursor '\(cursor.shown)' twice, so the pages would never end"
        case .tooMany(let limit):
            "there are more than \(limit) pages; request larger pages, or allow more with 'pageLimit'"
        case .crossOrigin(let address, let origin):
            "the next page is at \(PageCursor(rawValue: address).shown), which is not on \(origin); "
                + "credentials are not sent there"
        case .notAnAddress(let text):
            "the next page's address \(PageCursor(rawValue: text).shown.debugDescription) is not valid; check which "
                + "member of the response the pagination names"
        case .unusable(let cursor, let type):
            "the cursor '\(cursor.shown)' is not a valid \(type); continue with a cursor of the same list"
        }
    }
}
