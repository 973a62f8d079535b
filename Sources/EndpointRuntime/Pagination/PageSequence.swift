import Foundation

/// Pages that are requested as they are read.
///
/// Each iteration starts from the beginning. A page is sent through the client like any other call. If another user
/// signs in during an iteration, the next page fails with ``CredentialError/signedOut``. After an error, the iteration
/// has ended; ``PageError/cursor`` is the page at which to continue.
public struct PageSequence<E: Endpoint, Item: Sendable>: AsyncSequence, Sendable {
    public typealias Element = PageSequence<E, Item>.Page

    let source: PageSource<E, Item>
    let start: PageCursor?
    let limit: Int
    let isPrefetching: Bool

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private enum State {
            case at(PageCursor?)
            case fetching(PageFlight<E, Item>)
            case over
        }

        private let sequence: PageSequence
        private let source: PageSource<E, Item>
        private var state: State
        /// Digests of cursors, since a server may make cursors arbitrarily long.
        private var visited: Set<Data> = []
        private var count = 0

        fileprivate init(_ sequence: PageSequence) {
            self.sequence = sequence
            source = sequence.source.keepingUser
            state = .at(sequence.start)
        }

        /// The next page, or nil after the last one.
        ///
        /// - Throws: ``PageError``.
        public mutating func next() async throws(PageError<E.Failure>) -> PageSequence<E, Item>.Page? {
            do throws(PageError<E.Failure>) {
                let page: PageSequence<E, Item>.Page
                switch state {
                case .over: return nil
                case .at(let cursor):
                    if Task.isCancelled { throw cancelled(at: cursor) }
                    if let fault = fault(at: cursor) { throw PageError(.pages(fault), at: cursor) }
                    count(cursor)
                    page = try await source.page(at: cursor)
                case .fetching(let flight):
                    if Task.isCancelled { throw cancelled(at: flight.cursor) }
                    page = try await flight.page()
                }
                proceed(after: page)
                return page
            } catch {
                state = .over
                if count > 1, error.status == 404, source.pagination.endsWithMissingPage { return nil }
                throw error
            }
        }

        private func cancelled(at cursor: PageCursor?) -> PageError<E.Failure> {
            PageError(.call(HTTPError(.cancelled, operation: source.endpoint.operation)), at: cursor)
        }

        private mutating func proceed(after page: PageSequence<E, Item>.Page) {
            if count == 1 { notePlace(ofFirst: page) }
            guard let next = page.next, !(page.items.isEmpty && places(of: page).contains(next)) else {
                return state = .over
            }
            state = .at(next)
            // If the next cursor is invalid, the next read throws the error.
            guard sequence.isPrefetching, fault(at: next) == nil else { return }
            count(next)
            state = .fetching(PageFlight(source, at: next))
        }

        /// The first page may have no cursor, but a later page may refer to it by its address or by the cursor of the call.
        private mutating func notePlace(ofFirst page: PageSequence<E, Item>.Page) {
            for place in places(of: page) { visited.insert(digest(place)) }
        }

        /// The names by which a response may refer to a page: its address, the query of the address, and its cursor.
        private func places(of page: PageSequence<E, Item>.Page) -> [PageCursor] {
            let url = page.reply.response.url
            let address = resolved("", against: url).map { PageCursor(rawValue: $0) }
            let query = url?.query(percentEncoded: true).map { PageCursor(rawValue: "?" + $0) }
            let own = page.cursor ?? source.pagination.start(source.endpoint)
            return [address, query, own].compactMap(\.self)
        }

        private func fault(at cursor: PageCursor?) -> PageCursor.LinkError? {
            if count >= sequence.limit { return .tooMany(limit: sequence.limit) }
            if let cursor, visited.contains(digest(cursor)) { return .repeated(cursor) }
            return nil
        }

        private mutating func count(_ cursor: PageCursor?) {
            count += 1
            if let cursor { visited.insert(digest(cursor)) }
        }

        private func digest(_ cursor: PageCursor) -> Data { sha256(Data(cursor.rawValue.utf8)) }
    }
}

/// A page that is requested before it is read. The request is cancelled when the page can no longer be read.
final class PageFlight<E: Endpoint, Item: Sendable>: Sendable {
    let cursor: PageCursor
    private let task: Task<Result<PageSequence<E, Item>.Page, PageError<E.Failure>>, Never>

    init(_ source: PageSource<E, Item>, at cursor: PageCursor) {
        self.cursor = cursor
        task = Task {
            do throws(PageError<E.Failure>) { return .success(try await source.page(at: cursor)) } catch {
                return .failure(error)
            }
        }
    }

    func page() async throws(PageError<E.Failure>) -> PageSequence<E, Item>.Page {
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }

    deinit { task.cancel() }
}

// MARK: Page

extension PageSequence {
    /// One page of a list.
    public struct Page: Sendable {
        /// The items of the page, in the order of the response; a page may be empty.
        public var items: [Item]
        /// The whole response.
        public var reply: Reply<E>
        /// The cursor of this page; nil for the first page.
        public var cursor: PageCursor?
        /// The cursor of the next page; nil for the last page. Keep it to continue later.
        public var next: PageCursor?

        /// The page as the endpoint's response type.
        public var value: E.Response { reply.value }

        /// Creates a page, for tests.
        public init(items: [Item], reply: Reply<E>, cursor: PageCursor? = nil, next: PageCursor? = nil) {
            self.items = items
            self.reply = reply
            self.cursor = cursor
            self.next = next
        }
    }
}

// MARK: ItemSequence

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

// MARK: PageError

/// The reason why a page could not be read. `Failure` is the type of the endpoint's documented failures.
public struct PageError<Failure: Sendable>: Error, Sendable {
    /// The reason of the failure.
    public enum Reason: Sendable {
        /// The call for the page failed.
        case call(HTTPError<Failure>)
        /// The cursor or address of the page is invalid.
        case pages(PageCursor.LinkError)
    }

    /// Whether the call failed, or the cursor is unusable.
    public var reason: Reason
    /// The cursor of the failed page, for trying again from there; nil is the first page.
    public var cursor: PageCursor?

    /// Creates the error, for tests; the cursor of the first page is nil.
    public init(_ reason: Reason, at cursor: PageCursor?) {
        self.reason = reason
        self.cursor = cursor
    }
}

extension PageError: EndpointError, Opaque {
    public var response: EndpointResponse? {
        if case .call(let error) = reason { error.response } else { nil }
    }

    public var requestLine: String? {
        if case .call(let error) = reason { error.requestLine } else { nil }
    }

    public var attempts: [Attempt] {
        if case .call(let error) = reason { error.attempts } else { [] }
    }

    public var isCancellation: Bool {
        if case .call(let error) = reason { error.isCancellation } else { false }
    }

    public var userText: EndpointClientError.UserText? {
        switch reason {
        case .call(let error): error.userText
        case .pages: .listNotUnderstood
        }
    }

    /// A user-facing description.
    public var errorDescription: String? {
        switch reason {
        case .call(let error): error.errorDescription
        case .pages: userText?.text()
        }
    }

    public var debugDescription: String {
        let place = cursor.map { "page at '\($0.shown)'" } ?? "first page"
        switch reason {
        case .call(let error): return "\(place): \(error.debugDescription)"
        case .pages(let fault): return "\(place): \(fault)"
        }
    }
}
