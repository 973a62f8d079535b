extension EndpointClient {
    /// The pages of a list. Each page is one call, sent when the page is read.
    ///
    /// ```swift
    /// for try await page in client.pages(Petstore.ListPets(limit: 100)) { show(page.items) }
    /// ```
    /// - Parameters:
    ///   - cursor: the position at which to continue: ``PageSequence/Page/next`` or ``PageError/cursor`` of an earlier
    ///     iteration. Nil is the first page.
    ///   - limit: the maximum number of pages, 10,000 by default; one more page is an error.
    ///   - prefetching: whether to request the next page while the current one is processed.
    ///   - options: the options for the call of every page.
    public func pages<E: PaginatedEndpoint>(
        _ endpoint: E,
        from cursor: PageCursor? = nil,
        atMost limit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> PageSequence<E, E.Item> {
        pages(endpoint, by: E.pagination, from: cursor, atMost: limit, prefetching: prefetching, options: options)
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
        atMost limit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> PageSequence<E, Item> {
        PageSequence(
            source: PageSource(client: self, endpoint: endpoint, pagination: pagination, options: options),
            start: cursor,
            limit: limit,
            isPrefetching: prefetching
        )
    }

    /// The items of a list over all its pages. Each page is requested when the items before it have been read.
    ///
    /// ```swift
    /// for try await pet in client.items(Petstore.ListPets(limit: 100)) { show(pet) }
    /// ```
    /// See ``pages(_:from:atMost:prefetching:options:)`` for the parameters.
    public func items<E: PaginatedEndpoint>(
        _ endpoint: E,
        from cursor: PageCursor? = nil,
        atMost limit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> ItemSequence<E, E.Item> {
        items(endpoint, by: E.pagination, from: cursor, atMost: limit, prefetching: prefetching, options: options)
    }

    /// The items of an endpoint that declares no pagination, with the given pagination.
    public func items<E: Endpoint, Item: Sendable>(
        _ endpoint: E,
        by pagination: Pagination<E, Item>,
        from cursor: PageCursor? = nil,
        atMost limit: Int = 10_000,
        prefetching: Bool = false,
        options: CallOptions = CallOptions()
    ) -> ItemSequence<E, Item> {
        ItemSequence(
            pages: pages(
                endpoint,
                by: pagination,
                from: cursor,
                atMost: limit,
                prefetching: prefetching,
                options: options
            )
        )
    }
}
