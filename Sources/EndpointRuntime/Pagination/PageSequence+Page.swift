extension PageSequence {
    /// One page of a list.
    public struct Page: Sendable {
        public var items: [Item]
        /// The whole answer.
        public var reply: Reply<E>
        /// Where this page is; nil for the first.
        public var cursor: PageCursor?
        /// Where the next one is; nil for the last. Keep it to go on later.
        public var next: PageCursor?

        /// The page as the endpoint describes it.
        public var value: E.Response { reply.value }

        public init(items: [Item], reply: Reply<E>, cursor: PageCursor? = nil, next: PageCursor? = nil) {
            self.items = items
            self.reply = reply
            self.cursor = cursor
            self.next = next
        }
    }
}
