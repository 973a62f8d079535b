/// Combines memory with a store that outlives the process. Changes of that store are queued and applied one after
/// another, so that no caller waits for them; reads apply the changes that are still queued.
///
/// All state is that of the memory store. One step under its lock checks whether a response is still current and stores
/// it. A change before that step outdates the response; a later one removes what the step stored.
final class CacheTiers: Sendable {
    typealias Arrival = CacheArrivals.Arrival

    /// The maximum number of bytes queued for the disk. An entry beyond that, unless it is the only one, is not
    /// written, and the old one is removed.
    private static let limit = 8_000_000

    private let memory: CachingClient.MemoryStore
    private let disk: (any CachingClient.Store)?
    private let diskID: ObjectIdentifier?

    init(memory: CachingClient.MemoryStore, disk: (any CachingClient.Store)?) {
        self.memory = memory
        self.disk = disk
        diskID = disk.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
    }

    /// Structures have no identity, so each client of one has a queue of its own.
    private var queueID: ObjectIdentifier { diskID ?? ObjectIdentifier(self) }

    func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry] {
        let known = memory.entries(for: key, matching: request)
        guard known.isEmpty, let disk else { return known }
        let arrival = memory.state.withLock { $0.arrivals.expect(key, isSearch: true) }
        defer { end(arrival) }
        let found = await search(disk, for: key.onDisk, matching: request).filter { key.sharesOnDisk($0) }
        // Entries that were stored during the search are newer than its result. A removal outdates it.
        let newer = memory.entries(for: key, matching: request)
        guard newer.isEmpty else { return newer }
        let isCurrent = memory.state.withLock { state in
            guard state.arrivals.isCurrent(arrival) else { return false }
            for entry in found where !state.has(entry.variant, of: key) { state.keep(entry, for: key) }
            return true
        }
        return isCurrent ? found : memory.entries(for: key, matching: request)
    }

    private func search(_ disk: any CachingClient.Store, for key: CachingClient.Key, matching request: EndpointRequest)
        async -> [CachingClient.Entry]
    {
        let own = DiskQueue.Search(request)
        // The queued changes are captured before the disk is read. A change that is applied to the disk during the read
        // is applied to its result once more, which has no effect.
        let (search, changes) = withQueue { queue -> (DiskQueue.Search, [DiskQueue.Change]) in
            if let other = queue.searches[key], other.isLike(own) { return (other, []) }
            queue.searches[key] = own
            return (own, queue.changes[key] ?? [])
        }
        guard search === own else { return await search.found.wait() ?? [] }
        let stored = await disk.entries(for: key, matching: request)
        var selectors = CachingClient.Variant.Selectors(request)
        let found = changes.reduce(stored) { $1.made(to: $0) }.filter { $0.variant.covers(&selectors) }
        withQueue { queue in
            if queue.searches[key] === own { queue.searches[key] = nil }
        }
        own.found.fulfill(found)
        return found
    }

    /// Called before a request starts: a change or removal after this call outdates its response.
    func expect(_ key: CachingClient.Key) -> Arrival { memory.state.withLock { $0.arrivals.expect(key) } }

    func end(_ arrival: Arrival) { memory.state.withLock { $0.arrivals.end(arrival) } }

    /// - Parameters:
    ///   - outdated: the entries that matched the same request before.
    ///   - keepers: nil unless several callers share the response; only the first of them writes it to disk.
    func keep(
        _ entry: CachingClient.Entry,
        _ arrival: Arrival,
        replacing outdated: [CachingClient.Entry],
        sharedBy keepers: Keepers?
    ) {
        guard memory.state.withLock({ $0.arrivals.isCurrent(arrival) }) else { return }
        let key = arrival.key
        remove(outdated.filter { $0.variant != entry.variant }, of: key)
        let isWritten = disk != nil && keepers?.add(self) != false
        memory.state.withLock { state in
            guard state.arrivals.isCurrent(arrival) else { return }
            state.keep(entry, for: key)
            if isWritten { change(key, key.sharesOnDisk(entry) ? .keep(entry) : .remove(entry.variant), &state) }
        }
    }

    func remove(_ entries: [CachingClient.Entry], of key: CachingClient.Key) {
        guard !entries.isEmpty else { return }
        memory.state.withLock { state in
            for entry in entries {
                change(key, .remove(entry.variant), &state)
                state.remove(entry.variant, of: key)
            }
            // The results of searches are outdated, but not the responses of requests.
            state.arrivals.outdate { $1 && $0.onDisk == key.onDisk }
        }
    }

    func invalidate(_ keys: Set<CachingClient.Key>) {
        memory.state.withLock { state in
            for key in Set(keys.map(\.onDisk)) { change(key, .removeAll, &state) }
            for key in keys { state.remove(key) }
            state.arrivals.outdate { key, isSearch in keys.contains(isSearch ? key.onDisk : key) }
        }
    }

    /// Removes the entries of a user. Returns when they are removed from the disk too.
    ///
    /// - Parameter owner: the user whose entries are removed; nil removes those of all users.
    func removeAll(of owner: EndpointRequest.Principal?) async {
        removeFromMemory(owner)
        guard let disk else { return }
        await withQueue { queue in
            queue.searches = queue.searches.filter { owner != nil && $0.key.owner != owner }
            for (key, changes) in queue.changes where owner == nil || key.owner == owner {
                queue.changes[key] = changes.map { _ in .removeAll }
            }
            return queue.append { if let owner { await disk.removeAll(of: owner) } else { await disk.removeAll() } }
        }.value
        // Searches may have read old entries from the disk until the removal ended.
        removeFromMemory(owner)
    }

    private func removeFromMemory(_ owner: EndpointRequest.Principal?) {
        memory.state.withLock { state in
            state.arrivals.outdate { key, _ in owner == nil || key.owner == owner }
            state.removeAll(of: owner)
        }
    }

    /// Returns when all changes queued so far have been applied.
    func flush() async { await withQueue { $0.last }?.value }

    private func withQueue<T>(_ work: (inout DiskQueue) -> T) -> T {
        memory.state.withLock { work(&$0.queues[queueID, default: DiskQueue()]) }
    }

    private func change(
        _ key: CachingClient.Key,
        _ change: DiskQueue.Change,
        _ state: inout CachingClient.MemoryStore.State
    ) {
        guard let disk else { return }
        let key = key.onDisk
        var queue = state.queues.removeValue(forKey: queueID) ?? DiskQueue()
        defer { state.queues[queueID] = queue }
        var change = change
        if case .keep(let entry) = change, queue.size > 0, queue.size + entry.size > CacheTiers.limit {
            change = .remove(entry.variant)
        }
        queue.changes[key, default: []].append(change)
        queue.searches[key] = nil
        queue.size += change.size
        _ = queue.append { [self, change] in
            await change.make(in: disk, key)
            withQueue { $0.end(change, key) }
        }
    }
}

// MARK: CacheArrivals

/// The requests and disk searches whose results may go into a memory store. They belong to the store, because all
/// clients that share it outdate each other's results.
struct CacheArrivals: Sendable {
    struct Arrival: Sendable {
        let key: CachingClient.Key
        fileprivate let number: Int
    }

    private var count = 0
    /// The arrivals that no change has outdated.
    private var current: [Int: (key: CachingClient.Key, isSearch: Bool)] = [:]

    mutating func expect(_ key: CachingClient.Key, isSearch: Bool = false) -> Arrival {
        count &+= 1
        current[count] = (key, isSearch)
        return Arrival(key: key, number: count)
    }

    mutating func end(_ arrival: Arrival) { current[arrival.number] = nil }

    func isCurrent(_ arrival: Arrival) -> Bool { current[arrival.number] != nil }

    mutating func outdate(_ isOutdated: (_ key: CachingClient.Key, _ isSearch: Bool) -> Bool) {
        current = current.filter { !isOutdated($0.value.key, $0.value.isSearch) }
    }
}
