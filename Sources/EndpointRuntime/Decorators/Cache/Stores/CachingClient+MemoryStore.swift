extension CachingClient {
    /// Keeps responses in memory and removes the least recently used ones first.
    public final class MemoryStore: CachingClient.Store {
        private struct Slot: Sendable {
            let entry: CachingClient.Entry
            let size: Int
            var lastUse: UInt64
        }

        private struct State: Sendable {
            var slots: [CachingClient.Key: [Slot]] = [:]
            var size = 0
            var uses: UInt64 = 0

            mutating func remove(_ key: CachingClient.Key, where isGone: (Slot) -> Bool = { _ in true }) {
                guard let slots = slots.removeValue(forKey: key) else { return }
                let kept = slots.filter { !isGone($0) }
                if !kept.isEmpty { self.slots[key] = kept }
                size += kept.reduce(0) { $0 + $1.size } - slots.reduce(0) { $0 + $1.size }
            }
        }

        private let limit: Int
        private let state = Lock(State())

        /// - Parameter limit: in bytes; 8 MB by default. With 0 or less, nothing is stored.
        public init(limit: Int = 8_000_000) { self.limit = max(0, limit) }

        /// The size of the stored responses, in bytes.
        package var size: Int { state.withLock { $0.size } }

        public func entries(for key: CachingClient.Key, matching request: EndpointRequest) -> [CachingClient.Entry] {
            state.withLock { state in
                guard let place = state.slots.index(forKey: key) else { return [] }
                var found: [CachingClient.Entry] = []
                for index in state.slots.values[place].indices {
                    let entry = state.slots.values[place][index].entry
                    guard entry.variant.covers(request) else { continue }
                    state.uses += 1
                    state.slots.values[place][index].lastUse = state.uses
                    found.append(entry)
                }
                return found
            }
        }

        public func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) {
            let size = entry.size + key.url.utf8.count + key.partition.utf8.count
            state.withLock { state in
                state.remove(key) { $0.entry.variant == entry.variant }
                guard size <= limit else { return }
                state.uses += 1
                state.slots[key, default: []].append(Slot(entry: entry, size: size, lastUse: state.uses))
                state.size += size
                if let slots = state.slots[key], slots.count > CachingClient.Variant.limit {
                    let oldest = slots.reduce(state.uses) { min($0, $1.lastUse) }
                    state.remove(key) { $0.lastUse == oldest }
                }
                if state.size > limit { shrink(&state) }
            }
        }

        public func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) {
            state.withLock { $0.remove(key) { $0.entry.variant == variant } }
        }

        public func remove(_ key: CachingClient.Key) { state.withLock { $0.remove(key) } }

        public func purge(_ owner: EndpointRequest.Principal) {
            state.withLock { state in
                for key in state.slots.keys where key.owner == owner { state.remove(key) }
            }
        }

        public func purge() { state.withLock { $0 = State() } }

        /// Frees an eighth of the limit at once, so that sorting is rare. The newest entry stays.
        private func shrink(_ state: inout State) {
            let uses = state.slots.flatMap { key, slots in slots.map { (key: key, lastUse: $0.lastUse) } }
            for use in uses.sorted(by: { $0.lastUse < $1.lastUse }).dropLast() where state.size > limit - limit / 8 {
                state.remove(use.key) { $0.lastUse == use.lastUse }
            }
        }
    }
}
