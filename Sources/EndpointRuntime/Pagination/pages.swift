import Foundation

extension EndpointClient {
    /// The pages of a list. Each page is one call, sent when the page is read.
    ///
    /// ```swift
    /// for try await page in client.pages(Petstore.ListPets(limit: 100)) { show(page.items) }
    /// ```
    /// - Parameters:
    ///   - cursor: the position at which to continue: ``PageSequence/Page/next`` or ``PageError/cursor`` of an earlier
    ///     iteration. Nil is the first page.
    ///   - pageLimit: the maximum number of pages, 10,000 by default; one more page is an error. With less than 1, the first
    ///     page is.
    ///   - prefetching: whether to request the next page while the current one is processed.
    ///   - options: the options for the call of every page.
    public func pages<E: PaginatedEndpoint>(
        _ endpoint: E,
        from cursor: PageCursor? = nil,
        pageLimit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> PageSequence<E, E.Item> {
        pages(
            endpoint,
            by: E.pagination,
            from: cursor,
            pageLimit: pageLimit,
            prefetching: prefetching,
            options: options
        )
    }

    /// The pages of an endpoint that declares no pagination, with the given pagination.
    ///
    /// ```swift
    /// client.pages(AdHocEndpoint<[Pet]>(.get, "/pets"), by: .link(items: { $0 }))
    /// ```
    public func pages<E: Endpoint, Item: Sendable>(
        _ endpoint: E,
        by pagination: Pagination<E, Item>,
        from cursor: PageCursor? = nil,
        pageLimit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> PageSequence<E, Item> {
        PageSequence(
            source: PageSource(client: self, endpoint: endpoint, pagination: pagination, options: Shared(options)),
            start: cursor,
            limit: pageLimit,
            isPrefetching: prefetching
        )
    }

    /// The items of a list over all its pages. Each page is requested when the items before it have been read.
    ///
    /// ```swift
    /// for try await pet in client.items(Petstore.ListPets(limit: 100)) { show(pet) }
    /// ```
    /// See ``pages(_:from:pageLimit:prefetching:options:)`` for the parameters.
    public func items<E: PaginatedEndpoint>(
        _ endpoint: E,
        from cursor: PageCursor? = nil,
        pageLimit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> ItemSequence<E, E.Item> {
        items(
            endpoint,
            by: E.pagination,
            from: cursor,
            pageLimit: pageLimit,
            prefetching: prefetching,
            options: options
        )
    }

    /// The items of an endpoint that declares no pagination, with the given pagination.
    public func items<E: Endpoint, Item: Sendable>(
        _ endpoint: E,
        by pagination: Pagination<E, Item>,
        from cursor: PageCursor? = nil,
        pageLimit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> ItemSequence<E, Item> {
        ItemSequence(
            pages: pages(
                endpoint,
                by: pagination,
                from: cursor,
                pageLimit: pageLimit,
                prefetching: prefetching,
                options: options
            )
        )
    }
}

// MARK: PaginatedEndpoint

/// An endpoint whose responses are pages of a list.
///
/// ```swift
/// extension Petstore.ListPets: PaginatedEndpoint {
///     public static var pagination: Pagination<Self, Pet> {
///         .cursor(\.cursor, next: { $0.value.nextCursor }, items: { $0.data })
///     }
/// }
///
/// for try await pet in client.items(Petstore.ListPets(limit: 100)) { show(pet) }
/// ```
/// The pagination is declared here and never guessed.
public protocol PaginatedEndpoint: Endpoint {
    /// The type of the items of a page.
    associatedtype Item: Sendable

    /// How to get from one page to the next.
    static var pagination: Pagination<Self, Item> { get }
}

// MARK: PageSource

/// Sends the call for a page.
struct PageSource<E: Endpoint, Item: Sendable>: Sendable {
    let client: any EndpointClient
    let endpoint: E
    let pagination: Pagination<E, Item>
    private(set) var options: Shared<CallOptions>

    /// The source for one iteration, in which all pages belong to the same user.
    var keepingUser: PageSource {
        var copy = self
        copy.options = Shared(options.value.keepingUser)
        return copy
    }

    func page(at cursor: PageCursor?) async throws(PageError<E.Failure>) -> PageSequence<E, Item>.Page {
        let target: Pagination<E, Item>.Target
        do { target = try cursor.map { try pagination.target(endpoint, $0) } ?? .endpoint(endpoint) } catch {
            if let error = error as? PageCursor.LinkError { throw PageError(.pages(error), at: cursor) }
            throw PageError(
                .call(HTTPError(from: EndpointClientError(refusing: error), operation: endpoint.operation)),
                at: cursor
            )
        }
        var call = endpoint
        if case .endpoint(let moved) = target { call = moved }
        var request: EndpointRequest
        do { request = try client.request(for: call, options.value) } catch {
            throw PageError(.call(error), at: cursor)
        }
        if case .address(let text) = target {
            do { request.url = try url(text, of: request) } catch { throw PageError(.pages(error), at: cursor) }
        }
        let reply: Reply<E>
        do { reply = try await client.reply(to: request, of: call) } catch { throw PageError(.call(error), at: cursor) }
        return PageSequence<E, Item>.Page(
            items: pagination.items(reply.value),
            reply: reply,
            cursor: cursor,
            next: pagination.next(call, reply)
        )
    }

    /// The address must have the call's origin, because the request carries the call's credentials. A query alone refers to
    /// the call's own address, wherever a redirect led.
    private func url(_ text: String, of request: EndpointRequest) throws(PageCursor.LinkError) -> URL {
        let text = text.hasPrefix("?") ? resolved(text, against: request.url) ?? text : text
        guard let url = URL(address: text), url.user == nil, url.password == nil, let origin = ServerMap.Origin(url)
        else {
            throw .notAnAddress(text)
        }
        guard request.origin == origin else {
            throw .crossOrigin(text, origin: request.origin.map { "\($0)" } ?? "\(request.url)")
        }
        return replacingKeys(in: url, of: request)
    }

    /// A server may repeat the key that the call was sent with, which may have changed since. The request carries the
    /// call's current key, or the key that an authentication decorator adds.
    private func replacingKeys(in url: URL, of request: EndpointRequest) -> URL {
        let names = Set(
            request.operation.security.joined().compactMap { requirement -> String? in
                if case .apiKey(let name, .query) = requirement.scheme.kind { name } else { nil }
            }
        )
        guard !names.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let items = parts.percentEncodedQueryItems
        else { return url }
        // Many servers read a plus as a space.
        func isKey(_ item: URLQueryItem) -> Bool {
            names.contains(percentDecoded(item.name.replacing("+", with: " ")))
        }
        let own = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.percentEncodedQueryItems ?? []
        let current = items.filter { !isKey($0) } + own.filter(isKey)
        // Assigning items that cannot be encoded traps; these items come from an address, so they are valid.
        parts.percentEncodedQueryItems = current.isEmpty ? nil : current
        return parts.url ?? url
    }
}
