/// Memory in front of a store that outlives the process, as one.
final class CacheTiers: Sendable {
    private let memory: MemoryCacheStore
    private let disk: (any CacheStore)?
    private let state = Lock(0)

    init(memory: MemoryCacheStore, disk: (any CacheStore)?) {
        self.memory = memory
        self.disk = disk
    }

    /// Counts purges and invalidations: an answer asked for before one is not stored after it.
    var epoch: Int { state.withLock { $0 } }

    func entries(for key: CacheKey, answering request: HTTPRequest) async -> [CacheEntry] {
        let known = memory.entries(for: key, answering: request)
        guard known.isEmpty, let disk else { return known }
        let epoch = epoch
        let found = await disk.entries(for: key, answering: request)
        // Whoever stored something meanwhile, or removed it, knows better.
        let newer = memory.entries(for: key, answering: request)
        guard newer.isEmpty, self.epoch == epoch else { return newer }
        for entry in found { memory.keep(entry, for: key) }
        if self.epoch != epoch { for entry in found { memory.remove(entry.variant, of: key) } }
        return found
    }

    /// - Parameters:
    ///   - outdated: what answered the same request until now.
    ///   - epoch: when the answer was asked for.
    func keep(_ entry: CacheEntry, for key: CacheKey, replacing outdated: [CacheEntry], since epoch: Int) async {
        guard self.epoch == epoch else { return }
        await remove(outdated.filter { $0.variant != entry.variant }, of: key)
        memory.keep(entry, for: key)
        await disk?.keep(entry, for: key)
        // A purge in between may have gone first.
        if self.epoch != epoch { await remove([entry], of: key) }
    }

    func remove(_ entries: [CacheEntry], of key: CacheKey) async {
        for entry in entries {
            memory.remove(entry.variant, of: key)
            await disk?.remove(entry.variant, of: key)
        }
    }

    func invalidate(_ keys: Set<CacheKey>) async {
        state.withLock { $0 += 1 }
        for key in keys {
            memory.remove(key)
            await disk?.remove(key)
        }
    }

    func purge(_ owner: Principal) async {
        state.withLock { $0 += 1 }
        memory.purge(owner)
        await disk?.purge(owner)
    }

    func purge() async {
        state.withLock { $0 += 1 }
        memory.purge()
        await disk?.purge()
    }
}
