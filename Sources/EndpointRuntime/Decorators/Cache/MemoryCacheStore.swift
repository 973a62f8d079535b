/// Keeps answers in memory; those not used for longest go first.
public final class MemoryCacheStore: CacheStore {
    private struct Slot: Sendable {
        var entry: CacheEntry
        var size: Int
        var lastUse: UInt64
    }

    private struct State: Sendable {
        var slots: [CacheKey: Slot] = [:]
        var size = 0
        var uses: UInt64 = 0
    }

    private let limit: Int
    private let state = Lock(State())

    /// - Parameter limit: in bytes; 8 MB by default, 0 keeps nothing.
    public init(limit: Int = 8_000_000) throws(CacheFault) {
        guard limit >= 0 else { throw .outOfRange(field: "limit", allowed: "zero or more") }
        self.limit = limit
    }

    init() { limit = 8_000_000 }

    /// What is kept, in bytes.
    package var size: Int { state.withLock { $0.size } }

    public func entry(for key: CacheKey) -> CacheEntry? {
        state.withLock { state in
            guard let slot = state.slots[key] else { return nil }
            state.uses += 1
            state.slots[key]?.lastUse = state.uses
            return slot.entry
        }
    }

    public func keep(_ entry: CacheEntry, for key: CacheKey) {
        let size = entry.size + key.url.utf8.count + key.partition.utf8.count
        state.withLock { state in
            if let old = state.slots.removeValue(forKey: key) { state.size -= old.size }
            guard size <= limit else { return }
            state.uses += 1
            state.slots[key] = Slot(entry: entry, size: size, lastUse: state.uses)
            state.size += size
            if state.size > limit { shrink(&state) }
        }
    }

    public func remove(_ key: CacheKey) {
        state.withLock { state in
            if let old = state.slots.removeValue(forKey: key) { state.size -= old.size }
        }
    }

    public func purge(_ owner: Principal) {
        state.withLock { state in
            state.slots = state.slots.filter { $0.key.owner != owner }
            state.size = state.slots.values.reduce(0) { $0 + $1.size }
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
        for (key, slot) in state.slots.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if state.size <= target || slot.lastUse == state.uses { return }
            state.slots[key] = nil
            state.size -= slot.size
        }
    }
}
