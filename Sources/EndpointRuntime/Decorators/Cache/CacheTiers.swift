/// Combines memory with a store that outlives the process. Changes of that store are queued and applied one after
/// another, so that no caller waits for them; reads apply the changes that are still queued.
final class CacheTiers: Sendable {
    typealias Arrival = CacheArrivals.Arrival

    /// The maximum number of bytes queued for the disk. An entry beyond that, unless it is the only one, is not
    /// written, and the old one is removed.
    private static let limit = 8_000_000

    private let memory: CachingClient.MemoryStore
    private let disk: (any CachingClient.Store)?
    private let state: Lock<DiskQueue.State>

    init(memory: CachingClient.MemoryStore, disk: (any CachingClient.Store)?) {
        self.memory = memory
        self.disk = disk
        state = disk.map(memory.queue)?.state ?? Lock(DiskQueue.State())
    }

    func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry] {
        let known = memory.entries(for: key, matching: request)
        guard known.isEmpty, let disk else { return known }
        let arrival = memory.arrivals.expect(key, isSearch: true)
        defer { end(arrival) }
        let found = await search(disk, for: key, matching: request)
        // Entries that were stored during the search are newer than its result. A removal outdates it.
        let newer = memory.entries(for: key, matching: request)
        guard newer.isEmpty, memory.arrivals.isCurrent(arrival) else { return newer }
        for entry in found { keepInMemory(entry, arrival) }
        return found
    }

    private func search(_ disk: any CachingClient.Store, for key: CachingClient.Key, matching request: EndpointRequest)
        async -> [CachingClient.Entry]
    {
        let own = DiskQueue.Search(request)
        // The queued changes are captured before the disk is read. A change that is applied to the disk during the read
        // is applied to its result once more, which has no effect.
        let (search, changes) = state.withLock { state -> (DiskQueue.Search, [DiskQueue.Change]) in
            if let other = state.searches[key], other.isLike(own) { return (other, []) }
            state.searches[key] = own
            return (own, state.changes[key] ?? [])
        }
        guard search === own else { return await search.found.wait() ?? [] }
        let stored = await disk.entries(for: key, matching: request)
        var selectors = CachingClient.Variant.Selectors(request)
        let found = changes.reduce(stored) { $1.made(to: $0) }.filter { $0.variant.covers(&selectors) }
        state.withLock { state in
            if state.searches[key] === own { state.searches[key] = nil }
        }
        own.found.fulfill(found)
        return found
    }

    /// Called before a request starts: a change or removal after this call outdates its response.
    func expect(_ key: CachingClient.Key) -> Arrival { memory.arrivals.expect(key) }

    func end(_ arrival: Arrival) { memory.arrivals.end(arrival) }

    /// - Parameters:
    ///   - outdated: the entries that matched the same request before.
    ///   - keepers: nil unless several callers share the response; only the first of them writes it to disk.
    func keep(
        _ entry: CachingClient.Entry,
        _ arrival: Arrival,
        replacing outdated: [CachingClient.Entry],
        sharedBy keepers: Keepers?
    ) {
        guard memory.arrivals.isCurrent(arrival) else { return }
        remove(outdated.filter { $0.variant != entry.variant }, of: arrival.key)
        keepInMemory(entry, arrival)
        guard disk != nil, keepers?.add(self) != false else { return }
        change(arrival.key, .keep(entry))
        // The entry may have been outdated between the check and the change.
        if !memory.arrivals.isCurrent(arrival) { change(arrival.key, .remove(entry.variant)) }
    }

    func remove(_ entries: [CachingClient.Entry], of key: CachingClient.Key) {
        guard !entries.isEmpty else { return }
        // Memory is cleared last. Until the arrivals are outdated, a search may still copy an entry from disk into it.
        for entry in entries { change(key, .remove(entry.variant)) }
        memory.arrivals.outdateSearches(of: key)
        for entry in entries { memory.remove(entry.variant, of: key) }
    }

    func invalidate(_ keys: Set<CachingClient.Key>) {
        // In the same order as in `remove`.
        for key in keys { change(key, .removeAll) }
        memory.arrivals.outdate { keys.contains($0) }
        for key in keys { memory.remove(key) }
    }

    /// Removes the entries of a user. Returns when they are removed from the disk too.
    ///
    /// - Parameter owner: the user whose entries are removed; nil removes those of all users.
    func removeAll(of owner: EndpointRequest.Principal?) async {
        removeFromMemory(owner)
        guard let disk else { return }
        await state.withLock { state in
            state.searches = state.searches.filter { owner != nil && $0.key.owner != owner }
            for (key, changes) in state.changes where owner == nil || key.owner == owner {
                state.changes[key] = changes.map { _ in .removeAll }
            }
            return state.append { if let owner { await disk.removeAll(of: owner) } else { await disk.removeAll() } }
        }.value
        // Searches may have read old entries from the disk until the removal ended.
        removeFromMemory(owner)
    }

    private func removeFromMemory(_ owner: EndpointRequest.Principal?) {
        memory.arrivals.outdate { owner == nil || $0.owner == owner }
        if let owner { memory.removeAll(of: owner) } else { memory.removeAll() }
    }

    /// Returns when all changes queued so far have been applied.
    func flush() async { await state.withLock { $0.last }?.value }

    private func change(_ key: CachingClient.Key, _ change: DiskQueue.Change) {
        guard let disk else { return }
        state.withLock { state in
            var change = change
            if case .keep(let entry) = change, state.size > 0, state.size + entry.size > CacheTiers.limit {
                change = .remove(entry.variant)
            }
            state.changes[key, default: []].append(change)
            state.searches[key] = nil
            state.size += change.size
            _ = state.append { [self, change] in
                await change.make(in: disk, key)
                end(change, key)
            }
        }
    }

    private func end(_ change: DiskQueue.Change, _ key: CachingClient.Key) {
        state.withLock { state in
            state.size -= change.size
            state.changes[key]?.removeFirst()
            if state.changes[key]?.isEmpty == true { state.changes[key] = nil }
        }
    }

    private func keepInMemory(_ entry: CachingClient.Entry, _ arrival: Arrival) {
        memory.keep(entry, for: arrival.key)
        if !memory.arrivals.isCurrent(arrival) { memory.remove(entry.variant, of: arrival.key) }
    }
}

// MARK: CacheArrivals

/// The requests and disk searches whose results may go into a memory store. They belong to the store, because all
/// clients that share it outdate each other's results.
final class CacheArrivals: Sendable {
    struct Arrival: Sendable {
        let key: CachingClient.Key
        fileprivate let number: Int
    }

    private struct State: Sendable {
        var count = 0
        /// The arrivals that no change has outdated.
        var current: [Int: (key: CachingClient.Key, isSearch: Bool)] = [:]
    }

    private let state = Lock(State())

    func expect(_ key: CachingClient.Key, isSearch: Bool = false) -> Arrival {
        state.withLock { state in
            state.count &+= 1
            state.current[state.count] = (key, isSearch)
            return Arrival(key: key, number: state.count)
        }
    }

    func end(_ arrival: Arrival) { state.withLock { _ = $0.current.removeValue(forKey: arrival.number) } }

    func isCurrent(_ arrival: Arrival) -> Bool { state.withLock { $0.current[arrival.number] != nil } }

    func outdate(_ isOutdated: (CachingClient.Key) -> Bool) {
        state.withLock { state in state.current = state.current.filter { !isOutdated($0.value.key) } }
    }

    /// Outdates the results of searches, but not the responses of requests.
    func outdateSearches(of key: CachingClient.Key) {
        state.withLock { state in state.current = state.current.filter { !$0.value.isSearch || $0.value.key != key } }
    }
}
