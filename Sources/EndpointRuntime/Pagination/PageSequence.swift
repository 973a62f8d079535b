import Foundation

/// Pages that are requested as they are read.
///
/// Each iteration starts from the beginning. A page is sent through the client like any other call. After an iteration
/// throws, it is over; ``PageError/cursor`` says where to continue.
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
        private var state: State
        /// Digests of cursors, since a server may make cursors arbitrarily long.
        private var visited: Set<Data> = []
        private var count = 0

        fileprivate init(_ sequence: PageSequence) {
            self.sequence = sequence
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
                    page = try await sequence.source.page(at: cursor)
                case .fetching(let flight):
                    if Task.isCancelled { throw cancelled(at: flight.cursor) }
                    page = try await flight.page()
                }
                proceed(behind: page)
                return page
            } catch {
                state = .over
                throw error
            }
        }

        private func cancelled(at cursor: PageCursor?) -> PageError<E.Failure> {
            PageError(.call(HTTPError(.cancelled, operation: sequence.source.endpoint.operation)), at: cursor)
        }

        private mutating func proceed(behind page: PageSequence<E, Item>.Page) {
            guard let next = page.next else { return state = .over }
            state = .at(next)
            // If the next cursor is invalid, the next read throws the error.
            guard sequence.isPrefetching, fault(at: next) == nil else { return }
            count(next)
            state = .fetching(PageFlight(sequence.source, at: next))
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
