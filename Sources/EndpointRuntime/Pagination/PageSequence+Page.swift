extension PageSequence {
    /// One page of a list.
    public struct Page: Sendable {
        public var items: [Item]
        /// The whole response.
        public var reply: Reply<E>
        /// The cursor of this page; nil for the first page.
        public var cursor: PageCursor?
        /// The cursor of the next page; nil for the last page. Keep it to continue later.
        public var next: PageCursor?

        /// The page as the endpoint's response type.
        public var value: E.Response { reply.value }

        public init(items: [Item], reply: Reply<E>, cursor: PageCursor? = nil, next: PageCursor? = nil) {
            self.items = items
            self.reply = reply
            self.cursor = cursor
            self.next = next
        }
    }
}
