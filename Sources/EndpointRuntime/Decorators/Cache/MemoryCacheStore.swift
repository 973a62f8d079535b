/// Keeps answers in memory; those not used for longest go first.
public final class MemoryCacheStore: CacheStore {
    private struct Slot: Sendable {
        var entry: CacheEntry
        var size: Int
        var lastUse: UInt64
    }

    private struct State: Sendable {
        var slots: [CacheKey: [CacheVariant: Slot]] = [:]
        var size = 0
        var uses: UInt64 = 0

        mutating func remove(_ variant: CacheVariant, of key: CacheKey) {
            if let old = slots[key]?.removeValue(forKey: variant) { size -= old.size }
            if slots[key]?.isEmpty == true { slots[key] = nil }
        }
    }

    private let limit: Int
    private let state = Lock(State())

    /// - Parameter limit: in bytes; 0 keeps nothing.
    /// - Throws: ``PolicyFault`` for a negative limit.
    public init(limit: Int) throws(PolicyFault) {
        try PolicyFault.check("MemoryCacheStore.limit", limit, atLeast: 0)
        self.limit = limit
    }

    /// Keeps 8 MB.
    public init() { limit = 8_000_000 }

    /// What is kept, in bytes.
    package var size: Int { state.withLock { $0.size } }

    public func entries(for key: CacheKey, answering request: HTTPRequest) -> [CacheEntry] {
        state.withLock { state in
            var found: [CacheEntry] = []
            for (variant, slot) in state.slots[key] ?? [:] where variant.covers(request) {
                state.uses += 1
                state.slots[key]?[variant]?.lastUse = state.uses
                found.append(slot.entry)
            }
            return found
        }
    }

    public func keep(_ entry: CacheEntry, for key: CacheKey) {
        let size = entry.size + key.url.utf8.count + key.partition.utf8.count
        state.withLock { state in
            state.remove(entry.variant, of: key)
            guard size <= limit else { return }
            state.uses += 1
            state.slots[key, default: [:]][entry.variant] = Slot(entry: entry, size: size, lastUse: state.uses)
            state.size += size
            let variants = state.slots[key] ?? [:]
            if variants.count > CacheVariant.limit,
                let oldest = variants.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.remove(oldest.key, of: key)
            }
            if state.size > limit { shrink(&state) }
        }
    }

    public func remove(_ variant: CacheVariant, of key: CacheKey) {
        state.withLock { $0.remove(variant, of: key) }
    }

    public func remove(_ key: CacheKey) {
        state.withLock { state in
            for slot in (state.slots.removeValue(forKey: key) ?? [:]).values { state.size -= slot.size }
        }
    }

    public func purge(_ owner: Principal) {
        state.withLock { state in
            state.slots = state.slots.filter { $0.key.owner != owner }
            state.size = state.slots.values.reduce(0) { $1.values.reduce($0) { $0 + $1.size } }
        }
    }

    public func purge() {
        state.withLock { state in
            state.slots = [:]
            state.size = 0
        }
    }

    /// Makes an eighth of the room at once, so that sorting is rare. What came last stays.
    private func shrink(_ state: inout State) {
        let target = limit - limit / 8
        let uses = state.slots.flatMap { key, variants in variants.map { (key, $0.key, $0.value.lastUse) } }
        for (key, variant, lastUse) in uses.sorted(by: { $0.2 < $1.2 }) {
            if state.size <= target || lastUse == state.uses { return }
            state.remove(variant, of: key)
        }
    }
}
