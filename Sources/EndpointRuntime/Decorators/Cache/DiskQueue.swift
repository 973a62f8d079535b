/// The changes of a disk that wait, and the searches in progress. A memory store has one queue for each disk, so that
/// clients that share both stores see each other's changes and make them in one order.
struct DiskQueue: Sendable {
    enum Change: Sendable {
        case keep(CachingClient.Entry)
        case remove(CachingClient.Variant)
        case removeAll

        /// The bytes that the change keeps in memory until it is applied.
        var size: Int { if case .keep(let entry) = self { entry.size } else { 0 } }

        func make(in store: any CachingClient.Store, _ key: CachingClient.Key) async {
            switch self {
            case .keep(let entry): await store.keep(entry, for: key)
            case .remove(let variant): await store.remove(variant, of: key)
            case .removeAll: await store.remove(key)
            }
        }

        func made(to entries: [CachingClient.Entry]) -> [CachingClient.Entry] {
            switch self {
            case .keep(let entry): entries.filter { $0.variant != entry.variant } + [entry]
            case .remove(let variant): entries.filter { $0.variant != variant }
            case .removeAll: []
            }
        }
    }

    /// A search for the entries of an address on disk. Requests with equal headers and mode share one.
    final class Search: Sendable {
        let headers: [HeaderFields.Field]
        let mode: CallOptions.Cache.Mode?
        let found = Promise<[CachingClient.Entry]>()

        init(_ request: EndpointRequest) {
            headers = request.headers.fields
            mode = request.options.cache?.mode
        }

        func isLike(_ other: Search) -> Bool { headers == other.headers && mode == other.mode }
    }

    /// Queued changes of the disk, oldest first.
    var changes: [CachingClient.Key: [Change]] = [:]
    var size = 0
    /// Running searches of addresses that have not changed since the search began.
    var searches: [CachingClient.Key: Search] = [:]
    /// The task that was queued last.
    private(set) var last: Task<Void, Never>?

    mutating func append(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        let task = Task { [last] in
            await last?.value
            await work()
        }
        last = task
        return task
    }

    mutating func end(_ change: Change, _ key: CachingClient.Key) {
        size -= change.size
        changes[key]?.removeFirst()
        if changes[key]?.isEmpty == true { changes[key] = nil }
    }
}
