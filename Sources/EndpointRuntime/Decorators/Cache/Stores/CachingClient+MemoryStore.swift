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

            /// Has no effect on slots that were used or replaced since they were read.
            mutating func use(_ found: [Slot], of key: CachingClient.Key) {
                guard let place = slots.index(forKey: key) else { return }
                for index in slots.values[place].indices {
                    let lastUse = slots.values[place][index].lastUse
                    guard found.contains(where: { $0.lastUse == lastUse }) else { continue }
                    uses += 1
                    slots.values[place][index].lastUse = uses
                }
            }

            mutating func remove(_ key: CachingClient.Key, where isGone: (Slot) -> Bool = { _ in true }) {
                guard let slots = slots.removeValue(forKey: key) else { return }
                let kept = slots.filter { !isGone($0) }
                if !kept.isEmpty { self.slots[key] = kept }
                size += kept.reduce(0) { $0 + $1.size } - slots.reduce(0) { $0 + $1.size }
            }
        }

        let arrivals = CacheArrivals()
        private let queues = Lock<[ObjectIdentifier: DiskQueue]>([:])
        private let limit: Int
        private let state = Lock(State())

        /// Creates an empty store of limited size.
        ///
        /// - Parameter limit: in bytes; 8 MB by default. With 0 or less, nothing is stored.
        public init(limit: Int = 8_000_000) { self.limit = max(0, limit) }

        /// The queue of a disk. Structures have no identity, so each client of one has a queue of its own.
        func queue(of disk: any CachingClient.Store) -> DiskQueue {
            guard type(of: disk) is AnyClass else { return DiskQueue() }
            let id = ObjectIdentifier(disk as AnyObject)
            return queues.withLock { queues in
                let queue = queues[id] ?? DiskQueue()
                queues[id] = queue
                return queue
            }
        }

        /// The size of the stored responses, in bytes.
        package var size: Int { state.withLock { $0.size } }

        public func entries(for key: CachingClient.Key, matching request: EndpointRequest) -> [CachingClient.Entry] {
            var selectors = CachingClient.Variant.Selectors(request)
            // Compared outside of the lock, because a variant may compare a digest of all headers.
            let found = (state.withLock { $0.slots[key] } ?? []).filter { $0.entry.variant.covers(&selectors) }
            if found.isEmpty { return [] }
            state.withLock { $0.use(found, of: key) }
            return found.map(\.entry)
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

        public func removeAll(of owner: EndpointRequest.Principal) {
            state.withLock { state in
                for key in state.slots.keys where key.owner == owner { state.remove(key) }
            }
        }

        public func removeAll() { state.withLock { $0 = State() } }

        /// Frees an eighth of the limit at once, so that sorting is rare. The newest entry stays.
        private func shrink(_ state: inout State) {
            let uses = state.slots.flatMap { key, slots in slots.map { (key: key, lastUse: $0.lastUse) } }
            for use in uses.sorted(by: { $0.lastUse < $1.lastUse }).dropLast() where state.size > limit - limit / 8 {
                state.remove(use.key) { $0.lastUse == use.lastUse }
            }
        }
    }
}
