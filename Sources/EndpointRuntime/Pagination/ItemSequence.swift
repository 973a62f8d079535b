/// The items of all pages, where each page is requested as it is read.
///
/// Each iteration starts from the beginning. Empty pages are skipped.
public struct ItemSequence<E: Endpoint, Item: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Item

    /// The pages that contain the items.
    public let pages: PageSequence<E, Item>

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: pages.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var pages: PageSequence<E, Item>.AsyncIterator
        private var items: [Item] = []
        private var position = 0

        fileprivate init(pages: PageSequence<E, Item>.AsyncIterator) { self.pages = pages }

        /// The next item, or nil after the last one.
        ///
        /// - Throws: ``PageError``.
        public mutating func next() async throws(PageError<E.Failure>) -> Item? {
            while position == items.count {
                guard let page = try await pages.next() else { return nil }
                (items, position) = (page.items, 0)
            }
            defer { position += 1 }
            return items[position]
        }
    }
}
