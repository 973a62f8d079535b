/// How the pages of an endpoint follow each other, and what they are made of.
///
/// Every form ends where the server says that there is no more; none of them looks for a sign that was not declared.
public struct Pagination<E: Endpoint, Item: Sendable>: Sendable {
    enum Target: Sendable {
        case endpoint(E)
        /// The same call at another address, absolute.
        case address(String)
    }

    let items: @Sendable (E.Response) -> [Item]
    /// Where it goes on after a page that the endpoint brought; nil at the end.
    let next: @Sendable (E, Reply<E>) -> PageCursor?
    /// What to send for the page at a cursor.
    let target: @Sendable (E, PageCursor) throws -> Target

    init(
        items: @escaping @Sendable (E.Response) -> [Item],
        next: @escaping @Sendable (E, Reply<E>) -> PageCursor?,
        target: @escaping @Sendable (E, PageCursor) throws -> Target
    ) {
        self.items = items
        self.next = next
        self.target = target
    }

    /// A form of your own.
    ///
    /// - Parameters:
    ///   - items: what a page is made of.
    ///   - next: where it goes on after a page, told the call that brought it; nil at the end.
    ///   - at: the call for the page at a cursor.
    public init(
        items: @escaping @Sendable (E.Response) -> [Item],
        next: @escaping @Sendable (E, Reply<E>) -> PageCursor?,
        at: @escaping @Sendable (E, PageCursor) throws -> E
    ) {
        self.init(items: items, next: next, target: { .endpoint(try at($0, $1)) })
    }

    /// Each page names the cursor of the next one; null, an empty text or nothing ends.
    ///
    /// - Parameters:
    ///   - cursor: the property that takes the cursor.
    ///   - next: the cursor that a page names, in its body or a header.
    public static func cursor<Value: JSONCodable, Next: JSONCodable>(
        _ cursor: any WritableKeyPath<E, Value> & Sendable,
        next: @escaping @Sendable (Reply<E>) -> Next?,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        Pagination(
            items: items,
            next: { PageCursor(next($1)) },
            target: { .endpoint(try moved($0, cursor, to: $1)) }
        )
    }

    /// Pages are numbered. An empty page ends, and so does what else is declared.
    ///
    /// - Parameters:
    ///   - number: the property that takes the number; where it is not set, the page is the first one.
    ///   - first: what the first page is numbered.
    ///   - size: the call's page size. Declare it where a page with fewer items is the last one; a server that caps the
    ///     size on its own would end too soon. Nil has no say.
    ///   - pages: how many pages there are; nil in an answer has no say.
    ///   - hasMore: whether there is another; nil in an answer has no say.
    public static func page<Number: JSONCodable>(
        _ number: any WritableKeyPath<E, Number> & Sendable,
        first: Int = 1,
        size: (@Sendable (E) -> (any BinaryInteger)?)? = nil,
        pages: (@Sendable (Reply<E>) -> (any BinaryInteger)?)? = nil,
        hasMore: (@Sendable (Reply<E>) -> Bool?)? = nil,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        Pagination(
            items: items,
            next: { endpoint, reply in
                let current = whole(endpoint[keyPath: number]) ?? first
                let count = items(reply.value).count
                if ends(count, size?(endpoint), hasMore?(reply)) { return nil }
                // With pages counted from zero, the last of three is number two.
                if let pages = pages?(reply), current >= added(clamped(pages), first &- 1) { return nil }
                return PageCursor(rawValue: "\(added(current, 1))")
            },
            target: { .endpoint(try moved($0, number, to: $1)) }
        )
    }

    /// Pages start at an offset. The next one starts behind the items so far; an empty page ends, and so does what else
    /// is declared.
    ///
    /// - Parameters:
    ///   - offset: the property that takes the offset; where it is not set, it is zero.
    ///   - size: the call's page size. Declare it where a page with fewer items is the last one.
    ///   - total: how many items there are; nil in an answer has no say.
    ///   - hasMore: whether there are more; nil in an answer has no say.
    public static func offset<Number: JSONCodable>(
        _ offset: any WritableKeyPath<E, Number> & Sendable,
        size: (@Sendable (E) -> (any BinaryInteger)?)? = nil,
        total: (@Sendable (Reply<E>) -> (any BinaryInteger)?)? = nil,
        hasMore: (@Sendable (Reply<E>) -> Bool?)? = nil,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        Pagination(
            items: items,
            next: { endpoint, reply in
                let count = items(reply.value).count
                let next = added(whole(endpoint[keyPath: offset]) ?? 0, count)
                if ends(count, size?(endpoint), hasMore?(reply)) { return nil }
                if let total = total?(reply), next >= clamped(total) { return nil }
                return PageCursor(rawValue: "\(next)")
            },
            target: { .endpoint(try moved($0, offset, to: $1)) }
        )
    }

    /// Each page holds the address of the next one, absolute or relative to its own; null, an empty text or nothing ends.
    /// The call is sent there as it is, and only if that is the same origin.
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

    /// Each page holds a URL whose query asks for the next one; null, an empty text, or nothing ends, and so does a URL
    /// without a query. The call is sent to its own address with that query.
    ///
    /// This suits servers behind a proxy, whose URLs name another scheme, host or path than their clients use.
    public static func query<Next: JSONCodable>(
        next: @escaping @Sendable (Reply<E>) -> Next?,
        items: @escaping @Sendable (E.Response) -> [Item]
    ) -> Pagination {
        Pagination(
            items: items,
            next: { _, reply in
                guard let url = PageCursor(next(reply))?.rawValue.prefix(while: { $0 != "#" }),
                    let query = url.firstIndex(of: "?")
                else { return nil }
                return absolute(String(url[query...]), reply)
            },
            target: { .address($1.rawValue) }
        )
    }

    /// Each page has a header `Link: <…>; rel="next"` (RFC 8288); the last one has none.
    public static func link(items: @escaping @Sendable (E.Response) -> [Item]) -> Pagination {
        address(next: { reply in reply.headers.link(to: "next", from: reply.response.url) }, items: items)
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
    guard let value: Value = cursor.value() else { throw .unusable(cursor, type: String(reflecting: Value.self)) }
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

private func added(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? Int.max : sum
}
